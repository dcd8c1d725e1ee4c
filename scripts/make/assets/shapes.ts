import { Parser } from 'htmlparser2';
import { DRAWN, DRAWN_SMALL } from '@/tailwind.config';

export interface Shapes {
  viewBox: string;
  /** Content of the `<svg>`: only drawing elements and presentation attributes. */
  shapes: string;
}

const ROOT = new Set(['xmlns', 'width', 'height', 'viewBox']);
const ELEMENTS = new Set('g path circle ellipse rect line polyline polygon'.split(' '));
const ATTRIBUTES = new Set(
  (
    'd cx cy r rx ry x y x1 y1 x2 y2 width height points transform opacity fill fill-opacity fill-rule ' +
    'stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray stroke-opacity'
  ).split(' '),
);
/** Values that cannot close the attribute or contain an address. */
const VALUE = /^[\w\s.,#%()-]*$/;
const ADDRESS = /url\s*\(/i;
const SMALL = DRAWN_SMALL.map((written) => DRAWN[written]?.day);
const isDrawn = (value: string) => !value.startsWith('#') || SMALL.includes(value);
const onlySays = (value: string) => VALUE.test(value) && !ADDRESS.test(value) && isDrawn(value);

/** In bytes; above it a request is cheaper. */
const MOST = 1024;

/** Returns a small drawing to inline, to save a request. @param svg checked by office/svg.ts */
export function shapesOf(svg: string): Shapes | undefined {
  let depth = 0;
  let plain = true;
  let viewBox: string | undefined;
  const written: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const isRoot = depth === 0;
        depth += 1;
        if (isRoot) {
          plain &&=
            name === 'svg' && !viewBox && Object.keys(attributes).every((one) => ROOT.has(one));
          viewBox = attributes['viewBox'];
          return;
        }
        const said = Object.entries(attributes);
        plain &&=
          ELEMENTS.has(name) &&
          said.every(([one, value]) => ATTRIBUTES.has(one) && onlySays(value));
        written.push(`<${name}${said.map(([one, value]) => ` ${one}="${value}"`).join('')}>`);
      },
      onclosetag(name) {
        depth -= 1;
        if (depth > 0) written.push(`</${name}>`);
      },
      ontext(text) {
        plain &&= text.trim() === '';
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  const shapes = written.join('');
  return plain && viewBox && VALUE.test(viewBox) && shapes.length <= MOST
    ? { viewBox, shapes }
    : undefined;
}
