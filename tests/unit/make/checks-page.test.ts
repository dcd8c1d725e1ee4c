/** @jest-environment node */
import type { PageKind } from '@/lib/site/kinds';
import { checkPage, LINKED_DATA, pageBudget } from '@/scripts/make/checks/page';
import type { Outline } from '@/scripts/make/pages/outline';
import { GOOD, PARTS } from './page';

const said = (
  change: Partial<Outline> = {},
  weight = 1000,
  file = 'quejas/index.html',
  kind: PageKind = 'documentos',
  words = 0,
  data = 0,
  parts = PARTS,
) =>
  checkPage(
    {
      kind,
      file,
      outline: { ...GOOD, ...change },
      weight,
      words: () => words,
      linkedData: () => data,
    },
    parts,
  );
const script = (type: string, text = '', src?: string) => ({
  scripts: [...GOOD.scripts, { type, text, src }],
});

describe('una página', () => {
  it('en regla no tiene problemas', () => expect(said()).toEqual([]));
});

describe('lo que leen los buscadores', () => {
  const MUCH = Array.from({ length: 500 }, (_, at) => (at * 7919) % 1009).join(' ');
  const much = {
    scripts: [...GOOD.scripts, { type: LINKED_DATA, text: MUCH, src: undefined }],
  };

  it('no pasa de ahí', () => {
    expect(said(much, 1000, undefined, undefined, 0, 614)).toEqual([]);
    expect(said(much, 1000, undefined, undefined, 0, 615)).toEqual([
      expect.stringContaining('(JSON-LD) pesa 615 bytes (br) y el máximo es 614'),
    ]);
  });
});

describe('la cabeza de la página', () => {
  // Especificación: D36-02
  it.each<[string, Partial<Outline>, string]>([
    ['con un título larguísimo', { title: 'ñ'.repeat(121) }, 'falta o pasa de 120 letras'],
    ['que dice tarde su codificación', { encodingAt: 1001 }, 'en los primeros 1024 bytes'],
    ['sin descripción', { description: '' }, 'no tiene descripción'],
    ['sin h1', { h1: 0 }, 'tiene 0 títulos h1 y debe tener uno'],
    ['sin dirección canónica', { canonicals: [] }, 'no tiene dirección canónica'],
    ['en otro idioma', { lang: 'es' }, 'no dice lang="es-MX"'],
    ['con una imagen sin alt', { withoutAlt: ['/a.svg'] }, 'la imagen /a.svg no tiene alt'],
  ])('%s no pasa', (_, change, problem) => {
    expect(said(change)).toEqual([expect.stringContaining(problem)]);
  });

  it('la página de error no tiene dirección canónica, porque vale por todas', () => {
    expect(said({ canonicals: [] }, 1000, '404.html')).toEqual([]);
  });
});

describe('lo que la política del sitio no dejaría pasar', () => {
  it.each<[string, Partial<Outline>, string]>([
    [
      'un manejador en línea',
      { refusedAttributes: [{ name: 'onclick', element: 'button' }] },
      'lleva el atributo onclick en <button>',
    ],
    [
      'un estilo en línea',
      { refusedAttributes: [{ name: 'style', element: 'p' }] },
      'lleva el atributo style en <p>',
    ],
    [
      'otra hoja de estilo',
      { styles: [...GOOD.styles, 'b{}'] },
      'lleva un estilo o un guion que su política no permite: b{}',
    ],
    ['ninguna hoja de estilo', { styles: [] }, 'no lleva la hoja de estilo'],
    [
      'un guion propio',
      script('module', 'alert(1)'),
      'lleva un estilo o un guion que su política no permite: alert(1)',
    ],
    [
      'un guion clásico',
      script('clásico', 'alert(1)'),
      'lleva un estilo o un guion que su política no permite: alert(1)',
    ],
    ['un guion de Next', script('clásico', '', '/_next/a.js'), 'carga /_next/a.js'],
  ])('%s', (_, change, problem) => {
    expect(said(change)).toEqual([`quejas/index.html: ${problem}.`]);
  });
});

it('una página con una referencia que nada cambió no pasa', () => {
  expect(said({ rawReferences: ['{{telefono}}', '{{horario}}'] })).toEqual([
    'quejas/index.html: muestra «{{telefono}}» a quien la lee: una referencia que nada cambió, o llaves de más.',
    'quejas/index.html: muestra «{{horario}}» a quien la lee: una referencia que nada cambió, o llaves de más.',
  ]);
});

describe('el peso', () => {
  it('de cada clase de página tiene su máximo', () => {
    const [documentos, sindico] = [pageBudget('documentos'), pageBudget('sindico')];
    expect(said({}, documentos.html)).toEqual([]);
    expect(said({}, documentos.html + 1)).toEqual([
      `quejas/index.html: la página pesa ${documentos.html + 1} bytes (br) y el máximo es ${documentos.html}.`,
    ]);
    expect(said({}, documentos.html + 1, 'sindico/index.html', 'sindico')).toEqual([]);
    expect(said({}, sindico.html + 1, 'sindico/index.html', 'sindico')).toHaveLength(1);
  });

  it('crece con las palabras de la oficina, y con nada más', () => {
    const { html, words } = pageBudget('documentos');
    const withMore = (weight: number, more: number) =>
      said({}, weight, 'documentos/index.html', 'documentos', words + more);
    expect(withMore(html + 1500, 1000)).toEqual([]);
    expect(withMore(html + 1501, 1000)).toHaveLength(1);
    expect(withMore(html + 1, 0)).toHaveLength(1);
    expect(withMore(html + 1, -1000)).toHaveLength(1);
  });
});
