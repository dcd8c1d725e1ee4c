import { z } from 'zod';
import { fault, type SchemaCode } from '@/lib/content/faults';
import { clave, deLista, faultsTo, forma, grupo, lista, porClave, si, texto } from './fields';

const campo = deLista('campo', 'descripcion');

/** Crockford's letters, the alphabet of the folio's check. */
const letraFolio = forma(/^[A-HJKMNP-TV-Z]$/, 'folio-letter', 'D');

const camposDelModo = lista(campo, 'De los campos de este modo.');

const AUTOCOMPLETAR = {
  text: ['name', 'given-name', 'family-name', 'address-line1', 'address-line2', 'postal-code'],
  tel: ['tel'],
  email: ['email'],
  date: ['bday'],
  textarea: ['street-address'],
  checkbox: [],
} satisfies Record<string, string[]>;
const TIPOS = Object.keys(AUTOCOMPLETAR) as (keyof typeof AUTOCOMPLETAR)[];

const Campo = z
  .strictObject({
    tipo: z.enum(TIPOS),
    etiqueta: texto('Correo electrónico'),
    guia: texto('Ingresar su correo electrónico').optional(),
    ayuda: texto().optional(),
    autocompletar: z.enum(Object.values(AUTOCOMPLETAR).flat()).optional(),
    identidad: si('Con true, dice quién escribe: un modo anónimo no puede pedirlo.').default(false),
  })
  .superRefine(({ tipo, autocompletar }, context) => {
    const all: string[] = AUTOCOMPLETAR[tipo];
    if (autocompletar === undefined || all.includes(autocompletar)) return;
    const found = fault('form-autofill', { type: tipo, value: autocompletar, all });
    faultsTo(context)(['autocompletar'], found);
  });

const etiqueta = texto('Buzón que lo recibe');

const Valor = z.union(
  [
    z.strictObject({ campo, etiqueta: etiqueta.optional() }),
    z.strictObject({ fijo: texto('Anónimo'), etiqueta }),
    z.strictObject({
      correo: z.enum(['oficina', 'denuncias', 'quejas', 'sugerencias']),
      etiqueta,
    }),
  ],
  {
    error: 'sent-value' satisfies SchemaCode,
  },
);

const Antes = z.strictObject({
  titulo: texto(),
  puntos: z.array(texto()).min(1).max(3),
  mas: z.strictObject({ titulo: texto(), puntos: z.array(texto()).min(1) }).optional(),
});
const opcion = { titulo: texto('Sin dar mi nombre'), texto: texto() };

/** A mode: fields, validation (section 5), clearing (section 4), payload (7). */
const Modo = z.strictObject({
  id: clave('identificado'),
  titulo: texto('Queja electrónica servidor público'),
  /** The device checks the text for identifying words before sending. */
  anonimo: z.boolean().default(false),
  campos: lista(
    campo,
    'De los campos de este formulario; un modo anónimo no pide los de identidad.',
  ).min(1),
  guias: z.record(z.string(), texto()).default({}),
  ayudas: porClave(texto(), 'La ayuda de un campo, cuando en este modo es otra.').default({}),
  etiquetas: z.record(z.string(), texto()).default({}),
  opcion: grupo(opcion, 'La lleva cada modo de un formulario que tiene varios.').optional(),
  despues: z.array(texto('Guarde su folio.')).min(1),
  cambio: z
    .strictObject({ etiqueta: texto().optional(), boton: texto(), ingles: texto().optional() })
    .optional(),
  exige: z.strictObject({ todos: camposDelModo.default([]), alguno: camposDelModo.default([]) }),
  /** `intento`: on each attempt; `envio`: only after a delivery (D27). */
  limpia: z.strictObject({ cuando: z.enum(['intento', 'envio']), campos: camposDelModo }),
  carga: porClave(Valor, 'Cada campo que nombra es de este modo.'),
});

