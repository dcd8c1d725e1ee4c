import { longDate } from '@/lib/office/dates';
import { waitsInWords } from './estado';
import { comunicadoPath, comunicadoPdf } from '@/lib/routes';
import type { Sources } from '@/lib/site/sources';
import type { Content } from '@/lib/content/model';
import type { ImageFacts } from '@/lib/site/assets';

/** A link to a PDF as pages show it. */
export interface PdfView {
  href: string;
  text: string;
  /** The name under which it is saved; the file's own when absent. */
  download?: string;
  /** Its kind and size, said before a phone pays for it: `PDF, 28 KB`. */
  size: string;
}

/** `PDF, 28 KB`, of a PDF of the site, which is not left without its unit. */
export function pdfSize({ assets }: Pick<Sources, 'assets'>, address: string): string {
  const facts = assets.pdf(address);
  return facts ? `PDF, ${Math.max(1, Math.round(facts.bytes / 1024))}\u00a0KB` : 'PDF';
}

export function pdfView(
  sources: Pick<Sources, 'assets'>,
  link: { href: string; text: string; download?: string | undefined },
): PdfView {
  const { href, text, download } = link;
  return { href, text, ...(download ? { download } : {}), size: pdfSize(sources, href) };
}

/** A document of content/documentos.yml as a link. */
export const documentView = (
  sources: Pick<Sources, 'assets'>,
  { archivo, nombre, descarga }: Content['documentos']['data']['documentos'][number],
): PdfView => pdfView(sources, { href: archivo, text: nombre, download: descarga });

/** A press release as a list shows it. */
export interface CardView {
  titulo: string;
  resumen: string;
  fecha: string;
  fechaLarga: string;
  ruta: string;
  imagen: ImageFacts;
  alt: string;
  muestra: boolean | undefined;
  estado?: string | undefined;
  pdf: { href: string; size: string; download: string };
}

/**
 * @param resumen the summary as this list shows it: whole, or cut (D18)
 * @param download the name under which the PDF is saved (D19); the file's own when empty
 */
export function cardView(
  sources: Pick<Sources, 'assets' | 'content'>,
  { slug, data, waits }: Content['comunicados'][number],
  resumen: string,
  download = '',
): CardView {
  const href = comunicadoPdf(sources.content.sitio.data, data.numero);
  return {
    titulo: data.titulo,
    resumen,
    fecha: data.fecha,
    fechaLarga: longDate(data.fecha),
    ruta: comunicadoPath(slug),
    imagen: sources.assets.image(data.imagen, 'tarjeta'),
    alt: data.alt,
    muestra: data.muestra,
    estado: waitsInWords({ waits }),
    pdf: { href, size: pdfSize(sources, href), download },
  };
}
