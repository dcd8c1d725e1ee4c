/** @jest-environment node */
import { load } from 'cheerio';
import { renderMarkdown } from '@/lib/content/parse/markdown';
import { inMarkdown, PAYLOADS } from '../../ataques/payloads';

const ADDRESS = /^(?:href|src|action|formaction|data|srcdoc|background|poster)$/;
const FOREIGN = /^(?:script|style|iframe|object|embed|base|form|input|svg|math|link|meta)$/;
const BASE = 'https://a.example/';
const isHarmless = (address: string) =>
  !URL.canParse(address, BASE) || /^(?:https?|mailto|tel):/.test(new URL(address, BASE).href);

const dangersIn = (html: string): string[] =>
  load(
    html,
    null,
    false,
  )('*')
    .toArray()
    .flatMap((node) => {
      if (!('attribs' in node)) return [];
      const dangerous = Object.entries(node.attribs).filter(
        ([key, value]) =>
          key.startsWith('on') || key === 'style' || (ADDRESS.test(key) && !isHarmless(value)),
      );
      return [
        ...(FOREIGN.test(node.name) ? [`<${node.name}>`] : []),
        ...dangerous.map(([key, value]) => `<${node.name} ${key}="${value}">`),
      ];
    });

// Especificación: SE-02
it('ninguno de más de trescientos ataques conocidos, se escriba como se escriba en un texto, llega a la página', () => {
  expect(new Set(PAYLOADS).size).toBeGreaterThanOrEqual(300);
  const found = PAYLOADS.map((one) => dangersIn(renderMarkdown(inMarkdown(one))));
  expect(PAYLOADS.filter((_, at) => found[at]!.length > 0)).toEqual([]);
});

it('lo que sí llegaría se nombra', () =>
  expect(dangersIn('<p onclick="a()"><a href=" javascript:a()">x</a></p><style>a</style>')).toEqual(
    ['<p onclick="a()">', '<a href=" javascript:a()">', '<style>'],
  ));
