import { fireEvent, screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { start } from '@/components/islands/search';
import { load } from '@/components/islands/search/pagefind';
import type { Index } from '@/components/islands/search/answer';
import { peligroOf } from '@/lib/site/views/form';
import { SearchBox } from '@/components/sections/SearchPage';
import { sampleContent } from '../../sample';
import { show } from '../sections/pagina';
import { stubMedia } from './browser';

jest.mock('@/components/islands/search/pagefind');
const loading = jest.mocked(load);

const ARCHIVES = ['/pagefind/1/'];
const MANY = Array.from({ length: 35 }, (_, at) => `Norma de caja ${at + 1}`);
const PLACES = ['Atribuciones <b>doce</b>', 'Queja por la grúa', ...MANY];
const isNorm = (place: string) => place.startsWith('Norma');

const index: Index = {
  lexicon: {
    kinds: [
      ['pagina', 'Página', 'Páginas'],
      ['norma', 'Norma', 'Normas'],
    ],
    growing: 'comunicado',
    behind: ['comunicado'],
    prefixes: { letters: [], names: {} },
    words: 'atribuciones queja caja',
  },
  words: ['atribuciones', 'queja', 'caja'],
  kinds: new Map([
    ['pagina', new Set(PLACES.filter((place) => !isNorm(place)))],
    ['norma', new Set(MANY)],
  ]),
  find: async (word) => {
    const having = PLACES.filter((place) => place.toLowerCase().includes(word));
    const none = new Set<string>();
    return {
      places: new Map(having.map((id) => [id, 1])),
      named: none,
      chosen: none,
      chosenOnly: none,
      urgent: none,
    };
  },
  findPhrase: async () => new Set<string>(),
  tell: async (id) => ({
    url: `/${PLACES.indexOf(id)}/`,
    title: id,
    summary: 'Resumen.',
    text: '',
  }),
};

function open(typed = '') {
  show(
    <SearchBox
      archives={ARCHIVES}
      peligro={peligroOf(sampleContent())}
      linea="070"
      ingles="/en/"
    />,
  );
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  box.value = typed;
  start(document.querySelector('form')!);
  return box;
}
const says = (words: string | RegExp) => screen.findByText(words);
const results = () => within(screen.getByRole('list')).getAllByRole('link');
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => {
  jest.useFakeTimers();
  stubMedia();
  loading.mockReset();
  loading.mockResolvedValue(index);
  history.replaceState(null, '', '/buscar/');
});

