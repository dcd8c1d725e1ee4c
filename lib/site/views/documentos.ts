import { documentosOf } from '@/lib/routes/lacked';
import { needed } from '@/lib/site/required-content';
import type { Content } from '@/lib/content/model';
import type { Sources } from '@/lib/site/sources';
import { preguntaView, withFuente } from './pie';
import { documentView, pdfView, type PdfView } from './parts';

type Documento = Content['documentos']['data']['documentos'][number];

/** Row of the documents table (section 2.5). */
export interface DocumentRow {
  id: string;
  nombre: string;
  descripcion: string;
  pdf: PdfView;
}

export const documentRows = (sources: Sources, documentos: Documento[]): DocumentRow[] =>
  documentos.map(({ id, nombre, descripcion, archivo, descarga }) => ({
    id,
    nombre,
    descripcion,
    pdf: pdfView(sources, { href: archivo, text: 'LINK', download: descarga }),
  }));

export type DeclaracionesView = ReturnType<typeof declaracionesView>;

export function declaracionesView(sources: Sources) {
  const { declaraciones, sitio } = sources.content;
  const { presentacion, tipos, formatos, preguntas } = needed(declaraciones).data;
  return {
    presentacion,
    tipos: tipos.map(withFuente),
    formatos,
    preguntas: preguntas.map((row) => preguntaView(sources.content, row)),
    sistema: needed(sitio.data.declaraciones),
    documentos: documentosOf(sources.content)
      .filter(({ grupo, donde }) => grupo === 'guia' || donde === 'declaraciones')
      .map((documento) => ({ id: documento.id, pdf: documentView(sources, documento) })),
  };
}
