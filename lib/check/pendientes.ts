import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisedPdfs } from '@/lib/routes/documents';
import type { LoadedContent } from '@/lib/content/load/reading';
import { findPlaces } from './lugares';
import { byHand, marks, unsure, type FactsOf } from './pending-marks';
import { allEntries, type Content } from '@/lib/content/model';
import { deEstado, ordenamientosOf } from '@/lib/content/model/leyes';
import type { Overlay, Problem } from '@/lib/content/types';
import { lineFinder } from '@/lib/content/parse/read';
import { ProblemReport } from '@/lib/content/parse/report';
import { textsOf } from '@/lib/content/model/texts';

export const KINDS = {
  muestra: ['dato de muestra', 'datos de muestra'],
  porConfirmar: ['dato por confirmar', 'datos por confirmar'],
  oficina: ['dato que falta de la oficina', 'datos que faltan de la oficina'],
  ficticio: ['valor ficticio (.example, 555 01…)', 'valores ficticios (.example, 555 01…)'],
  documento: ['documento que falta', 'documentos que faltan'],
  ley: ['ley por verificar', 'leyes por verificar'],
  estado: ['texto de otro estado', 'textos de otro estado'],
  lugar: ['texto de otro lugar', 'textos de otro lugar'],
  catalogo: ['catálogo de muestra', 'catálogos de muestra'],
} as const satisfies Record<string, readonly [string, string]>;

export type PendingKind = keyof typeof KINDS;

export interface Pendiente extends Problem {
  kind: PendingKind;
}

/** Demonstration values: reserved hosts, the fictional phone range (D3). */
const SAMPLE = /\.example\b|\b555 01\d\d\b/;

/**
 * Returns everything that blocks `demostracion: false`, in the order of kinds (D3, D24, D44), without
 * generated documents and values repeated from another file.
 */
export function pendientesOf(
  { content, facts, overlay }: Pick<LoadedContent, 'content' | 'facts' | 'overlay'>,
  root: string,
): Pendiente[] {
  const lineOf = lineFinder(root, overlay);
  return (Object.keys(FIND) as PendingKind[]).flatMap((kind) => {
    const report = new ProblemReport(lineOf);
    FIND[kind](content, report, (entry) => facts.get(entry.file), root, overlay);
    return report.problems.map((problem) => ({ ...problem, kind }));
  });
}

export const checkDemo = (
  read: Pick<LoadedContent, 'content' | 'facts' | 'overlay'>,
  root: string,
): Problem[] =>
  read.content.sitio.data.demostracion
    ? []
    : pendientesOf(read, root).map(({ file, line, field, message }) => ({
        file,
        line,
        field,
        message,
      }));

type Find = (
  content: Content,
  report: ProblemReport,
  factsOf: FactsOf,
  root: string,
  overlay?: Overlay,
) => void;

const FIND: Record<PendingKind, Find> = {
  muestra(content, report, factsOf) {
    for (const entry of [content.sitio, content.correo])
      entry.data.muestra.forEach((key, index) =>
        report.field(
          entry,
          ['muestra', index],
          `«${key}» es un dato de muestra. Escriba el verdadero y quítelo de esta lista.`,
        ),
      );
    marks(content, report, factsOf, 'muestra', 'un dato de muestra. Ponga el verdadero');
  },

  porConfirmar(content, report, factsOf) {
    marks(content, report, factsOf, 'porConfirmar', 'un dato por confirmar. Compruébelo');
    unsure(content, report, factsOf);
    byHand(content, report, factsOf);
  },

  oficina({ oficina }, report) {
    for (const [key, { que, valor }] of Object.entries(oficina.data))
      if (!valor.trim())
        report.field(oficina, [key, 'valor'], `falta este dato, que sólo la oficina sabe: ${que}.`);
  },

  ficticio(content, report, factsOf) {
    for (const entry of allEntries(content)) {
      const shared = Object.values(factsOf(entry)?.used ?? {})
        .filter((one) => one !== null)
        .filter((one) => SAMPLE.test(one));
      const isSample = (text: string) =>
        SAMPLE.test(text) &&
        SAMPLE.test(shared.reduce((left, value) => left.replaceAll(value, ''), text));
      for (const { text, field } of textsOf(entry.data).filter((one) => isSample(one.text)))
        report.field(
          entry,
          field,
          `queda el dato de muestra «${text.slice(0, 60)}». Escriba el verdadero, o deje demostracion: true.`,
        );
      entry.body.split('\n').forEach((text, index) => {
        if (isSample(text))
          report.body(
            entry,
            index + 1,
            'queda un dato de muestra en el texto. Escriba el verdadero.',
          );
      });
    }
  },

  documento(content, report, _, root) {
    for (const { path: pdf, file, field, genuine } of promisedPdfs(content))
      if (!genuine && !existsSync(path.join(root, 'public', pdf)))
        report.field({ file }, field, `falta el documento public${pdf}.`);
  },

  ley(content, report) {
    const { leyesEstatales } = content;
    for (const key of Object.keys(deEstado) as (keyof typeof deEstado)[])
      if (!leyesEstatales.data[key])
        report.field(leyesEstatales, [key], `falta este dato de ${leyesEstatales.data.estado}.`);
    for (const { ley, entry, field } of ordenamientosOf(content))
      if (!ley.nombre)
        report.field(
          entry,
          [...field, 'nombre'],
          `falta la ley del papel «${ley.papel}» (${ley.que}). Escriba su nombre, sus siglas, su publicación y el día del texto que leyó.`,
        );
      else if (ley.porVerificar)
        report.field(
          entry,
          [...field, 'porVerificar'],
          'falta verificar esta ley. Compruebe dónde y cuándo se publicó, y ponga porVerificar: false.',
        );
  },

  estado({ leyesEstatales, textosPorEstado }, report) {
    const { estado } = leyesEstatales.data;
    textosPorEstado.data.textos.forEach((row, index) => {
      if (row.estado !== estado)
        report.field(
          textosPorEstado,
          ['textos', index, 'estado'],
          `content/${row.archivo} se escribió para ${row.estado}: ${row.porque} Léalo, corríjalo para ${estado} y ponga aquí estado: ${estado}.`,
        );
    });
  },

  lugar: (content, report, _, root, overlay) => findPlaces(content, report, root, overlay),

  catalogo({ normas }, report) {
    for (const catalogo of normas)
      if (catalogo.data.muestra)
        report.field(
          catalogo,
          ['muestra'],
          'es un catálogo de muestra. Ponga el verdadero y muestra: false.',
        );
  },
};
