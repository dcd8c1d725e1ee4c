import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Piece } from '@/scripts/redaccion/api';
import { Search } from '@/scripts/redaccion/screen/Search';
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
  it('lo hallado se dice con palabras: ni corchetes, ni claves, ni identificadores', () => {
    folder.write(
      'content/direcciones/obras.md',
      '---\ntitulo: Obras\nicono: excavadora\nnormas: [NTA-04, NTA-12]\nfecha: 2024-12-04\n---\nTexto.\n',
    );
    folder.write(
      'content/formularios/queja.yml',
      'modos:\n  - id: servidor\n    carga:\n      replyto: { correo: quejas }\n',
    );
    const line = (words: string) => found(words)['content/direcciones/obras.md']?.line;
    expect(line('nta-12')).toBe('Normas: NTA-04, NTA-12');
    expect(line('diciembre')).toBe('Fecha: 4 de diciembre de 2024');
    expect(line('2024-12-04')).toBe('Fecha: 4 de diciembre de 2024');
    expect(found('excavadora')).toEqual({});
    expect(found('replyto')).toEqual({});
  });
  it('un dato que toma otro se muestra con su valor', () => {
    folder.write('content/documentos.yml', 'contacto: Pregunte al {{telefono}}, en ventanilla.\n');
    expect(found('ventanilla')['content/documentos.yml']?.line).toBe(
      'Pregunte al 664 555 0100, en ventanilla.',
    );
  });
  it('hacen falta todas las palabras, y tres letras', () => {
    expect(found('adriana 0100')).toEqual({});
    expect(found('ad')).toEqual({});
  });
});

const piece = { state: 'publicado', unsaved: false } as const;
const PIECES: Piece[] = [
  { ...piece, collection: 'comunicados', file: 'content/prensa/uno.md', title: 'Uno' },
  { ...piece, collection: 'comunicados', file: 'content/prensa/dos.md', title: 'Dos' },
  { ...piece, collection: 'identidad', file: 'content/identidad.yml', title: 'identidad' },
];

describe('el buscador de todas las pantallas', () => {
  const user = userEvent.setup();
  const look = async (words: string) => {
    const box = screen.getByRole('searchbox', { name: 'Buscar en todo' });
    await user.clear(box);
    if (words) await user.type(box, words);
  };
  beforeEach(() => {
    window.location.hash = '';
    answering({
      'GET /api/buscar': {
        'content/prensa/uno.md': { line: 'Habló Adriana' },
        'content/identidad.yml': { line: 'Emblema de Adriana', field: 'emblema' },
      },
    });
  });

  it('muestra lo que se halló en los textos, y las páginas por como la gente las llama', async () => {
    render(<Search pieces={PIECES} />);
    await look('adriana');
    expect(await screen.findByText('«Habló Adriana»')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Uno/ })).toBeVisible();
    const settings = screen.getByRole('link', { name: /^Colores y emblema/ });
    expect(settings).toHaveAttribute('href', '#content/identidad.yml#emblema');
    expect(screen.queryByRole('link', { name: /Dos/ })).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('2 resultados');
    await look('logo');
    expect(await screen.findByRole('link', { name: /^Colores y emblema/ })).toBeVisible();
    for (const [words, label] of [
      ['urgente', 'Nuevo aviso'],
      ['boletín', 'Nuevo comunicado'],
    ]) {
      await look(words!);
      expect(screen.getAllByRole('link')[0]).toHaveTextContent(label!);
    }
    await look('');
    expect(screen.queryByRole('navigation', { name: 'Resultados' })).toBeNull();
  });

  it('se recorre con las flechas, se abre con Enter y se cierra con Escape', async () => {
    render(<Search pieces={PIECES} />);
    await look('adriana');
    await screen.findByText('«Habló Adriana»');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getAllByRole('link')[1]).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('navigation', { name: 'Resultados' })).toBeNull();
    await user.keyboard('{ArrowDown}');
    await user.keyboard('{ArrowDown}');
    const first = screen.getAllByRole('link')[0]!;
    expect(first).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(window.location.hash).toBe(first.getAttribute('href'));
    expect(screen.queryByRole('navigation', { name: 'Resultados' })).toBeNull();
  });

  it('al abrir un resultado, también por sus palabras de abajo, se cierra y la siguiente búsqueda empieza vacía', async () => {
    render(<Search pieces={PIECES} />);
    await look('adriana');
    await user.click(await screen.findByText('«Habló Adriana»'));
    expect(screen.queryByRole('navigation', { name: 'Resultados' })).toBeNull();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('después de guardar busca otra vez', async () => {
    const { rerender } = render(<Search pieces={PIECES} />);
    await look('adriana');
    await screen.findByText('«Habló Adriana»');
    answering({ 'GET /api/buscar': { 'content/prensa/dos.md': { line: 'Adriana está aquí' } } });
    rerender(<Search pieces={[...PIECES]} />);
    expect(await screen.findByText('«Adriana está aquí»')).toBeVisible();
    expect(screen.queryByText('«Habló Adriana»')).toBeNull();
  });

  it.each([
    ['sitio', false],
    ['ingles', true],
    ['formulariosIngles', true],
  ] as const)(
    'a una oficina con %s se le ofrece empezar una en inglés: %s',
    async (kind, offers) => {
      render(<Search pieces={[{ ...piece, collection: kind, file: kind, title: '' }]} />);
      await look('inglés');
      const link = screen.queryByRole('link', { name: /Nueva página en inglés/ });
      expect(link !== null).toBe(offers);
    },
  );
});
