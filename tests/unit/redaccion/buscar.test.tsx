import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PieceList } from '@/scripts/redaccion/screen/PieceList';
import { searchTexts } from '@/scripts/redaccion/search-texts';
import { tempFolder } from '../make/folder';
import { answering } from './answering';

const folder = tempFolder();

describe('lo que se busca en los textos de todas las piezas', () => {
  beforeAll(() => {
    folder.write(
      'content/prensa/uno.md',
      '---\ntitulo: Uno\n---\nHabló Adriana, de la extensión 1702.\n',
    );
    folder.write(
      'content/prensa/dos.md',
      `---\ntitulo: Dos\n---\n${'Antes. '.repeat(30)}Adriana.\n`,
    );
    folder.write('content/sitio.yml', 'telefono: "664 555 0100"\n');
  });
  const found = (words: string) => searchTexts(folder.dir, words);

  it('se halla sin acentos ni mayúsculas, con el renglón donde está', () =>
    expect(found('EXTENSION 1702')).toEqual({
      'content/prensa/uno.md': { line: 'Habló Adriana, de la extensión 1702.' },
    }));
  it('un dato lleva el nombre de su campo', () =>
    expect(found('0100')).toEqual({
      'content/sitio.yml': { line: 'Teléfono: 664 555 0100', field: 'telefono' },
    }));
  it('y su lugar, también dentro de una lista; un comentario no se busca', () => {
    const rows =
      '# Rebeca no es nadie.\nfilas:\n  - nombre: Mariana\n  - nombre: Rebeca\n    ext: "11"\n';
    folder.write('content/directorio.yml', rows);
    expect(found('rebeca')['content/directorio.yml']?.field).toBe('filas.1.nombre');
    expect(found('nadie')).toEqual({});
  });
  it('de un renglón largo se muestra lo que está cerca', () => {
    const line = found('adriana')['content/prensa/dos.md']?.line;
    expect(line).toMatch(/^….*Adriana\.$/);
    expect(line?.length).toBeLessThan(125);
  });
  it('un valor de otra pieza se halla en ella, y no donde se usa', () => {
    folder.write('content/paginas/tres.md', 'Llame al {{telefono}}.\n');
    expect(Object.keys(found('teléfono'))).toEqual(['content/sitio.yml']);
  });
  it('hacen falta todas las palabras, y tres letras', () => {
    expect(found('adriana 0100')).toEqual({});
    expect(found('ad')).toEqual({});
  });
});

it('la lista muestra lo que se halló en los textos, y las piezas por como la gente las llama', async () => {
  answering({
    'GET /api/buscar': {
      'content/prensa/uno.md': { line: 'Habló Adriana' },
      'content/identidad.yml': { line: 'Emblema de Adriana', field: 'emblema' },
    },
  });
  const piece = { state: 'publicado', unsaved: false } as const;
  const user = userEvent.setup();
  render(
    <PieceList
      pieces={[
        { ...piece, collection: 'comunicados', file: 'content/prensa/uno.md', title: 'Uno' },
        { ...piece, collection: 'comunicados', file: 'content/prensa/dos.md', title: 'Dos' },
        { ...piece, collection: 'identidad', file: 'content/identidad.yml', title: 'identidad' },
      ]}
      current=""
      fault=""
      onRetry={() => undefined}
    />,
  );
  const look = async (words: string) => {
    await user.clear(screen.getByLabelText('Buscar una pieza'));
    if (words) await user.type(screen.getByLabelText('Buscar una pieza'), words);
  };
  await look('adriana');
  expect(await screen.findByText('«Habló Adriana»')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Uno/ })).toBeVisible();
  const settings = screen.getByRole('link', { name: 'Colores y emblema' });
  expect(settings).toHaveAttribute('href', '#content/identidad.yml#emblema');
  expect(screen.queryByRole('link', { name: /Dos/ })).toBeNull();
  await look('logo');
  expect(await screen.findByRole('link', { name: 'Colores y emblema' })).toBeVisible();
  expect(screen.getAllByRole('link')[0]).toHaveTextContent('Colores y emblema');
  for (const [words, label] of [
    ['urgente', 'Nuevo aviso'],
    ['boletín', 'Nuevo comunicado'],
  ]) {
    await look(words!);
    expect(screen.getAllByRole('link')[0]).toHaveTextContent(label!);
  }
  await look('');
  await user.selectOptions(screen.getByLabelText('Estado'), 'Retirado');
  expect(screen.queryAllByRole('link')).toEqual([]);
});

it('a una oficina sin páginas en inglés no se le ofrece empezar una', () => {
  answering({});
  const shown = (collection: 'sitio' | 'ingles' | 'formulariosIngles') => {
    const { unmount } = render(
      <PieceList
        pieces={[{ state: 'publicado', unsaved: false, collection, file: collection, title: '' }]}
        current=""
        fault=""
        onRetry={() => undefined}
      />,
    );
    const offers = screen.queryByRole('link', { name: /Nueva página en inglés/ }) !== null;
    unmount();
    return offers;
  };
  expect(shown('sitio')).toBe(false);
  expect(shown('ingles')).toBe(true);
  expect(shown('formulariosIngles')).toBe(true);
});
