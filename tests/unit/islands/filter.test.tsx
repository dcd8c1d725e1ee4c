import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { start } from '@/components/islands/filter';
import { DirectorioSection } from '@/components/sections/DirectorioSection';
import { CatalogoTable } from '@/components/sections/Catalogos';
import { all, one, show } from '../sections/pagina';
import { stubMedia } from './browser';
import { viewOf } from '../site/sources';

const fila = (nombre: string, puesto: string) => ({
  nombre,
  puesto,
  correo: '' as const,
  telefono: '' as const,
  extension: '',
  ancla: undefined,
  contacto: '/directorio/persona.vcf',
});
const unidad = (id: string, nombre: string, filas: ReturnType<typeof fila>[]) => ({
  id,
  nombre,
  telefono: '664 555 0100',
  correo: 'area@sindicatura.example',
  contacto: '/directorio/area.vcf',
  verificado: undefined,
  corregir: 'mailto:area@sindicatura.example',
  filas,
});
const unidades = [
  unidad('contraloria', 'DIRECCIÓN DE CONTRALORÍA', [
    fila('Inés Sánchez Ruvalcaba', 'Directora'),
    fila('Óscar Peña Lira', 'Auditor'),
  ]),
  unidad('social', 'DIRECCIÓN SOCIAL', [fila('Luz Marina Ibarra', 'Promotora')]),
];
const llamar = [
  {
    id: 'asunto-obra',
    para: 'Reportar una obra',
    unidad: 'Dirección de Contraloría',
    telefono: '070',
    extension: '',
  },
];

const box = () => screen.getByRole('searchbox');
const type = (value: string) => fireEvent.input(box(), { target: { value } });
function open(typed = '') {
  show(<DirectorioSection {...viewOf('directorio', '/directorio/')} {...{ llamar, unidades }} />);
  box().setAttribute('value', typed);
  start(document.querySelector<HTMLElement>('[data-island=filter]')!);
  return box();
}
const search = (words: string) => {
  open();
  type(words);
};
const names = () =>
  all('#personal [scope=row]')
    .filter((cell) => !cell.closest('[hidden]'))
    .map((cell) => cell.textContent);

beforeEach(() => stubMedia());
beforeEach(() => history.replaceState(null, '', '/directorio/'));

describe('el filtro del directorio', () => {
  it('guarda para el papel lo que se buscó, hasta que se borra', async () => {
    search('sanchez');
    const status = await screen.findByText(/^1 persona coincide/);
    expect(status).toHaveAttribute('data-words', '«sanchez»');
    type('');
    await waitFor(() => expect(status).not.toHaveAttribute('data-words'));
  });

  it('encuentra a una persona aunque escriba sin acentos ni mayúsculas', () => {
    search('sanchez');
    expect(names()).toEqual(['Inés Sánchez Ruvalcaba']);
  });

  it('encuentra en singular lo que escribo en plural', () => {
    search('auditores');
    expect(names()).toEqual(['Óscar Peña Lira']);
  });

  it('dice cuántas personas coinciden, y cuando nadie', async () => {
    search('direccion');
    expect(await screen.findByText('3 personas coinciden.')).toBeInTheDocument();
    type('direccion oscar');
    expect(await screen.findByText('1 persona coincide.')).toBeInTheDocument();
    type('zzz yyy');
    expect(await screen.findByText('Nadie coincide.')).toBeInTheDocument();
    const beyond = screen.getByRole('link', { name: 'Busque «zzz yyy» en todo el sitio' });
    expect(beyond).toHaveAttribute('href', '/buscar/?q=zzz%20yyy');
    type('');
    expect(names()).toHaveLength(3);
  });

  it('lo que nadie lleva en su puesto lleva al asunto que sí lo dice, y ningún asunto se esconde', async () => {
    search('obras');
    const matter = await screen.findByRole('link', { name: 'Reportar una obra' });
    expect(matter).toHaveAttribute('href', '#asunto-obra');
    expect(matter.parentElement).toHaveTextContent('Nadie coincide. Para esto, llame: Reportar');
    expect(all('#llamar [hidden]')).toEqual([]);
    // Within a word, letters mean something else.
    type('porta');
    await screen.findByRole('link', { name: 'Busque «porta» en todo el sitio' });
    expect(screen.queryByRole('link', { name: 'Reportar una obra' })).toBeNull();
    type('contraloria');
    expect(await screen.findByText('2 personas coinciden.')).toBeInTheDocument();
  });

  it('una palabra que nadie tiene no esconde a quien tiene las demás, y se dice cuál sobra', async () => {
    search('Auditor Público');
    expect(names()).toEqual(['Óscar Peña Lira']);
    expect(await screen.findByText('Sin «Público»: 1 persona coincide.')).toBeInTheDocument();
    // Both words occur, but in no row together: «Dirección Social» is another area.
    type('contraloria social');
    expect(names()).toEqual(['Inés Sánchez Ruvalcaba', 'Óscar Peña Lira']);
    expect(await screen.findByText(/^Sin «social»: .*2 personas coinciden\.$/)).toBeInTheDocument();
    type('zzz');
    expect(names()).toEqual([]);
    expect(await screen.findByText('Nadie coincide.')).toBeInTheDocument();
  });

  it('lee las palabras de la dirección al llegar', () => {
    history.replaceState(null, '', '/directorio/?q=promotora');
    document.documentElement.dataset['q'] = '';
    open();
    expect(names()).toEqual(['Luz Marina Ibarra']);
    expect(document.documentElement).not.toHaveAttribute('data-q');
  });

  it('a quién se busca no queda en la dirección ni en el historial', async () => {
    search('peña');
    await screen.findByText('1 persona coincide.');
    expect(location.href).toMatch(/\/directorio\/$/);
  });
});

