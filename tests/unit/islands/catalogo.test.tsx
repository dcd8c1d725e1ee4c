import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CatalogoPage } from '@/components/sections/Catalogos';
import { start } from '@/components/islands/catalogo';
import { catalogoNormasView } from '@/lib/site/kinds/normas';
import { withNormas } from '../norma';
import { all, one, show, texts } from '../sections/pagina';

const CONTENT = withNormas([
  { nombre: 'NTP-01', descripcion: 'Fondo fijo de caja' },
  { nombre: 'NTA-19', descripcion: 'Viáticos y gastos de viaje', desde: '2014-03-14' },
  {
    ...{ nombre: 'NTA-20', descripcion: 'Registro de actas', desde: '2014-03-14' },
    ...{ hasta: '2019-05-22', estado: 'derogada', leyenda: 'DEROGADA' },
  },
  { nombre: 'NTE-01', descripcion: 'Gasto de 2025', desde: '2025-01-01' },
]);

function open(query = '', norms?: Parameters<typeof withNormas>[0]) {
  history.replaceState(null, '', `/normatividad/catalogo/${query}`);
  const content = norms ? withNormas(norms) : CONTENT;
  show(<CatalogoPage {...catalogoNormasView(content)} />);
  start(one('[data-island=catalogo]'));
}
const rows = () => all('tbody tr').filter((row) => !row.closest('[hidden]') && !row.hidden);
const codes = () => rows().flatMap((row) => texts('a', row));
const said = () =>
  rows().flatMap((row) => texts('a', row).map((code) => `${code} ${texts('[data-v]', row)[0]}`));
const type = (value: string) =>
  fireEvent.input(screen.getByRole('searchbox'), { target: { value } });
const day = (value: string) =>
  fireEvent.input(screen.getByLabelText('¿Cuáles regían en otra fecha?'), { target: { value } });

// An answer shows the rows that waited two frames later.
const frame = () => new Promise(requestAnimationFrame);
afterEach(async () => {
  await frame();
  await frame();
});

