import { z } from 'zod';
import { fault } from '@/lib/content/faults';
import type { Entry } from '@/lib/content/types';
import { dia, enlaceExterno, faultsTo, forma, texto } from './fields';

const comunes = {
  articulos: texto('108, 109, 113, 115 y 134').optional(),
  siglas: forma(/^[A-Z]{2,12}$/, 'siglas', 'LGRA').optional(),
  texto: dia('Última reforma del texto que se leyó.', '2025-12-15').optional(),
  revisada: dia('El día en que se comprobó que esa es la última.', '2026-11-26').optional(),
  enlace: enlaceExterno('Dónde se lee la ley.').optional(),
  porVerificar: z.boolean().default(false),
};

const local = z
  .strictObject({
    papel: forma(
      /^[a-z][a-zA-Z]*$/,
      'role',
      'regimenMunicipal',
      'Con él la citan los textos: {{ley papel 8}}.',
    ).optional(),
    que: texto(
      'Ley que rige a los municipios',
      'Para qué es, mientras no se sepa cuál.',
    ).optional(),
    nombre: z.string().meta({ ayuda: 'Mientras no se sepa: ""' }),
    publicacion: z.string().meta({ ejemplo: '{{gaceta}}, 15 de octubre de 2001' }).default(''),
    ...comunes,
  })
  .superRefine(({ nombre, que, papel, publicacion, siglas }, context) => {
    const say = faultsTo(context);
    if (nombre && !publicacion) say(['publicacion'], fault('law-publication', {}));
    if (nombre && papel && !siglas) say(['siglas'], fault('law-siglas', {}));
    if (!nombre && !papel) say(['papel'], fault('law-role', {}));
    if (!nombre && !que) say(['que'], fault('law-purpose', {}));
  });

const locales = { ordenamientos: z.array(local) };
const federal = { nombre: texto(), publicacion: texto('DOF, 5 de febrero de 1917'), ...comunes };

/** Federal laws are the same in every state: their siglas are their role. */
export const LeyesFederales = z.strictObject({
  ordenamientos: z.array(z.strictObject(federal)),
});

/** Authorities of a state for tasks that federal law delegates, as `{{clave}}`. */
export const deEstado = {
  gaceta: z.string().meta({ ejemplo: 'Periódico Oficial del Estado' }),
  quienResuelve: z.string().meta({
    ejemplo: 'la Sala Especializada en materia de Responsabilidades Administrativas',
    ayuda: 'Con su artículo: el tribunal que resuelve las faltas graves y las inconformidades.',
  }),
  quienAudita: z.string().meta({
    ejemplo: 'la Auditoría Superior del Estado',
    ayuda: 'Con su artículo: quien revisa la cuenta pública.',
  }),
};

export const LeyesEstatales = z.strictObject({
  estado: texto('Baja California'),
  ...deEstado,
  ...locales,
});

export const LeyesMunicipales = z.strictObject(locales);

/** Texts that an office of another state must review, by file, with reasons. */
export const TextosPorEstado = z.strictObject({
  textos: z.array(
    z.strictObject({
      archivo: forma(/^[\w/-]+\.(md|yml)$/, 'content-file', 'sindico/historia.yml'),
      estado: texto('Baja California', 'Para qué estado está escrito hoy.'),
      porque: texto('Cuenta la historia del estado.'),
    }),
  ),
});

type Ambito = keyof typeof COLLECTIONS;

/** Of the office's own data: what a reader can do about it. */
export const MISSING_DATUM = 'pregunte a la oficina';
export const MISSING_IN_ENGLISH = 'ask the office';
/** Of laws and authorities, which are read within a sentence. */
export const MISSING_LAW = 'la oficina debe confirmarlo';

export interface Ley extends z.infer<typeof local> {
  ambito: Ambito;
}

interface Ordenamiento {
  ley: Ley;
  entry: Entry<unknown>;
  field: PropertyKey[];
}

const COLLECTIONS = {
  federal: 'leyesFederales',
  estatal: 'leyesEstatales',
  municipal: 'leyesMunicipales',
} as const;
type LeyesOf = Record<
  (typeof COLLECTIONS)[Ambito],
  Entry<{ ordenamientos: z.infer<typeof local>[] }>
>;

export const ordenamientosOf = (content: LeyesOf): Ordenamiento[] =>
  (Object.keys(COLLECTIONS) as Ambito[]).flatMap((ambito) => {
    const entry = content[COLLECTIONS[ambito]];
    return entry.data.ordenamientos.map((ley, index) => ({
      ...{ entry, field: ['ordenamientos', index] },
      ley: { ...ley, ambito },
    }));
  });

export const leyesOf = (content: LeyesOf): Ley[] =>
  ordenamientosOf(content).map(({ ley }) =>
    ley.nombre
      ? ley
      : { ...ley, nombre: ley.que ?? '', publicacion: MISSING_LAW, porVerificar: true },
  );
