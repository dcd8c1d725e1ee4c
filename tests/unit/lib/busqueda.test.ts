/** @jest-environment node */
import { marked } from '@/lib/search/excerpt';
import { distance, nearestWord } from '@/lib/search/nearest';
import { phrasesOf, termsOf, type Prefixes, type Term } from '@/lib/search/question';
import { ranked, type Found } from '@/lib/search/rank';

const PREFIXES: Prefixes = {
  letters: ['nta', 'ntp'],
  names: { norma: 'norma', normas: 'norma', comunicado: 'comunicado' },
};
const keysOf = (question: string) => termsOf(question, PREFIXES).map(({ key }) => key);
const term = (key: string): Term => ({ said: key, key });

describe('lo que se pregunta', () => {
  it.each([
    ['NTA 051', ['nta51']],
    ['ntp8', ['ntp8']],
    ['norma 7', ['norma7']],
    ['Normas técnicas número 33', ['norma33', 'tecnicas', 'numero']],
    ['nta 33, 34 y 35', ['nta33', 'nta34', 'nta35']],
    ['nta 33 viáticos 2025', ['nta33', 'viaticos', '2025']],
    ['línea 070', ['linea', '070']],
    ['¿Cómo saco mi carro del corralón?', ['saco', 'carro', 'corralon']],
    ['¿Dónde están?', ['donde']],
    ['how do I find the car?', ['find', 'car']],
    ['«»', []],
    ['constructor 7 toString 1', ['constructor', '7', 'tostring', '1']],
  ])('«%s» es %j', (question, keys) => expect(keysOf(question)).toEqual(keys));

  it('de lo que se pregunta, las palabras que van juntas y dicen algo, las más primero', () => {
    const [whole, ...others] = phrasesOf('¿En qué va mi queja vieja?').map(({ words }) => words);
    expect(whole).toBe('en que va mi queja vieja');
    expect(others).toContain('queja vieja');
    expect(others).not.toContain('en que');
  });

  it('lo que no existe con ese número se busca por sus palabras, salvo una clave', () => {
    const [named] = termsOf('norma 2025', PREFIXES);
    expect(named?.otherwise?.map(({ key }) => key)).toEqual(['norma', '2025']);
    expect(termsOf('nta 99', PREFIXES)[0]).toEqual({ said: 'NTA-99', key: 'nta99', code: true });
  });
});

describe('la palabra más cercana', () => {
  const LIST = ['viáticos', 'gallegos', 'queja', 'constancia', 'vehículo', 'paso', 'amenazaron'];

  it.each([
    ['biaticos', 'viáticos'],
    ['Gayegos', 'gallegos'],
    ['kejas', 'queja'],
    ['amenasas', 'amenazaron'],
    ['contsancia', 'constancia'],
    ['beiculo', 'vehículo'],
    ['pasaporte', undefined],
    ['pazo', 'paso'],
    ['piso', undefined],
  ])('de «%s» es %s', (word, meant) => expect(nearestWord(word, LIST)).toBe(meant));

  it('la que aún se escribe es la que empieza así; terminada, no', () => {
    expect(nearestWord('constan', LIST, true)).toBe('constancia');
    expect(nearestWord('constan', LIST)).toBeUndefined();
  });

  it('cuenta letras de más, de menos, cambiadas y trocadas', () => {
    expect(distance('carro', 'caro', 2)).toBe(1);
    expect(distance('carro', 'corra', 2)).toBe(2);
    expect(distance('ab', 'ba', 2)).toBe(1);
    expect(distance('carro', 'corralones', 2)).toBe(3);
  });
});

