import { longDate } from '@/lib/office/dates';
import { waitsInWords } from './estado';
import { shownRows } from '@/lib/routes/lacked';
import { comunicadoPath, comunicadoPdf } from '@/lib/routes';
import type { Sources } from '@/lib/site/sources';
import type { Content } from '@/lib/content/model';

/** `PDF, 28 KB`, with a no-break space before the unit. */
export function pdfSize({ assets }: Pick<Sources, 'assets'>, address: string): string {
  const facts = assets.pdf(address);
  return facts ? `PDF, ${Math.max(1, Math.round(facts.bytes / 1024))}\u00a0KB` : 'PDF';
}

/** @param pdf with its name when downloaded, if not its file's */
export const pdfView = (
  sources: Pick<Sources, 'assets'>,
  pdf: { href: string; text: string; download?: string | undefined },
) => ({ ...pdf, size: pdfSize(sources, pdf.href) });

/** Returns the cards that this office has, with their drawings. */
export const tileViews = (
  { content, assets }: Sources,
  rows: Content['inicio']['data']['tramites'],
) =>
  shownRows(content, rows).map(({ icono, ...row }) => ({ ...row, dibujo: assets.drawing(icono) }));

type Documento = Content['documentos']['data']['documentos'][number];

export const documentView = (
  sources: Pick<Sources, 'assets'>,
  { archivo, nombre, descarga }: Documento,
  text = nombre,
) => pdfView(sources, { href: archivo, text, download: descarga });

export type DocumentRow = ReturnType<typeof documentRows>[number];

/** Returns the rows of a documents table (section 2.5). */
export const documentRows = (sources: Pick<Sources, 'assets'>, documentos: Documento[]) =>
  documentos.map((documento) => {
    const { id, nombre, descripcion } = documento;
    return { id, nombre, descripcion, pdf: documentView(sources, documento, 'LINK') };
  });

type Comunicado = Content['comunicados'][number];

/** Returns a release as lists name it. */
export const releaseLink = ({ slug, data: { titulo, fecha }, waits }: Comunicado) => ({
  titulo,
  fecha,
  fechaLarga: longDate(fecha),
  ruta: comunicadoPath(slug),
  estado: waitsInWords({ waits }),
});

export type CardView = ReturnType<typeof cardView>;

/** @param resumen whole or cut (D18) @param download PDF file name (D19); empty for its own */
export function cardView(
  sources: Pick<Sources, 'assets' | 'content'>,
  comunicado: Comunicado,
  resumen: string,
  download = '',
) {
  const { imagen, alt, muestra, numero } = comunicado.data;
  const href = comunicadoPdf(sources.content.sitio.data, numero);
  return {
    ...releaseLink(comunicado),
    ...{ resumen, alt, muestra },
    imagen: sources.assets.image(imagen, 'tarjeta'),
    pdf: { href, size: pdfSize(sources, href), download },
  };
}
