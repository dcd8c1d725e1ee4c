import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@/lib/content/load/reading';
import { listFiles } from '@/lib/content/load/files';
import { direccionPath } from '@/lib/routes';
import type { Task } from '../api';
import { sha256 } from '../pieces';

/** A task of which only the person can say whether it is done, unless what stands there has changed. */
export interface OwnTask extends Omit<Task, 'done'> {
  /** What stands there now. */
  now: string;
}

const SITE = 'content/sitio.yml';
/** What makes the site this office's and no other's, beside what the check lists. */
const FIELDS = {
  nombre: 'Cómo se llama su oficina.',
  ayuntamiento: 'De qué ayuntamiento es: «Ayuntamiento de …».',
  producto: 'La palabra con que empieza la dirección de la página de atención, como «oficina».',
  lineaQuejas: 'El número corto en que se reciben quejas.',
  horario: 'Sus días y horas: de aquí sale «Abierto ahora».',
  salidaRapida: 'Una página común, que no llame la atención.',
} as const;
const ICON = 'icono.svg';

/** What this screen cannot change, and who can. */
const BY_HAND: [key: string, where: string, todo: string][] = [
  [
    'colores',
    'Los colores',
    'No se cambian desde aquí. Pida a quien instala el programa que cambie «palette» y «dark» en tailwind.config.ts: de ahí los toman las páginas, los PDF y las tarjetas.',
  ],
  [
    'emblema',
    'El emblema del encabezado, los PDF y las tarjetas',
    'No se cambia desde aquí. Pida a quien instala el programa que ponga los trazos del suyo en lib/design/emblem.ts.',
  ],
  [
    'hora',
    'La hora de la oficina',
    'Es la de Tijuana. Si la suya es otra, pida a quien instala el programa que la cambie en lib/office/clock.ts.',
  ],
  [
    'correo',
    'El correo de los formularios',
    'Sin sus llaves, las quejas y las denuncias no salen. Las pone quien instala el programa: docs/correo.md.',
  ],
];

/** The office's own name, addresses, drawing, and what the program's keeper must do. */
export function ownTasks({ content }: LoadedContent, root: string): OwnTask[] {
  const site = Object.entries(FIELDS).map(([field, todo]) => ({
    ...{ key: `${SITE} ${field}`, where: field, todo, file: SITE, field },
    now: String(content.sitio.data[field as keyof typeof FIELDS]),
  }));
  const addresses = content.direcciones.map((entry) => ({
    ...{ key: `${entry.file} ruta`, where: entry.data.titulo, file: entry.file, field: 'ruta' },
    todo: `Su página está en ${direccionPath(entry)}. Si debe ser otra, escríbala en «Ruta».`,
    now: direccionPath(entry),
  }));
  const icon = {
    ...{ key: ICON, where: 'El icono de la oficina', drawing: ICON },
    todo: 'El dibujo cuadrado de la pestaña del navegador y del teléfono. Elija un archivo .svg.',
    now: sha256(readFileSync(path.join(root, 'public', ICON))),
  };
  const byHand = BY_HAND.map(([key, where, todo]) => ({ key, where, todo, now: '' }));
  return [...site, ...addresses, icon, ...byHand].map((one) => ({ ...one, ticked: true as const }));
}

/**
 * The pieces that still name the municipality of before.
 * @param before what «Ayuntamiento» said at first
 */
export function foreignNames(
  { content }: LoadedContent,
  root: string,
  before: string,
): (Omit<Task, 'done'> & { kind: string })[] {
  const [, place] = / de (.+)$/.exec(before) ?? [];
  if (!place || content.sitio.data.ayuntamiento.includes(place)) return [];
  return listFiles(root)
    .files.filter(({ text }) => text.includes(place))
    .map(({ file }) => ({
      ...{ kind: 'municipio', key: `municipio ${file}`, where: file, file, field: '' },
      todo: `Todavía dice «${place}».`,
    }));
}