export const Formulario = z
  .strictObject({
    titulo: texto('Denuncia Electrónica'),
    descripcion: texto(),
    antes: Antes,
    /** Simplified privacy notice, above «Enviar» (LGPDPPSO 14 and 20 to 22). */
    privacidad: texto('{{nombre}}, con domicilio en {{domicilio}}, usa sus datos para…'),
    pregunta: texto(
      '¿Cómo quiere denunciar?',
      'La lleva todo formulario de varios modos.',
    ).optional(),
    /** Shows a quick exit, for people in danger if seen. */
    salida: z.boolean().default(false),
    recomendaciones: si(
      'Con true, el formulario y su hoja llevan las de recomendaciones.yml.',
    ).default(false),
    folio: letraFolio,
    plantilla: z.enum(['queja', 'denuncia', 'sugerencia']),
    invalido: texto('Favor de llenar todos los campos!'),
    campos: z.record(z.string(), Campo),
    modos: z.array(Modo).min(1),
  })
  .superRefine(({ campos, modos, pregunta }, context) => {
    const say = faultsTo(context, 'modos');
    const lacks = (key: string) => fault('form-mode-lacks', { key });
    if (modos.length > 1 && !pregunta) say([], lacks('pregunta'));
    modos.forEach((modo, index) => {
      const first = modos.findIndex(({ id }) => id === modo.id);
      if (first < index)
        say([index, 'id'], fault('form-mode-repeated', { id: modo.id, first: first + 1 }));
      if (modos.length > 1 && !modo.opcion) say([index], lacks('opcion'));
      const sent = Object.values(modo.carga).flatMap((valor) =>
        'campo' in valor ? [valor.campo] : [],
      );
      const named: [string, string[], string[], 'form' | 'mode'][] = [
        ['campos', modo.campos, Object.keys(campos), 'form'],
        ['exige', [...modo.exige.todos, ...modo.exige.alguno], modo.campos, 'mode'],
        ['limpia', modo.limpia.campos, modo.campos, 'mode'],
        ['carga', sent, modo.campos, 'mode'],
      ];
      for (const [key, names, allowed, whose] of named)
        for (const field of names.filter((one) => !allowed.includes(one)))
          say([index, key], fault('form-field-unknown', { field, whose }));
      const { alguno } = modo.exige;
      if (alguno.length > 0 && !alguno.some((name) => campos[name]?.tipo === 'textarea'))
        say([index, 'exige', 'alguno'], fault('form-no-story', {}));
      const asked = modo.campos.filter((name) => campos[name] && campos[name].tipo !== 'checkbox');
      for (const field of asked.filter((one) => !sent.includes(one)))
        say([index, 'carga'], fault('form-field-unsent', { field }));
      const known = modo.campos.filter((name) => modo.anonimo && campos[name]?.identidad);
      for (const field of known) say([index, 'campos'], fault('form-not-anonymous', { field }));
    });
  });

/** A form in English; fields, modes and payload are those of the Spanish form of the same name. */
export const FormularioIngles = z.strictObject({
  folio: letraFolio,
  descripcion: texto('If you were asked for money, hit or threatened.'),
  pregunta: texto('How do you want to report?').optional(),
  antes: Antes,
  privacidad: texto('{{nombre}}, at {{domicilio}}, is responsible for your data.'),
  recomendaciones: texto('These are not requirements.').optional(),
  ayudas: porClave(texto('Street and neighborhood.'), 'La de cada campo que la tiene en español.'),
  modos: porClave(
    z.strictObject({
      opcion: z.strictObject(opcion).optional(),
      ayudas: z.record(z.string(), texto()).default({}),
      despues: z.array(texto('Keep your folio.')).min(1),
    }),
    'Cada modo, por su id.',
  ),
  literales: porClave(
    texto('Name'),
    'Lo que el formulario dice en español, y lo que quiere decir.',
  ),
});

/** Withdrawn forms and old labels, kept so that acuses made with them can still be verified. */
export const Retirados = z.strictObject({
  retirados: z.array(
    z.strictObject({
      titulo: texto('Queja electrónica servidor público', 'Como lo dice el acuse en «Formulario».'),
      folio: letraFolio,
      campos: porClave(
        texto('Descripción de los hechos'),
        'Cada clave de su carga, con el nombre que le da el acuse.',
      ),
    }),
  ),
});
