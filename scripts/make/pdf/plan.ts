import path from 'node:path';
import { documentosOf } from '@/lib/routes/lacked';
import type { Content } from '@/lib/content/model';
import { longDate } from '@/lib/office/dates';
import { comunicadoPath, comunicadoPdf, normaPdf } from '@/lib/routes';
import type { Membrete, Rotulo } from './letterhead';
import { planFormularios, type FormularioInput } from './plan-formulario';

export interface ComunicadoInput {
  tipo: 'comunicado';
  membrete: Membrete;
  rotulo: Rotulo;
  titulo: string;
  /** In ISO form. */
  fecha: string;
  lugarYFecha: string;
  resumen: string;
  body: string;
  pagina: string;
  /** Invented content, marked first. */
  muestra: boolean;
}

export interface MuestraInput {
  tipo: 'muestra';
  membrete: Membrete;
  rotulo: Rotulo;
  titulo: string;
  encabezado: string;
  descripcion?: string;
  datos: { nombre: string; valor: string }[];
  puntos: string[];
}

export type PdfInput = ComunicadoInput | MuestraInput | FormularioInput;

export interface PdfPlan {
  path: string;
  file: string;
  /** Line of `file` where its Markdown starts. */
  bodyLine: number;
  input: PdfInput;
}

/** Plans all PDFs by path. A norm's sample overrides a documento's (D24). */
export function planPdfs(content: Content): Map<string, PdfPlan> {
  const { nombre, ayuntamiento, domicilio, telefono, correo, horario, demostracion } =
    content.sitio.data;
  const membrete = { nombre, ayuntamiento, domicilio, telefono, correo, horario, demostracion };
  const plans = [
    ...planDocumentos(content, membrete),
    ...planNormas(content, membrete),
    ...planFormularios(content, membrete),
    ...planComunicados(content, membrete),
  ];
  return new Map(plans.map((plan) => [plan.path, plan]));
}

const planComunicados = (content: Content, membrete: Membrete): PdfPlan[] =>
  content.comunicados.map(({ slug, file, bodyLine, body, data }) => {
    const { titulo, fecha, resumen, lugar, numero } = data;
    const pdf = comunicadoPdf(content.sitio.data, numero);
    return {
      path: pdf,
      file,
      bodyLine,
      input: {
        tipo: 'comunicado',
        membrete,
        rotulo: { clase: 'COMUNICADO DE PRENSA', numero: path.basename(pdf, '.pdf') },
        titulo,
        fecha,
        lugarYFecha: lugar ? `${lugar}, a ${longDate(fecha)}` : longDate(fecha),
        resumen,
        body,
        pagina: new URL(comunicadoPath(slug), content.sitio.data.url).href,
        muestra: membrete.demostracion || data.muestra === true,
      },
    };
  });

const planNormas = (content: Content, membrete: Membrete): PdfPlan[] =>
  content.normas.flatMap(({ slug, file, data: catalogo }) =>
    catalogo.normas.map(({ nombre, descripcion, leyenda = 'Vigente' }) => ({
      path: normaPdf(slug, nombre),
      file,
      bodyLine: 1,
      input: {
        tipo: 'muestra',
        membrete,
        rotulo: { clase: 'NORMA', numero: nombre },
        titulo: `${nombre}. ${descripcion}`,
        encabezado: descripcion,
        datos: [
          { nombre: 'Clave', valor: nombre },
          { nombre: 'Catálogo', valor: catalogo.titulo },
          {
            nombre: catalogo.muestra ? 'Estado en el catálogo de muestra' : 'Estado en el catálogo',
            valor: leyenda,
          },
        ],
        puntos: [],
      },
    })),
  );

const planDocumentos = (content: Content, membrete: Membrete): PdfPlan[] =>
  documentosOf(content).map(({ nombre, descripcion, archivo, puntos }) => ({
    path: archivo,
    file: content.documentos.file,
    bodyLine: 1,
    input: {
      tipo: 'muestra',
      membrete,
      rotulo: { clase: 'DOCUMENTO' },
      titulo: nombre,
      encabezado: nombre,
      descripcion,
      datos: [],
      puntos,
    },
  }));
