/** @jest-environment node */
import {
  pressOf,
  pressRedirects,
  RELEASES_PER_PAGE,
  TITLES_PER_PART,
  type Series,
} from '@/lib/site/press';
import { numbersOf, release, releases, withReleases } from './sources';

const press = (count: number) => pressOf(withReleases(releases(count)));
const partsOf = (series: Series) =>
  Array.from({ length: series.parts }, (_, index) => numbersOf(series.part(index + 1)));
const count = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) =>
    from < to ? from + index : from - index,
  );

describe('la lista de comunicados', () => {
  it('enseña los diez más nuevos, y cada página numerada diez contados desde el más antiguo', () => {
    const { list } = press(25);
    expect(RELEASES_PER_PAGE).toBe(10);
    expect(numbersOf(list.newest)).toEqual(count(25, 16));
    expect(partsOf(list)).toEqual([count(10, 1), count(20, 11)]);
  });

  it.each([
    [0, 0],
    [9, 0],
    [10, 1],
    [19, 1],
    [20, 2],
  ])('con %i comunicados hay %i páginas numeradas: sólo las que ya están llenas', (many, pages) => {
    expect(press(many).list.parts).toBe(pages);
  });

  it('una página llena nunca cambia, y entre la portada y ellas no falta ningún comunicado', () => {
    const before = partsOf(press(30).list);
    for (const many of [31, 39, 40, 95])
      expect(partsOf(press(many).list).slice(0, 3)).toEqual(before);
    for (const many of [9, 10, 11, 19, 20, 21]) {
      const { list } = press(many);
      const shown = new Set([...numbersOf(list.newest), ...partsOf(list).flat()]);
      expect([...shown].sort((a, b) => a - b)).toEqual(count(1, many));
    }
  });
});

describe('los comunicados de un año', () => {
  const year = (many: number) => press(many).year(2024);

  it('caben en una página hasta que pasan de cincuenta, y una parte llena nunca cambia', () => {
    expect(TITLES_PER_PART).toBe(50);
    expect(year(50).parts).toBe(0);
    expect(numbersOf(year(50).newest)).toEqual(count(50, 1));
    expect(partsOf(year(51))).toEqual([count(50, 1)]);
    const before = partsOf(year(120));
    expect(before).toHaveLength(2);
    for (const many of [121, 151]) expect(partsOf(year(many)).slice(0, 2)).toEqual(before);
  });

  it('los años van del más nuevo al más antiguo, cada uno con los suyos', () => {
    const { years, year: of } = pressOf(
      withReleases([release(3, '2026-05-01'), release(2, '2024-12-31'), release(1, '2024-01-01')]),
    );
    expect(years).toEqual([2026, 2024]);
    expect(numbersOf(of(2024).newest)).toEqual([2, 1]);
    expect(numbersOf(of(2025).newest)).toEqual([]);
  });
});

describe('un comunicado', () => {
  it('sabe cuál le sigue y cuál le precede, y en las orillas que no hay más', () => {
    const numbersAround = (numero: number) => {
      const { newer, comunicado, older } = press(3).release(`comunicado-${numero}`);
      return [newer, comunicado, older].map((one) => one?.data.numero);
    };
    expect(numbersAround(3)).toEqual([undefined, 3, 2]);
    expect(numbersAround(2)).toEqual([3, 2, 1]);
    expect(numbersAround(1)).toEqual([2, 1, undefined]);
  });
});

describe('las direcciones que todavía no existen', () => {
  const redirects = (many: number) =>
    pressRedirects(withReleases(releases(many))).map(({ from, to }) => `${from} → ${to}`);

  it('la que sigue a la última página llena, o a la última parte de un año, lleva a los más recientes', () => {
    expect(redirects(0)).toEqual(['/prensa/pagina/1/ → /prensa/']);
    expect(redirects(101)).toEqual([
      '/prensa/pagina/11/ → /prensa/',
      '/prensa/anio/2024/parte/3/ → /prensa/anio/2024/',
    ]);
  });
});
