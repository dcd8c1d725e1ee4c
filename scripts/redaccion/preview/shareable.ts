import { longDate } from '@/lib/office/dates';

const STYLE =
  'position:sticky;top:0;z-index:99;margin:0;padding:.6rem 1rem;background:var(--tinta);color:var(--papel);font-weight:700';

/** Marks a page as a draft of an ISO day: in its title, and on a band that is printed, too. */
export function shareable(html: string, day: string): string {
  const band = `<p style="${STYLE}">Borrador del ${longDate(day)}. No está publicado: es una vista previa para revisarlo. Sus enlaces llevan al sitio publicado.</p>`;
  return html
    .replace('<title>', '<meta name="robots" content="noindex"><title>Borrador: ')
    .replace(/<body[^>]*>/, (body) => `${body}${band}`);
}