describe('el buscador', () => {
  it('busca mientras escribo, y marca lo que encuentra sin interpretar su texto', async () => {
    open();
    await user.type(screen.getByRole('searchbox', { name: '¿Qué busca?' }), 'atribuciones');
    await says('1 resultado para «atribuciones».');
    expect(results()[0]).toHaveTextContent('Atribuciones <b>doce</b>');
    expect(screen.getByText('Atribuciones').tagName).toBe('MARK');
    expect(loading).toHaveBeenLastCalledWith(ARCHIVES);
  });

  it('lo que sólo escribo no queda en la dirección; lo que pido con Intro o con el botón, sí', async () => {
    const box = open();
    await user.type(box, 'queja');
    await says('1 resultado para «queja».');
    expect(location.search).toBe('');
    await user.keyboard('{Enter}');
    await jest.advanceTimersByTimeAsync(20);
    expect(location.search).toBe('?q=queja');
    await user.clear(box);
    await user.type(box, 'atribuciones');
    await says('1 resultado para «atribuciones».');
    expect(location.href).not.toMatch(/atribuc/);
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    await jest.advanceTimersByTimeAsync(20);
    expect(location.search).toBe('?q=atribuciones');
  });

  it('el título dice lo que pedí sólo mientras la dirección lo dice', async () => {
    document.title = 'Buscar | Sindicatura';
    const box = open();
    await user.type(box, 'queja');
    await says('1 resultado para «queja».');
    expect(document.title).toBe('Buscar | Sindicatura');
    await user.keyboard('{Enter}');
    await jest.advanceTimersByTimeAsync(20);
    expect(document.title).toBe('1 resultado para «queja» | Sindicatura');
    await user.keyboard('{Escape}');
    await jest.advanceTimersByTimeAsync(20);
    expect([document.title, location.search]).toEqual(['Buscar | Sindicatura', '']);
    history.replaceState(null, '', '/buscar/#sin-rastro');
    await user.type(open(), 'queja{Enter}');
    await says('1 resultado para «queja».');
    expect(document.title).toBe('Buscar | Sindicatura');
  });

  it('la clase que elegí vale para esas palabras: al escribir otras se busca en todo', async () => {
    const all = {
      ...(await index.find('')),
      places: new Map(PLACES.map((id) => [id, 1])),
    };
    loading.mockResolvedValue({ ...index, find: async () => all });
    const box = open();
    await user.type(box, 'queja');
    await says(/^37 resultados para «queja»/);
    await user.click(screen.getByRole('button', { name: /^Normas/ }));
    await says(/^35 resultados para «queja»/);
    await user.clear(box);
    await user.type(box, 'caja');
    await says(/^37 resultados para «caja»/);
  });

  it('desde la página de un formulario, ni lo que pido queda en la dirección', async () => {
    history.replaceState(null, '', '/buscar/#sin-rastro');
    const box = open();
    expect(box).toHaveFocus();
    await user.type(box, 'ja{Enter}');
    await says('36 resultados para «ja». Se muestran 8.');
    await user.click(screen.getByRole('button', { name: 'Páginas (1)' }));
    await says('1 resultado para «ja».');
    await user.keyboard('{Escape}');
    expect(location.pathname + location.search + location.hash).toBe('/buscar/#sin-rastro');
    expect(history.state).toBeNull();
  });

  it.each([
    ['zzzzzz', 'Sin resultados para «zzzzzz».', /pruebe con otra palabra/],
    ['zzzzzz queja', '1 resultado para «zzzzzz queja».', /Ninguna página dice «zzzzzz»/],
  ])('de «%s» dice lo que no hay', async (words, status, notice) => {
    open(words);
    await says(status);
    expect(screen.getByText(notice)).toBeVisible();
  });

  it('sin resultados deja a la mano, tras su consejo, la denuncia, la queja y la línea', async () => {
    open('zzzzzz');
    await says('Sin resultados para «zzzzzz».');
    const ways = screen.getByText(/pruebe con otra palabra/).nextElementSibling;
    expect(
      [...ways!.children].map((way) => `${way.textContent} → ${way.getAttribute('href')}`),
    ).toEqual([
      'Presentar una denuncia → /denuncia/',
      'Presentar una queja → /quejapublica/',
      'Llamar al 070 → tel:070',
    ]);
    expect(ways!.closest('[data-found]')).toBeNull();
  });

  it('dice qué palabra cambió, y deja volver a la que escribí', async () => {
    open('keja');
    await says('1 resultado para «keja».');
    expect(screen.getByText(/¿Quiso decir «queja»\?/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Buscar sólo lo que escribí' }));
    await says('Sin resultados para «keja».');
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('muestra ocho, dice cuántos hay y da los demás de veinte en veinte', async () => {
    open('norma');
    await says('35 resultados para «norma». Se muestran 8.');
    expect(results()).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: 'Ver 20 más' }));
    await says('35 resultados para «norma». Se muestran 28.');
    expect(results()[8]).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Ver 7 más' }));
    await says('35 resultados para «norma».');
    expect(screen.queryByRole('button', { name: /^Ver/ })).toBeNull();
  });

  it('si el índice no llega, lo dice y deja reintentar; también lo dice el título, hasta que se reintenta', async () => {
    document.title = 'Buscar | Sindicatura';
    loading.mockRejectedValueOnce(new TypeError('network'));
    open('queja');
    await says('No se pudo abrir el buscador. Revise su conexión o use la lista de abajo.');
    expect(screen.getByRole('search')).toHaveAttribute('data-lost');
    expect(document.title).toBe('Error: Buscar | Sindicatura');
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await says('1 resultado para «queja».');
    expect(document.title).toBe('1 resultado para «queja» | Sindicatura');
  });

  it('si lo primero que encuentra está en inglés, lleva a las páginas en inglés', () => {
    open();
    const way = document.querySelector('[data-english]');
    expect(way).toHaveAttribute('lang', 'en');
    expect(way?.querySelector('a')).toHaveAttribute('href', '/en/');
  });

  it('una respuesta que llega tarde no pisa la de después', async () => {
    let late: (index: Index) => void = () => {};
    loading.mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
    const box = open('queja');
    await jest.advanceTimersByTimeAsync(20);
    fireEvent.input(box, { target: { value: 'zzzzzz' } });
    await says('Sin resultados para «zzzzzz».');
    late(index);
    await jest.advanceTimersByTimeAsync(20);
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});
