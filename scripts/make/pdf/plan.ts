import path from 'node:path';
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
  /** Day of the release, `AAAA-MM-DD`. */
  fecha: string;
  lugarYFecha: string;
  resumen: string;
  /** Markdown. */
  body: string;
  /** Address of the page where the release is published. */
  pagina: string;
  /** True when its content is invented: the paper says so first of all. */
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

/** A PDF to make: where it goes, the author's file that it comes from, and all that shapes it. */
export interface PdfPlan {
  path: string;
  file: string;
  /** Line of `file` on which the Markdown's first line stands. */
  bodyLine: number;
  input: PdfInput;
}

/** The input of each promised PDF, by its path. A norm's own sample wins over a documento's (D24). */
export function planPdfs(content: Content): Map<string, PdfPlan> {
  const plans = [
    ...planDocumentos(content),
    ...planNormas(content),
    ...planFormularios(content, membreteOf(content)),
    ...planComunicados(content),
  ];
  return new Map(plans.map((plan) => [plan.path, plan]));
}

function membreteOf({ sitio }: Content): Membrete {
  const { nombre, ayuntamiento, domicilio, telefono, correo, horario, demostracion } = sitio.data;
  return { nombre, ayuntamiento, domicilio, telefono, correo, horario, demostracion };
}

function planComunicados(content: Content): PdfPlan[] {
  const membrete = membreteOf(content);
  return content.comunicados.map(({ slug, file, bodyLine, body, data }) => {
    const { titulo, fecha, resumen, lugar, numero } = data;
    const pdf = comunicadoPdf(numero);
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
}

function planNormas(content: Content): PdfPlan[] {
  const membrete = membreteOf(content);
  return content.normas.flatMap(({ slug, file, data: catalogo }) =>
    catalogo.normas.map((norma) => ({
      path: normaPdf(slug, norma.nombre),
      file,
      bodyLine: 1,
      input: {
        tipo: 'muestra',
        membrete,
        rotulo: { clase: 'NORMA', numero: norma.nombre },
        titulo: `${norma.nombre}. ${norma.descripcion}`,
        encabezado: norma.descripcion,
        datos: [
          { nombre: 'Clave', valor: norma.nombre },
          { nombre: 'Catálogo', valor: catalogo.titulo },
          {
            nombre: catalogo.muestra ? 'Estado en el catálogo de muestra' : 'Estado en el catálogo',
            valor: norma.leyenda ?? 'Vigente',
          },
        ],
        puntos: [],
      },
    })),
  );
}

function planDocumentos(content: Content): PdfPlan[] {
  const membrete = membreteOf(content);
  const { file, data } = content.documentos;
  return data.documentos.map(({ nombre, descripcion, archivo, puntos }) => ({
    path: archivo,
    file,
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
}
