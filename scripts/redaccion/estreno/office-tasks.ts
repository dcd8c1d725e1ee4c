import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@/lib/content/load/reading';
import { readSource } from '@/lib/content/parse/read';
import { ENGINE } from '@/lib/office-folder/engine';
import { direccionPath } from '@/lib/routes';
import type { Task } from '../api';

const SITE = 'content/sitio.yml';
const FIELDS = {
  nombre: 'Cómo se llama su oficina.',
  ayuntamiento: 'De qué ayuntamiento es: «Ayuntamiento de …».',
  producto: 'La palabra con que empieza la dirección de la página de atención, como «oficina».',
  rutaTitular: 'La dirección de la página de quien encabeza la oficina.',
  nombres:
    'Cómo se llama cada cosa en los menús: quien la encabeza, las direcciones, la transparencia.',
  zonaHoraria: 'La zona horaria de su municipio: por ella abren las horas y empiezan los días.',
  pdfComunicados: 'Con qué empieza el nombre del PDF de cada comunicado.',
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
    'Están en «Colores y emblema» (content/identidad.yml): de ahí los toman las páginas, los PDF, los correos, las tarjetas y los dibujos. La vista previa los toma al volver a abrir la redacción.',
  ],
  [
    'emblema',
    'El emblema del encabezado, los PDF y las tarjetas',
    'Sus líneas están en «Colores y emblema» (content/identidad.yml), como las escribe un archivo .svg.',
  ],
  [
    'correo',
    'El correo de los formularios',
    'Sin sus llaves, las quejas y las denuncias no salen. Las pone quien instala el programa: docs/correo.md.',
  ],
];

/**
 * What still is as in the demonstration: the office's own name, addresses and drawing. And what the program's
 * keeper must look at, which this screen cannot know.
 * @param demo the folder of the demonstration
 */
export function ownTasks({ content }: LoadedContent, root: string, demo = ENGINE): Task[] {
  const of = (file: string) => (existsSync(path.join(demo, file)) ? dataOf(demo, file) : {});
  const sitio = of(SITE);
  const own = dataOf(root, SITE);
  const site = Object.entries(FIELDS)
    .filter(([field]) => JSON.stringify(own[field]) === JSON.stringify(sitio[field]))
    .map(([field, todo]) => ({
      ...{ key: `${SITE} ${field}`, where: field, todo, file: SITE, field },
    }));
  const addresses = content.direcciones
    .filter(({ file, data }) => data.ruta === of(file)['ruta'])
    .map((entry) => ({
      ...{ key: `${entry.file} ruta`, where: entry.data.titulo, file: entry.file, field: 'ruta' },
      todo: `Su página está en ${direccionPath(entry)}. Si debe ser otra, escríbala en «Ruta».`,
    }));
  const [mine, theirs] = [root, demo].map((folder) =>
    readFileSync(path.join(folder, 'public', ICON)),
  );
  const icon = {
    ...{ key: ICON, where: 'El icono de la oficina', drawing: ICON },
    todo: 'El dibujo cuadrado de la pestaña del navegador y del teléfono. Elija un archivo .svg.',
  };
  return [
    ...site,
    ...addresses,
    ...(mine?.equals(theirs ?? Buffer.of()) ? [icon] : []),
    ...BY_HAND.map(([key, where, todo]) => ({ key, where, todo })),
  ];
}

const dataOf = (root: string, file: string) =>
  (readSource(root, file).data ?? {}) as Record<string, unknown>;
