/** @jest-environment node */
import {
  parseMarkdown,
  renderMarkdown,
  renderSections,
  renderTree,
} from '@/lib/content/parse/markdown';
import { splitBody } from '@/lib/content/parse/rendered';

const hrefs = (html: string) => [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
const ids = (html: string) => [...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id);

describe('las notas de un texto', () => {
  const TEXT =
    'Uno.[^b] Dos.[^a] Otra.[^b]\n\n[^a]: Segunda.\n[^b]: Primera, con otra.[^c]\n[^c]: Tercera.\n[^z]: Nadie la llama.';

  it('van al final, numeradas como se llaman, con su regreso', () => {
    const html = renderMarkdown(TEXT);
    expect(html).toContain(
      '<p>Uno.<a href="#nota-1" id="llamada-1">[1]</a> Dos.<a href="#nota-2" id="llamada-2">[2]</a> Otra.<a href="#nota-1">[1]</a></p>\n<h2 id="notas">Notas</h2>\n<ol>\n<li id="nota-1">Primera, con otra.<a href="#nota-3" id="llamada-3">[3]</a> <a href="#llamada-1">Volver al texto</a></li>',
    );
    expect(html).not.toContain('Nadie');
  });

  it('cada enlace lleva a algo que está en la página, y ningún id se repite', () => {
    const html = renderMarkdown(`${TEXT}\n\n## Notas\n\nPropias.\n\n- a[^d]\n\n[^d]: En lista.`);
    expect(ids(html)).toEqual(expect.arrayContaining(hrefs(html)));
    expect(new Set(ids(html)).size).toBe(ids(html).length);
  });

  it('en una página con pestañas cada sección muestra las suyas, aunque estén al final del archivo', () => {
    const sections = renderSections(
      parseMarkdown('## Uno\n\na[^1]\n\n## Dos\n\nb[^2]\n\n[^1]: De uno.\n[^2]: De dos.'),
    );
    const [first = '', second = ''] = sections.map(({ html }) => html);
    expect(first).toContain('De uno.');
    expect(first).not.toContain('De dos.');
    expect(second).toContain('De dos.');
    expect(new Set([...ids(first), ...ids(second)]).size).toBe(ids(first + second).length);
  });

  it('una página partida en dos tiene una sola lista, al final, y ningún id se repite en ella', () => {
    const [before = '', after = ''] = splitBody(
      {
        body: '## Uno\n\na[^1]\n\n## Dos\n\nb[^2]\n\n## Uno\n\nc\n\n[^1]: De uno.\n[^2]: De dos.',
      },
      (_, at) => at === 1,
    );
    expect(before).not.toContain('De uno.');
    expect(after).toMatch(/<h2 id="notas">[^]*De uno\.[^]*De dos\./);
    const all = ids(before + after);
    expect(all).toEqual(expect.arrayContaining(['uno', 'dos', 'uno-2', 'nota-1', 'nota-2']));
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(expect.arrayContaining(hrefs(before + after)));
  });
});

it('las casillas de una lista se ven, marcadas o no', () => {
  const tree = parseMarkdown('- [ ] pendiente\n- [x] hecha');
  for (const html of [renderTree(tree), renderTree(tree)])
    expect(html).toBe('<ul>\n<li>☐ pendiente</li>\n<li>☑ hecha</li>\n</ul>');
});