describe('lo que se encuentra', () => {
  const found = (ids: string[], more: Partial<Found> = {}): Found => ({
    places: new Map(ids.map((id) => [id, 1])),
    named: new Set(ids),
    chosen: new Set(),
    chosenOnly: new Set(),
    urgent: new Set(),
    ...more,
  });

  it('va primero con todas las palabras, después con menos; si ya hay bastante con todas, lo demás no se dice', () => {
    expect(ranked([])).toEqual([]);
    expect(ranked([found(['a', 'b']), found(['b', 'c'])])).toEqual(['b', 'a', 'c']);
    const all = ['a', 'b', 'c'];
    expect(ranked([found([...all, 'd']), found(all)])).toEqual(all);
  });

  it('de igual número de palabras, va antes lo que alguien eligió, y luego lo que más trata de ellas', () => {
    const named = new Set(['a', 'b', 'c']);
    const places = new Map([...named].map((id, at) => [id, [1, 3, 2][at]!]));
    expect(ranked([found([], { places, named })])).toEqual(['b', 'c', 'a']);
    expect(ranked([found([], { places, named, chosen: new Set(['a']) })])[0]).toBe('a');
  });

  it('quien escribe una clave quiere esa norma; de varias, cada una antes de la lista que las dice todas', () => {
    expect(ranked([found(['norma'], { code: true }), found(['a', 'b'])])).toEqual(['norma']);
    const coded = (id: string) => found([id, 'list'], { named: new Set([id]), code: true });
    expect(ranked([coded('a'), coded('b')])).toEqual(['a', 'b', 'list']);
  });

  it('una sola palabra de una frase elegida pesa menos que la de un texto; varias, no', () => {
    const phrase = { chosen: new Set(['a']), chosenOnly: new Set(['a']), named: new Set(['a']) };
    expect(ranked([found(['a', 'b'], phrase), found(['c'])])).toEqual(['c']);
    expect(ranked([found(['a', 'b'], phrase), found(['a'], phrase)])[0]).toBe('a');
  });

  it('una palabra que se eligió sola pesa más que dos de un texto', () => {
    const text = found(['long'], { named: new Set() });
    const chosen = { chosen: new Set(['a']), sole: new Set(['a']) };
    expect(ranked([found(['a', 'long'], { named: new Set(['a']), ...chosen }), text])[0]).toBe('a');
  });

  it('lo que dice junto lo que alguien eligió pesa más que cada palabra suelta', () => {
    const words = [found(['b', 'a']), found(['b'], { sole: new Set(['b']) }), found(['a'])];
    expect(ranked(words)[0]).toBe('b');
    expect(ranked(words, undefined, { ids: new Set(['a']), weight: 2 })[0]).toBe('a');
  });

  it('una palabra que dicen muchos lugares pesa menos que una que dice uno', () => {
    const many = Array.from({ length: 30 }, (_, at) => `m${at}`);
    expect(ranked([found(['z']), found(many)])[0]).toBe('z');
  });

  it('una norma o un comunicado va después de la página que atiende, salvo si alguien los eligió', () => {
    const both = ['norma', 'pagina'];
    expect(ranked([found(both)], new Set(['norma']))).toEqual(['pagina', 'norma']);
    const chosen = { chosen: new Set(['norma']) };
    expect(ranked([found(both, chosen)], new Set(['norma']))[0]).toBe('norma');
  });

  it('con una palabra de peligro va antes lo que se eligió para ella, diga lo que diga el resto', () => {
    const danger = { urgent: new Set(['help']) };
    expect(ranked([found(['a', 'b']), found(['help'], danger), found(['a', 'b'])])[0]).toBe('help');
  });
});

describe('lo que se lee de un resultado', () => {
  const marks = (text: string, ...terms: Term[]) =>
    marked(text, terms).flatMap(([piece, is]) => (is ? [piece] : []));

  it('marca la palabra en plural y sin acentos, y no otra que empieza igual, sin perder una letra', () => {
    expect(marks('Grúas, grúa y «grutas»', term('grua'))).toEqual(['Grúas', 'grúa']);
    expect(marks('Carrillo vende carros', term('carro'))).toEqual(['carros']);
    expect(marks('Qué papeles llevar', term('llevaron'))).toEqual([]);
    const text = '¿Grúa <b>«NTA-07»</b>?';
    expect(
      marked(text, [term('grua')])
        .flatMap(([piece]) => piece)
        .join(''),
    ).toBe(text);
  });

  it('marca una clave por su número', () => {
    const [seven] = termsOf('norma 7', PREFIXES);
    expect(marks('NTA-07 y NTP-07, no NTA-17', seven as Term)).toEqual(['NTA-07', 'NTP-07']);
    const [nta] = termsOf('nta 7', PREFIXES);
    expect(marks('NTA-07 y NTP-07', nta as Term)).toEqual(['NTA-07']);
  });
});
