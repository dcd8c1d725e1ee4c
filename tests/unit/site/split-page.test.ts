/** @jest-environment node */
import { splitPage } from '@/lib/site/views/text-page';
import { sourcesOf } from './sources';

const BODY = 'Hola.\n\n## Uno\n\na\n\n## Dos\n\n### Detalle\n\n## Tres\n\n[c]\n\n[c]: /prensa/\n';
const page = (body: string, ...begin: string[]) =>
  splitPage(sourcesOf(), { body }, (id, at) => begin.includes(id) || begin.includes(`${at}`));

describe('una página de texto en partes', () => {
  it('se parte en los títulos que se digan, por su nombre o por su orden', () => {
    expect(page(BODY, '1')).toEqual([
      '<p>Hola.</p>\n<h2 id="uno">Uno</h2>\n<p>a</p>',
      '<h2 id="dos">Dos</h2>\n<h3 id="detalle">Detalle</h3>\n<h2 id="tres">Tres</h2>\n<p><a href="/prensa/">c</a></p>',
    ]);
    expect(page(BODY, '0', 'tres').map((part) => part.match(/id="[^"]+"/g))).toEqual([
      null,
      ['id="uno"', 'id="dos"', 'id="detalle"'],
      ['id="tres"'],
    ]);
    expect(page('Sólo esto.', '0')).toEqual(['<p>Sólo esto.</p>']);
  });

  it('un enlace puede estar definido en cualquier parte del archivo', () => {
    expect(page('## Uno\n\n[a]\n\n## Dos\n\n[a]: /sindico/', '1')[0]).toContain('href="/sindico/"');
  });

  it('un título dentro de una cita no empieza ninguna parte; los grupos de una sección van lado a lado', () => {
    expect(page('## Uno\n\n> ## Cita\n\nb', '1')).toHaveLength(1);
    const body = '## Uno\n\n### a\n\n### b\n\n## Dos\n\n### c';
    const [whole] = splitPage(sourcesOf(), { body }, () => false, 'uno');
    expect(whole!.match(/<div><h3 id="."/g)).toEqual(['<div><h3 id="a"', '<div><h3 id="b"']);
  });
});
