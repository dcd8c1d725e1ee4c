import { readdirSync } from 'node:fs';
import path from 'node:path';
import { validateContent } from '@/lib/check';
import type { LoadedContent } from '@/lib/content/load/reading';
import { contentOf } from '@/scripts/oficina/content';
import { officeOf } from '@/scripts/oficina/options';
import { PROJECT } from './authors';
import { keptIn } from './sample';

export type Answers = Parameters<typeof officeOf>[0];

export const ZAPOPAN = {
  municipio: 'Zapopan',
  estado: 'Jalisco',
  oficina: 'Contraloría Municipal',
  cargo: 'Contralora Municipal',
  telefono: '33 3818 2200',
  sin: 'vehiculos,normas,linea-quejas,telefono-social,red-social',
  remoto: 'git@servidor.example:contraloria/sitio.git',
};

export const ENSENADA = {
  municipio: 'Ensenada',
  estado: 'Baja California',
  oficina: 'Sindicatura Municipal',
  cargo: 'Síndica Procuradora',
  zona: 'America/Tijuana',
};

/** Of another state, with another gender and another way to write a phone. */
export const MERIDA = {
  municipio: 'Mérida',
  estado: 'Yucatán',
  oficina: 'Órgano Interno de Control',
  cargo: 'Titular del Órgano Interno de Control',
  zona: 'America/Merida',
  telefono: '999 942 00 60',
  horario: 'lunes a viernes, de 8:00 a 14:30 horas',
};

const store = keptIn('muestra');

/** Checks a new office's content in memory. @param more its own files, or null for one that it deletes */
export function checkInMemory(
  given: Answers,
  more: Readonly<Record<string, string | null>> = {},
): LoadedContent {
  const content = path.join(PROJECT, 'content');
  const others = readdirSync(content, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(PROJECT, path.join(parentPath, name)))
    .map((file): [string, null] => [file.split(path.sep).join('/'), null]);
  const overlay = new Map<string, string | null>([
    ...others,
    ...contentOf(PROJECT, officeOf(given)),
    ...Object.entries(more),
  ]);
  return validateContent(PROJECT, { overlay, store });
}