describe('las áreas del directorio en un teléfono', () => {
  const fold = (name: RegExp) => screen.getByRole('button', { name });
  const isOpen = (name: RegExp) => fold(name).getAttribute('aria-expanded');

  it('son botones que dicen si están abiertos; al buscar se abren todas', () => {
    stubMedia('max-width');
    open();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(isOpen(/CONTRALORÍA/)).toBe('false');
    fireEvent.click(fold(/CONTRALORÍA/));
    expect([isOpen(/CONTRALORÍA/), isOpen(/SOCIAL/)]).toEqual(['true', 'false']);
    type('promotora');
    expect(isOpen(/SOCIAL/)).toBe('true');
    type('');
    expect(isOpen(/SOCIAL/)).toBe('false');
  });

  it('la que pide la dirección llega abierta, y otra se abre al pedirla', () => {
    stubMedia('max-width');
    history.replaceState(null, '', '/directorio/#social');
    open();
    expect([isOpen(/CONTRALORÍA/), isOpen(/SOCIAL/)]).toEqual(['false', 'true']);
    location.hash = 'contraloria';
    fireEvent(window, new Event('hashchange'));
    expect(isOpen(/CONTRALORÍA/)).toBe('true');
  });

  it('en una pantalla ancha, o sin script, son títulos', () => {
    open();
    expect(screen.queryByRole('button', { name: /^DIRECCIÓN/ })).toBeNull();
  });
});

describe('el filtro de un catálogo de normas', () => {
  const norma = (at: number) => ({
    id: at,
    ancla: `nta-${at}`,
    nombre: `NTA-${at}`,
    ruta: `/normatividad/nta-${at}/`,
    descripcion: at === 33 ? 'Gastos por comprobar y viáticos' : 'Otra',
    verificada: false,
    nota: undefined,
    estado: at % 2 ? ('vigente' as const) : ('derogada' as const),
    signo: at % 2 ? ('s' as const) : ('n' as const),
    enPalabras: [at % 2 ? 'Vigente' : 'DEROGADA', ''] as [string, string],
    // A file's size is no number of a norm.
    pdf: at === 24 ? { href: '/a.pdf', text: 'LINK', size: 'PDF, 33 KB' } : undefined,
  });
  const estado = (clase: 'vigente' | 'derogada', palabra: string) => ({
    estado: clase,
    palabra,
    significa: 'algo.',
  });
  const normas = Array.from({ length: 20 }, (_, at) => norma(at + 20));
  const open = (filtro = true) => {
    const estados = [estado('vigente', 'Vigente'), estado('derogada', 'Derogada')];
    const catalogo = {
      todas: '/normatividad/catalogo/',
      slug: 'n',
      titulo: 'Normas Administrativas',
      muestra: false,
      cambios: undefined,
      filtro,
      corte: 'según el catálogo al 27 de enero de 2025',
      estados,
      normas,
    };
    show(<CatalogoTable catalogo={catalogo} />);
    const filter = document.querySelector<HTMLElement>('[data-island=filter]');
    if (filter) start(filter);
  };
  const shown = () =>
    all('tbody tr')
      .filter((row) => !row.hidden)
      .map(({ id }) => id);

  it('deja las de un estado, junto con las palabras, y dice cuántas', async () => {
    open();
    await userEvent.selectOptions(screen.getByLabelText('Estado'), 'Derogada');
    expect(shown()).toEqual(normas.filter(({ id }) => id % 2 === 0).map(({ ancla }) => ancla));
    expect(await screen.findByText('10 normas coinciden.')).toBeInTheDocument();
    expect(one('caption').textContent).not.toMatch(/\d+ normas/);
    type('norma 24');
    expect(shown()).toEqual(['nta-24']);
    await userEvent.selectOptions(screen.getByLabelText('Estado'), 'Vigente');
    expect(await screen.findByText(/^Ninguna norma coincide/)).toBeInTheDocument();
    type('');
    await userEvent.selectOptions(screen.getByLabelText('Estado'), 'Todos');
    expect(shown()).toHaveLength(20);
    expect(one('caption').textContent).toMatch(/: \d+ normas/);
  });
});
