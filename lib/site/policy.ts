import type { Content } from '@/lib/content/model';
import type { FORMULARIOS } from './required-content';
import type { Settings } from './sources';

/**
 * Permissions that a page needs beyond the site's own pictures and scripts: to send a form, to show a
 * frame after consent, to search.
 */
export type Need = (typeof FORMULARIOS)[number] | 'social' | 'vehiculos' | 'busqueda' | 'wasm';

/** The footer's frame, on every page that has the common footer. */
export const COMMON_NEEDS: readonly Need[] = ['social'];

/** Hashes of the inline styles and scripts, each the same on every page (decisions/styles.md). */
export interface Inline {
  styleHashes: string[];
  scriptHashes: string[];
}

/**
 * Origins of other sites by need: frames from `sitio.yml`, shown only after consent (D20), and the
 * e-mail service of each form in use, from the build's settings (D32).
 * @returns no origin for a form that sends to the site itself (`/`), or not at all
 */
export function outsideHosts({ sitio, formularios }: Content, send: Settings['send']) {
  const { redSocial, busquedaVehiculos, sugerencias } = sitio.data;
  const hosts: Partial<Record<Need, string>> = {
    ...(redSocial && { social: new URL(redSocial.marco).origin }),
    ...(busquedaVehiculos && { vehiculos: new URL(busquedaVehiculos).origin }),
  };
  for (const { slug, data } of formularios) {
    const origin = send[data.plantilla]?.origin ?? '/';
    const shown = data.plantilla !== 'sugerencia' || sugerencias?.activo;
    if (shown && origin !== '/') hosts[slug as Need] = new URL(origin).origin;
  }
  return hosts;
}

/**
 * The Content-Security-Policy of a page: nothing by default, plus its needs. `'self'` beside hashes
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
    'font-src': ["'self'"],
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
 * and a style that can fetch nothing, in a page that has nothing, tells nobody anything.
 */
export const PICTURE_POLICY = written({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  ...NOT_A_PAGE,
  sandbox: [''],
});

/**
 * The policy of a script or a search file opened by its own address: nothing. Within a page, the page's
 * policy applies.
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
 * Browser features denied by Permissions-Policy. Only names that browsers know: every response carries
 * them.
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
/** Permissions-Policy: pages may write to the clipboard (to copy a folio), and nothing else. */
export const PERMISSIONS = [...DENIED.map((name) => `${name}=()`), 'clipboard-write=(self)'].join(
  ', ',
);
