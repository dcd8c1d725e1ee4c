import type { Content } from '@/lib/content/model';
import { formerAddresses } from '@/lib/site/former';
import { ALIASES, fileOf } from '@/lib/site/pages';
import { LEADING_POLICY } from '@/lib/site/policy';
import { pressRedirects } from '@/lib/site/press';
import { escapeHtml } from '@/lib/site/text';

/** Writes a page for the root (D6), each alias, former address (D49) and next part of a press list (D48). */
export function emitRedirects(content: Content): Map<string, string> {
  const { nombre, url } = content.sitio.data;
  const former = formerAddresses(content).filter(
    ({ from, to }) => from.toLowerCase() !== to.toLowerCase(),
  );
  const redirects = [
    { from: '/', to: '/default/', titulo: 'Entrada', enlace: 'Ir a la página de inicio' },
    ...ALIASES.map((alias) => ({ ...alias, enlace: `Ir a ${alias.to}` })),
    ...former.map(({ from, to }) => ({
      ...{ from, to, titulo: `Página que cambió de dirección (${from})`, enlace: `Ir a ${to}` },
    })),
    ...pressRedirects(content).map(({ from, to }) => ({
      ...{ from, to, titulo: `Comunicados más recientes (${from})` },
      enlace: 'Ir a los comunicados más recientes',
    })),
  ];
  return new Map(
    redirects.map(({ from, to, titulo, enlace }) => [
      fileOf(from),
      `<!DOCTYPE html><html lang="es-MX"><head><meta http-equiv="Content-Security-Policy" content="${LEADING_POLICY}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="0; url=${to}"><title>${escapeHtml(`${titulo} | ${nombre}`)}</title><meta name="description" content="${escapeHtml(`${enlace}.`)}"><meta name="robots" content="noindex, follow"><link rel="canonical" href="${new URL(to, url).href}"></head><body><h1>${escapeHtml(nombre)}</h1><p><a href="${to}">${enlace}</a></p></body></html>`,
    ]),
  );
}
