import type { z } from 'zod';
import { fault } from '@/lib/content/faults';
import { conClaves, faultsTo, si } from './fields';

interface Apartado {
  /** Completes «Con false, sin …». */
  que: string;
  files?: readonly string[];
  keys?: readonly string[];
  /** Key of `sitio.yml` with the address of its page, which identifies links to a missing part. */
  ruta?: string;
}

export const APARTADOS = {
  vehiculos: {
    que: 'la página de vehículos remolcados',
    files: ['vehiculos.yml'],
    keys: ['correoVehiculos', 'busquedaVehiculos', 'siglasVehiculos'],
    ruta: 'rutaVehiculos',
  },
  declaranet: {
    que: 'la página de la declaración patrimonial ni el enlace a su sistema',
    files: ['declaraciones.yml'],
    keys: ['declaraciones'],
    ruta: 'rutaDeclaraciones',
  },
  normas: { que: 'normas técnicas ni catálogos', files: ['normas/*.yml'] },
  redSocial: { que: 'red social', keys: ['redSocial'] },
  lineaQuejas: { que: 'línea telefónica de quejas', keys: ['lineaQuejas'] },
  telefonoSocial: { que: 'segundo teléfono', keys: ['telefonoSocial'] },
  entregaRecepcion: { que: 'sistema de entrega-recepción', keys: ['entregaRecepcion'] },
  ingles: {
    que: 'páginas en inglés',
    files: ['ingles/*.md', 'ingles/formularios/*.yml'],
    keys: ['horarioEnIngles'],
  },
  prueba: { que: 'página de prueba', files: ['paginas/prueba.md'] },
  sugerencias: {
    que: 'formulario de sugerencias',
    files: ['formularios/sugerencia.yml'],
    keys: ['sugerencias'],
  },
} as const satisfies Record<string, Apartado>;

export type ApartadoName = keyof typeof APARTADOS;

const NAMES = Object.keys(APARTADOS) as ApartadoName[];
export const apartadoRow = (name: ApartadoName): Apartado => APARTADOS[name];

export const apartados = () =>
  conClaves(NAMES, (name) =>
    si(`Con false, el sitio queda sin ${APARTADOS[name].que}.`).default(true),
  ).prefault({});

export function lackedBy(sitio: Record<string, unknown>): ApartadoName[] {
  const chosen = Object(sitio['apartados']) as Record<string, unknown>;
  return NAMES.filter((name) => chosen[name] === false);
}

export const keysOf = (name: ApartadoName): string[] => {
  const { keys = [], ruta } = apartadoRow(name);
  return [...keys, ...(ruta ? [ruta] : [])];
};

/** @param file path from `content/` on, or a pattern of the model */
export const apartadoOfFile = (file: string): ApartadoName | undefined =>
  NAMES.find((name) =>
    apartadoRow(name).files?.some((pattern) => file === pattern || isUnder(pattern, file)),
  );

/** True for a file, or another pattern, in the folder of a pattern with `*`. */
export function isUnder(pattern: string, file: string): boolean {
  const [before = '', after] = pattern.split('*');
  const isNested = file.slice(before.length).includes('/');
  return after !== undefined && file.startsWith(before) && file.endsWith(after) && !isNested;
}

/** Value of a `{{clave}}` that links to a missing part; its row is hidden (lib/routes/lacked.ts). */
export const lackedLink = (name: ApartadoName): string => `/sin/${name}/`;

const OPTIONAL: readonly string[] = ['horarioEnIngles', 'siglasVehiculos'];

export const withApartados = <T extends z.ZodType>(schema: T): T =>
  schema.superRefine(
    (sitio, context) => {
      const data = sitio as Record<string, unknown>;
      const lacked = lackedBy(data);
      for (const name of NAMES.filter((one) => !lacked.includes(one)))
        for (const key of keysOf(name))
          if (data[key] === undefined && !OPTIONAL.includes(key))
            faultsTo(context)([key], fault('missing-part', { part: name }));
    },
    // Also with other faults: authors correct all together.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );
