import { Parser } from 'htmlparser2';
import { DRAWN, DRAWN_SMALL } from '@/tailwind.config';

/** A small drawing as text, inlined in a page. */
export interface Shapes {
  viewBox: string;
  /** The inside of its `<svg>`: elements that only draw, with attributes that only say how. */
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
/** Numbers, words and colours: nothing that could close the attribute, or name an address. */
const VALUE = /^[\w\s.,#%()-]*$/;
const ADDRESS = /url\s*\(/i;
const SMALL = DRAWN_SMALL.map((written) => DRAWN[written]?.day);
const isDrawn = (value: string) => !value.startsWith('#') || SMALL.includes(value);
const onlySays = (value: string) => VALUE.test(value) && !ADDRESS.test(value) && isDrawn(value);

/** A larger drawing would weigh more in its page than a request of its own. */
const MOST = 1024;

/**
 * A drawing that is only shapes, and few, as the text of a page. Where a phone would ask for each by
 * itself, its headers weigh more than it does.
 * @param svg the file's text, sound already (scripts/make/office/svg.ts)
 * @returns nothing where it has anything else, or much: it stays a picture
 */
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
