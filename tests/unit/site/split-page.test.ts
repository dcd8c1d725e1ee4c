/** @jest-environment node */
import { splitPage } from '@/lib/site/views/split-page';
import { sourcesOf } from './sources';

const page = (body: string, first?: string[]) => splitPage(sourcesOf(), { body }, first);
const BODY = 'Hola.\n\n## Uno\n\na\n\n## Dos\n\n### Detalle\n\n## Tres\n\n[c]\n\n[c]: /prensa/\n';

describe('una página de texto partida en dos', () => {
  it('sin más, su primera sección va antes y las otras después', () => {
    expect(page(BODY)).toEqual({
      before: '<p>Hola.</p>\n<h2 id="uno">Uno</h2>\n<p>a</p>',
      after:
        '<h2 id="dos">Dos</h2>\n<h3 id="detalle">Detalle</h3>\n<h2 id="tres">Tres</h2>\n<p><a href="/prensa/">c</a></p>',
    });
  });

  it('las secciones que se nombran van antes, en el orden del texto, dondequiera que estén', () => {
    const { before, after } = page(BODY, ['tres', 'uno']);
    expect(before.match(/id="[^"]+"/g)).toEqual(['id="uno"', 'id="tres"']);
    expect(after.match(/id="[^"]+"/g)).toEqual(['id="dos"', 'id="detalle"']);
  });

  it('lo que está antes de la primera sección va siempre antes', () => {
    expect(page('Hola.\n\n## Uno', [])).toEqual({
      before: '<p>Hola.</p>',
      after: '<h2 id="uno">Uno</h2>',
    });
    expect(page('Sólo esto.')).toEqual({ before: '<p>Sólo esto.</p>', after: '' });
  });

  it('un enlace puede estar definido en cualquier parte del archivo', () => {
    expect(page('## Uno\n\n[a]\n\n## Dos\n\n[a]: /sindico/').before).toContain('href="/sindico/"');
  });

  it('un título dentro de una cita no empieza ninguna sección', () => {
    expect(page('## Uno\n\n> ## Cita\n\nb').after).toBe('');
  });
});
