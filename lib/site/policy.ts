import type { Content } from '@/lib/content/model';
import type { FORMULARIOS } from './required-content';
import type { Settings } from './sources';

/**
 * What a page asks for when it is used, beyond its own site's pictures and scripts: the form that it
 * sends, the frame that a person may let in, a search that it makes.
 */
export type Need = (typeof FORMULARIOS)[number] | 'social' | 'vehiculos' | 'busqueda' | 'wasm';

/** The footer's frame, on every page that has the common footer. */
export const COMMON_NEEDS: readonly Need[] = ['social'];

/** The texts that stand inline, each the same wherever it stands, by their hashes (decisions/0001). */
export interface Inline {
  styleHashes: string[];
  scriptHashes: string[];
}

/**
 * The other sites that a page may ask for anything, by the need that asks. The code names one alone, the
 * e-mail service's own (`DEFAULT_ORIGIN`): the frames are those of `sitio.yml`, asked for only after consent (D20); messages go where the
 * build's keys say, and only for a form that is in use (D32).
 * @returns origins; a form that sends to the site itself (`/`), or sends nothing, asks no other site
 */
export function outsideHosts({ sitio, formularios }: Content, send: Settings['send']) {
  const { redSocial, busquedaVehiculos, sugerencias } = sitio.data;
  const hosts: Partial<Record<Need, string>> = {
    social: new URL(redSocial.marco).origin,
    vehiculos: new URL(busquedaVehiculos).origin,
  };
  for (const { slug, data } of formularios) {
    const origin = send[data.plantilla]?.origin ?? '/';
    const shown = data.plantilla !== 'sugerencia' || sugerencias.activo;
    if (shown && origin !== '/') hosts[slug as Need] = new URL(origin).origin;
  }
  return hosts;
}

/**
 * The policy of a page (Content-Security-Policy): nothing, and then what it needs. `'self'` beside hashes
 * because the islands' modules come by `import()` from the inline script; no page makes HTML from text
 * (Trusted Types), and none has a worker. There is no `upgrade-insecure-requests`: no page names an
 * address in plain http, and Safari would lead `http://localhost` to https.
 */
export function pagePolicy(
  needs: readonly Need[],
  { styleHashes, scriptHashes }: Inline,
  hosts: Partial<Record<Need, string>>,
): string {
  const of = (...kinds: Need[]) => [
    ...new Set(kinds.filter((kind) => needs.includes(kind)).map((kind) => hosts[kind])),
  ];
  // An island that did not arrive is asked for again with a request (components/base/islands.ts).
  const own = needs.length > 0 ? ["'self'"] : [];
  return written({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes, needs.includes('wasm') && "'wasm-unsafe-eval'"],
    'style-src': styleHashes,
    'img-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': [...own, ...of('queja', 'denuncia', 'sugerencia')],
    'frame-src': of('social', 'vehiculos'),
    'worker-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': [needs.includes('busqueda') ? "'self'" : "'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });
}

const NOT_A_PAGE = {
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/**
 * The policy of a picture that is opened by its own address, where a drawing (SVG) would be a page of the
 * office's domain: no script, no address, an origin of its own. Drawing programs write style attributes,
 * and a style that can fetch nothing, in a page that holds nothing, tells nobody anything.
 */
export const PICTURE_POLICY = written({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  ...NOT_A_PAGE,
  sandbox: [''],
});

/**
 * The policy of a script, or of what the search fetches, opened by its own address: nothing. As part of a
 * page the page's own holds, whose hashes would weigh more than most scripts.
 */
export const SCRIPT_POLICY = written({ 'default-src': ["'none'"], ...NOT_A_PAGE, sandbox: [''] });

/**
 * The policy of a PDF. No `sandbox`, under which the viewers of Chrome and Safari show nothing; Safari
 * takes the file itself for an object, and older viewers dress their page with styles of their own.
 */
export const PDF_POLICY = written({
  'default-src': ["'none'"],
  'object-src': ["'self'"],
  'style-src': ["'unsafe-inline'"],
  ...NOT_A_PAGE,
});

/** @param directives a directive without values is left to `default-src` */
function written(directives: Record<string, (string | false | undefined)[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => [
      name,
      values.filter((value) => value !== false && value !== undefined),
    ])
    .flatMap(([name, values]) =>
      values?.length ? `${String(name)} ${(values as string[]).join(' ')}`.trim() : [],
    )
    .join('; ');
}

/**
 * What would tell where a person is, or hear and see them, pay, or reach what is attached. Only names that
 * browsers know: each response carries them, and a phone's first ones are counted by the byte.
 */
const DENIED = [
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'payment',
  'serial',
  'usb',
];
/** What pages do with a device: copying a folio, and nothing else (Permissions-Policy). */
export const PERMISSIONS = [...DENIED.map((name) => `${name}=()`), 'clipboard-write=(self)'].join(
  ', ',
);
