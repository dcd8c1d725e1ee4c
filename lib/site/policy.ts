import type { Content } from '@/lib/content/model';
import { ORGANIGRAMA_SRC } from './organigrama';
import type { FORMULARIOS } from './required-content';
import type { Settings } from './sources';

/** Permissions of a page beyond the site's pictures and scripts: forms, consented frames, search. */
export type Need = (typeof FORMULARIOS)[number] | 'social' | 'vehiculos' | 'busqueda' | 'wasm';

export const COMMON_NEEDS: readonly Need[] = ['social'];

/** Sources that allow a page's own inline styles and scripts: their hashes (decisions/styles.md). */
export interface Inline {
  styles: string[];
  scripts: string[];
}

/** Returns outside origins by need: frames, after consent (D20), and the forms' e-mail services (D32). */
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
 * Returns the policy that a page carries first in its head (D80): all that the office's words, colours and e-mail
 * service change. No `upgrade-insecure-requests`, which Safari applies to `http://localhost`.
 */
export function pagePolicy(
  needs: readonly Need[],
  { styles, scripts }: Inline,
  hosts: Partial<Record<Need, string>>,
): string {
  const of = (...kinds: Need[]) => [
    ...new Set(kinds.filter((kind) => needs.includes(kind)).map((kind) => hosts[kind])),
  ];
  // A failed island is requested again by fetch (components/base/islands.ts).
  const own = needs.length > 0 ? ["'self'"] : [];
  return written({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, needs.includes('wasm') && "'wasm-unsafe-eval'"],
    'style-src': styles,
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': [...own, ...of('queja', 'denuncia', 'sugerencia')],
    'frame-src': of('social', 'vehiculos'),
    'base-uri': ["'none'"],
    'form-action': [needs.includes('busqueda') ? "'self'" : "'none'"],
    ...TRUSTED_TYPES,
  });
}

const TRUSTED_TYPES = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
};

/**
 * The policy that a server sends with every page: what never changes, so that its file serves every later site. Both
 * bind: it names nothing that `pagePolicy` opens.
 */
export const SERVED_POLICY = written({
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  ...TRUSTED_TYPES,
});

/** The policy of a page that only leads on. */
export const LEADING_POLICY = written({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
});

const filePolicy = (own: Record<string, string[]>) =>
  written({
    'default-src': ["'none'"],
    ...own,
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(!('object-src' in own) && { sandbox: [''] }),
  });
const STYLED = { 'style-src': ["'unsafe-inline'"] };

/** Policies of files opened by their own address. */
export const FILE_POLICIES: [policy: string, paths: string[]][] = [
  // An SVG is a page of the office's origin.
  [filePolicy(STYLED), ['/ilustraciones/*', '/imagenes/*', '/icono.svg', ORGANIGRAMA_SRC]],
  [filePolicy({}), ['/_/*', '/pagefind/*']],
  // In a `sandbox` Chrome and Safari would show no PDF. Safari loads it as an object.
  [filePolicy({ 'object-src': ["'self'"], ...STYLED }), ['/static/pdf/*']],
];

function written(directives: Record<string, (string | false | undefined)[]>): string {
  return Object.entries(directives)
    .flatMap(([name, values]) => {
      const texts = values.filter((value) => typeof value === 'string');
      return texts.length > 0 ? `${name} ${texts.join(' ')}`.trim() : [];
    })
    .join('; ');
}

/** Browser features denied by Permissions-Policy; only names that browsers know. */
const DENIED =
  'browsing-topics camera clipboard-read display-capture geolocation hid microphone payment serial usb';
/** Permissions-Policy: only writing to the clipboard, to copy a folio. */
export const PERMISSIONS = [
  ...DENIED.split(' ').map((name) => `${name}=()`),
  'clipboard-write=(self)',
].join(', ');
