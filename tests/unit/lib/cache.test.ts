/** @jest-environment node */
import path from 'node:path';
import { readContent } from '@/lib/content/load/reading';
import { Store } from '@/lib/store';
import { projectCopy } from './proyecto';

const { root, swap, read, write, cleanUp } = projectCopy();
afterAll(cleanUp);

const store = new Store(path.join(root, '.cache'));
const again = () => readContent(root, { store });
const RELEASE = 'content/prensa/instalan-comites-de-etica.md';

describe('la memoria de los contenidos revisados dice lo mismo que una lectura nueva', () => {
  const fresh = readContent(root);
  it('si nada cambió', () => {
    again();
    const put = jest.spyOn(store, 'put');
    expect(again()).toEqual(fresh);
    expect(put).not.toHaveBeenCalled();
  });

  it('si cambió un archivo, o un dato de sitio.yml que otros dicen', () => {
    write(RELEASE, `${read(RELEASE)}\nUna frase más.\n`);
    swap('content/sitio.yml', '664 555 0170', '664 555 0171');
    const said = JSON.stringify(again().content);
    expect(said).toContain('Una frase más');
    expect(said).not.toContain('664 555 0170');
  });

  it('si un archivo tiene errores, los dice cada vez', () => {
    write(RELEASE, 'sin datos');
    expect(again().problems).toHaveLength(1);
    expect(again().problems).toHaveLength(1);
  });
});