describe('la lista de todas las normas', () => {
  it('dice de cada una si regía en la fecha que se elige, y sin fecha, su estado', () => {
    open();
    const signs = () => all('[data-sign]').map(({ dataset }) => dataset['sign']);
    expect(signs()).toEqual(['s', 's', 'n', 's']);
    const before = ['NTP-01 Vigente', 'NTA-19 Vigente', 'NTA-20 Derogada', 'NTE-01 Vigente'];
    expect(said()).toEqual(before);
    day('2019-05-22');
    expect(said()).toEqual(['NTA-19 Regía', 'NTA-20 Regía', 'NTE-01 No regía', 'NTP-01 No consta']);
    expect(signs()).toEqual(['s', 's', 'n', '?']);
    day('2019-05-23');
    expect(said()).toContain('NTA-20 No regía');
    day('');
    expect(said()).toEqual(before);
  });

  it('anuncia en una frase cuántas regían ese día, sin contar lo que no hay', async () => {
    open();
    day('2019-05-22');
    const answer = await screen.findByText('El 22 de mayo de 2019 regían 2 normas.');
    expect(answer.tagName).toBe('STRONG');
    expect(answer.parentElement).toHaveAttribute('role', 'status');
    expect(answer.parentElement).toHaveTextContent(
      /^El 22 de mayo de 2019 regían 2 normas\. No regía 1\. De 1 no consta\.$/,
    );
    day('2014-03-13');
    const none = await screen.findByText('El 13 de marzo de 2014 no regían 3 normas.');
    expect(none.parentElement).toHaveTextContent(/normas\. De 1 no consta\.$/);
    type('zzz');
    expect(await screen.findByText(/^Ninguna norma coincide/)).toBeInTheDocument();
  });

  it('con una fecha, las que regían van primero; cada grupo dice cuántas son y qué quiere decir', () => {
    open();
    const groups = () =>
      texts('[scope=rowgroup]', one('table')).filter(
        (_, at) => !all('[scope=rowgroup]')[at]?.closest('[hidden]'),
      );
    const byCatalogue = ['Normas Paramunicipales', 'Normas Administrativas', 'Normas Especiales'];
    expect(groups()).toEqual(byCatalogue);
    day('2019-05-22');
    expect(groups()).toEqual([
      'Regían (2)',
      expect.stringMatching(/^No regían \(1\) Antes de empezar/),
      expect.stringMatching(/^No consta \(1\) El catálogo no lo dice: pregunte/),
    ]);
    type('viaticos');
    expect(groups()).toEqual(['Regían (1)']);
    type('');
    day('');
    expect(groups()).toEqual(byCatalogue);
    expect(codes()).toEqual(['NTP-01', 'NTA-19', 'NTA-20', 'NTE-01']);
  });

  it('guarda para el papel lo que se buscó, sin la fecha, que dice la respuesta', async () => {
    open('?q=nta&tipo=normas-administrativas&dia=2014-03-14');
    const answer = await screen.findByText(/^El 14 de marzo de 2014 regían/);
    expect(answer.parentElement).toHaveAttribute('data-words', '«nta», «Normas Administrativas»');
  });

  it('de varias con una misma respuesta sólo dice esa', async () => {
    open();
    type('nta');
    day('2014-03-13');
    await screen.findByText('El 13 de marzo de 2014 no regían 2 normas.');
    day('2014-03-14');
    await screen.findByText('El 14 de marzo de 2014 regían 2 normas.');
  });

  it('dice una vez cuántas quedan, y si no queda ninguna lleva al buscador del sitio', async () => {
    open();
    type('nta');
    await screen.findByText('2 normas coinciden.');
    expect(one('caption')).not.toBeVisible();
    type('grúas y más');
    const way = await screen.findByRole('link', { name: 'Busque «grúas y más» en todo el sitio' });
    expect(way).toHaveAttribute('href', '/buscar/?q=gr%C3%BAas%20y%20m%C3%A1s');
    type('');
    expect(one('caption')).toBeVisible();
  });

  it.each([
    ['NTA-19', '2019-05-22', 'El 22 de mayo de 2019 regía la NTA-19.'],
    ['nta 20', '2019-05-23', 'El 23 de mayo de 2019 no regía la NTA-20.'],
    ['fondo fijo', '2019-05-22', 'No consta si el 22 de mayo de 2019 regía la NTP-01.'],
  ])(
    'de una sola norma (%s) y un día contesta con la norma y el día',
    async (words, date, said) => {
      open();
      type(words);
      day(date);
      const answer = await screen.findByText(said);
      expect(answer.parentElement).toHaveAttribute('role', 'status');
    },
  );

  it('de un día después del último catálogo dice hasta cuándo llega', async () => {
    open();
    day('2030-01-01');
    await screen.findByText(/^De ninguna de las 4 consta/);
    expect(screen.getByRole('status')).toHaveTextContent(
      /El catálogo llega al \d+ de \p{Ll}+ de \d{4}\.$/u,
    );
  });

  it('filtra por catálogo y por estado; con fecha, por el de ese día', async () => {
    open();
    await userEvent.selectOptions(screen.getByLabelText('Estado'), 'No vigente');
    expect(codes()).toEqual(['NTA-20']);
    day('2019-05-22');
    expect(codes()).toEqual(['NTE-01']);
    await userEvent.selectOptions(screen.getByLabelText('Estado'), 'Todos');
    await userEvent.selectOptions(screen.getByLabelText('Catálogo'), 'Normas Administrativas');
    expect(codes()).toEqual(['NTA-19', 'NTA-20']);
  });

  it('deja en la dirección lo que se pidió, y lo toma de ella al llegar', async () => {
    open('?q=viaticos&dia=2019-05-22&tipo=normas-administrativas&estado=s');
    expect(said()).toEqual(['NTA-19 Regía']);
    expect(screen.getByRole('searchbox')).toHaveValue('viaticos');
    day('2013-01-01');
    await screen.findByText(/^Ninguna norma coincide/);
    expect(location.search).toBe('?q=viaticos&dia=2013-01-01&tipo=normas-administrativas&estado=s');
  });
  it.each(['q=viaticos', 'dia=2019-05-22', 'estado=s'])(
    'al llegar con «?%s», las normas esperan a que su respuesta esté escrita, y entonces se ven',
    async (query) => {
      document.documentElement.dataset['q'] = '';
      open(`?${query}`);
      await waitFor(() => expect(one('[role=search] [role=status]')).not.toBeEmptyDOMElement());
      expect(document.documentElement).toHaveAttribute('data-q');
      await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-q'));
    },
  );
  it('al llegar con una fecha que no lo es, las normas se ven desde luego', () => {
    document.documentElement.dataset['q'] = '';
    open('?dia=ayer');
    expect(document.documentElement).not.toHaveAttribute('data-q');
  });
  it('los filtros plegados en un teléfono se ven si la dirección pide uno de ellos', () => {
    const isOpenOn = (query: string) => {
      open(query);
      const more = one('[role=search] details[data-folds=""]');
      more.removeAttribute('open');
      start(one('[data-island=catalogo]'));
      return more.hasAttribute('open');
    };
    expect([isOpenOn('?q=viaticos'), isOpenOn('?estado=s')]).toEqual([false, true]);
  });
});
