import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DirectorioFilter } from '@/components/islands/directory/DirectorioFilter';
import { DirectorioTable } from '@/components/sections/DirectorioSection';

const fila = (nombre: string, puesto: string) => ({
  nombre,
  puesto,
  correo: '' as const,
  telefono: '' as const,
  extension: '',
});
const unidad = (id: string, nombre: string, filas: ReturnType<typeof fila>[]) => ({
  id,
  nombre,
  telefono: '664 555 0100',
  correo: 'area@sindicatura.example',
  filas,
});
const unidades = [
  unidad('contraloria', 'DIRECCIÓN DE CONTRALORÍA', [
    fila('Inés Sánchez Ruvalcaba', 'Directora'),
    fila('Óscar Peña Lira', 'Auditor'),
  ]),
  unidad('social', 'DIRECCIÓN SOCIAL', [fila('Luz Marina Ibarra', 'Promotora')]),
];

function open() {
  render(
    <>
      <DirectorioFilter tableId="personal" />
      <DirectorioTable unidades={unidades} />
    </>,
  );
  return screen.getByRole('searchbox', { name: 'Filtrar por nombre, puesto o área' });
}
const names = () =>
  screen
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)
    .filter((name) => !/^DIREC/.test(name));

beforeEach(() => history.replaceState(null, '', '/directorio/'));

describe('el filtro del directorio', () => {
  it('encuentra a una persona aunque escriba sin acentos ni mayúsculas', async () => {
    await userEvent.type(open(), 'sanchez');
    expect(names()).toEqual(['Inés Sánchez Ruvalcaba']);
  });

  it('busca también por el nombre del área, y une las palabras', async () => {
    await userEvent.type(open(), 'contraloria auditor');
    expect(names()).toEqual(['Óscar Peña Lira']);
  });

  it('dice cuántas personas coinciden, y cuando nadie', async () => {
    const box = open();
    await userEvent.type(box, 'direccion');
    expect(await screen.findByText('3 personas coinciden.')).toBeInTheDocument();
    await userEvent.type(box, ' zzz');
    expect(await screen.findByText('Nadie coincide. Pruebe con otra palabra.')).toBeInTheDocument();
    await userEvent.clear(box);
    expect(names()).toHaveLength(3);
  });

  it('lee las palabras de la dirección al llegar', () => {
    history.replaceState(null, '', '/directorio/?q=promotora');
    open();
    expect(names()).toEqual(['Luz Marina Ibarra']);
  });

  it('a quién se busca no queda en la dirección ni en el historial', async () => {
    await userEvent.type(open(), 'peña');
    await screen.findByText('1 persona coincide.');
    expect(location.href).toMatch(/\/directorio\/$/);
  });
});
