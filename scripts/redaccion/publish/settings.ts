import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parseTarget, type Target } from '../../publicar/target';

/** How this computer publishes; git does not look at it, since each has its own. */
export const SETTINGS = 'redaccion.json';

/** Where a site goes. */
export type Delivery =
  | { kind: 'folder'; folder: string }
  | { kind: 'server'; target: Target }
  | { kind: 'repository'; url: string; branch: string };

const Settings = z.object({
  entrega: z.union([
    z.strictObject({ carpeta: z.string().min(1) }),
    z.strictObject({ servidor: z.string().min(1) }),
    z.strictObject({
      repositorio: z.string().regex(/^[^-\s]\S*$/),
      rama: z.string().regex(/^[\w][\w./-]*$/),
    }),
  ]),
  sinFormularios: z.boolean().optional(),
});

const FORM = `${SETTINGS} no dice bien a dónde va el sitio. Escriba uno de estos: {"entrega": {"carpeta": "/srv/sitio"}}, {"entrega": {"servidor": "usuario@servidor:/srv/sitio"}} o {"entrega": {"repositorio": "dirección", "rama": "sitio"}}.`;

/**
 * Where the office publishes; undefined when nobody has said it yet.
 * @throws Error in Spanish when it is said wrongly
 */
export function readDelivery(root: string): Delivery | undefined {
  const file = path.join(root, SETTINGS);
  if (!existsSync(file)) return undefined;
  const { data } = Settings.safeParse(parsed(readFileSync(file, 'utf8')));
  if (!data) throw new Error(FORM);
  const { entrega } = data;
  if ('servidor' in entrega) return { kind: 'server', target: parseTarget(entrega.servidor) };
  if ('repositorio' in entrega)
    return { kind: 'repository', url: entrega.repositorio, branch: entrega.rama };
  const folder = path.resolve(root, entrega.carpeta);
  const [inside, around] = [path.relative(root, folder), path.relative(folder, root)];
  if (!leaves(inside) || !leaves(around))
    throw new Error(
      `${SETTINGS}: la carpeta ${entrega.carpeta} está dentro de la de este programa, o lo contiene. Diga otra, que sea sólo del sitio.`,
    );
  return { kind: 'folder', folder };
}

/** Returns whether whoever keeps the computer means to publish forms that send nothing. */
export const meansSilentForms = (root: string): boolean =>
  Settings.safeParse(parsed(readFileSync(path.join(root, SETTINGS), 'utf8'))).data
    ?.sinFormularios === true;

const leaves = (way: string): boolean => way.startsWith('..') || path.isAbsolute(way);

/** Where it goes, as the screen says it; never what is secret in an address. */
export function deliveryWords(delivery: Delivery): string {
  if (delivery.kind === 'folder') return `la carpeta ${delivery.folder}`;
  if (delivery.kind === 'server') return `el servidor ${delivery.target.host}`;
  return `el alojamiento de la oficina (${delivery.url.replace(/\/\/[^/@]*@/, '//')})`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
