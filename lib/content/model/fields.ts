import { z } from 'zod';
import { EJEMPLO_CITA, fault, type ContentFault, type SchemaCode } from '@/lib/content/faults';
import { groupedPhone } from '@/lib/office/phone';
import { parseCitas } from './fuentes';
import { nameProblem, pathProblem } from './paths';

/** What a value names, so that it is chosen by its words and its drawing, never by its key. */
export type Nombrado =
  'unidad' | 'dibujo' | 'pagina' | 'espanol' | 'catalogo' | 'documento' | 'campo' | 'orden';

export type Lugar = 'logo' | 'retrato' | 'tarjeta' | 'diapositiva' | 'cabecera';

/** Returns a way to tell the faults of a check over several keys, in `params` of issues. */
export const faultsTo =
  (context: z.RefinementCtx, ...above: PropertyKey[]) =>
  (path: PropertyKey[], found: ContentFault) =>
    context.addIssue({
      ...{ code: 'custom', message: found.code, params: { fault: found } },
      path: [...above, ...path],
    });

const ruled = (schema: z.ZodString, problem: (text: string) => ContentFault | undefined) =>
  schema.superRefine((text, context) => {
    const found = problem(text);
    if (found) faultsTo(context)([], found);
  });

/** An object with the same kind of value at each key. */
export const conClaves = <K extends string, V extends z.ZodType>(
  keys: readonly K[],
  valueOf: (key: K) => V,
) => z.strictObject(Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>);

export const lista = <T extends z.ZodType>(item: T, ayuda: string, ejemplo?: string) =>
  z.array(item).meta({ ejemplo, ayuda });

export const uno = <const T extends readonly string[]>(palabras: T, ayuda: string) =>
  z.enum(palabras).meta({ ayuda });

export const grupo = <T extends z.ZodRawShape>(shape: T, ayuda: string) =>
  z.strictObject(shape).meta({ ayuda });

export const porClave = <T extends z.ZodType>(value: T, ayuda: string) =>
  z.record(z.string(), value).meta({ ayuda });

const ownPath = (pattern: RegExp, error: SchemaCode) =>
  ruled(z.string().regex(pattern, { error, abort: true }), (text) => {
    const why = pathProblem(text);
    return why && fault('path', { why });
  });

export const texto = (ejemplo?: string, ayuda?: string) =>
  z.string().trim().min(1).meta({ ejemplo, ayuda });

/** @param error code of its fault, which the issue carries as its message */
export const forma = (pattern: RegExp, error: SchemaCode, ejemplo?: string, ayuda?: string) =>
  z.string().regex(pattern, error).meta({ ejemplo, ayuda });

export const si = (ayuda: string) => z.boolean().meta({ ayuda });

export const dia = (ayuda = 'Año, mes y día con guiones.', ejemplo = '2025-01-27') =>
  z.iso.date({ error: 'day' satisfies SchemaCode, abort: true }).meta({ ejemplo, ayuda });

/** Ten digits however people group them, or a short code such as 070. */
export const telefono = () =>
  z
    .string()
    .overwrite(groupedPhone)
    .regex(/^(\d{3}|\d{3} \d{3} \d{4}|\d{2} \d{4} \d{4})$/, 'phone' satisfies SchemaCode)
    .meta({
      ejemplo: '"664 555 0100"',
      ayuda:
        'Diez cifras, con la clave de la ciudad, entre comillas; o un número corto como "070".',
    });

export const entero = ([least, most]: [number, number?], ejemplo?: string, ayuda?: string) =>
  (most === undefined ? z.int().min(least) : z.int().min(least).max(most)).meta({ ejemplo, ayuda });

export const extension = () => z.string().regex(/^\d{2,6}$/, 'extension' satisfies SchemaCode);

export const correo = () =>
  z.email('mail' satisfies SchemaCode).meta({ ejemplo: 'quejas@oficina.example' });

const web = (error: SchemaCode = 'web') =>
  z
    .url({ protocol: /^https?$/, error, abort: true })
    .refine((address) => /^https?:\/\/[^/\s]\S*$/i.test(address), { error, abort: true });

export const enlaceExterno = (ayuda = 'Con https:// al principio.') =>
  web().meta({ ejemplo: 'https://transparencia.oficina.example/', ayuda });

const WHATSAPP = /^https:\/\/wa\.me\/\d{10,15}$/;
const WHATSAPP_HOSTS = /^https?:\/\/(?:[\w-]+\.)*(?:wa\.me|whatsapp\.com)(?:[/?#]|$)/i;

/** A channel of messages: a phone, or a link of https without what tells who opened it (`?utm_…`). */
export const numeroOEnlace = () =>
  z
    .string()
    .trim()
    .overwrite(groupedPhone)
    .superRefine((text, context) => {
      const wrong = faultsTo(context);
      if (/^[\d ]+$/.test(text)) {
        if (!telefono().safeParse(text).success) wrong([], fault('phone', {}));
      } else if (WHATSAPP_HOSTS.test(text)) {
        if (!WHATSAPP.test(text)) wrong([], fault('contact-whatsapp', {}));
      } else if (!/^https:\/\/[^/\s]\S*$/i.test(text)) wrong([], fault('contact-address', {}));
      else if (/[?#]/.test(text))
        wrong([], fault('contact-tracked', { plain: text.replace(/[?#].*/, '') }));
    })
    .meta({
      ejemplo: 'https://wa.me/526645550188',
      ayuda:
        'Un teléfono, o una dirección con https://. La de WhatsApp: https://wa.me/52 y las diez cifras del teléfono.',
    });

/** Pages are at the root of the host: a path would be lost. */
export const sitioWeb = () =>
  web()
    .refine(
      (text) => {
        const { pathname, search, hash, username } = new URL(text);
        return pathname === '/' && !search && !hash && !username;
      },
      { error: 'site-root' satisfies SchemaCode },
    )
    .meta({ ejemplo: 'https://oficina.example', ayuda: 'Sin carpeta después del nombre.' });

export const enlace = () =>
  z
    .string()
    .refine((text) => /^(\/(?!\/)|#.)/.test(text) || web().safeParse(text).success, {
      error: 'link' satisfies SchemaCode,
    })
    .meta({
      ejemplo: '/prensa/',
      ayuda: 'Ruta de este sitio con / al principio y al final, o dirección con https://.',
    });

const DESDE_PUBLIC = 'Ruta desde public/, con / al principio.';

export const imagen = (lugar: Lugar, ayuda = DESDE_PUBLIC) =>
  ownPath(/^\/(ilustraciones|imagenes)\/.+\.(svg|jpe?g|png|webp|avif)$/i, 'picture').meta({
    ejemplo: '/imagenes/reunion.jpg',
    ayuda,
    lugar,
  });

export const alternativa = () =>
  texto(
    'Conos y una patrulla en un punto de revisión.',
    'Lo que se ve: quién o qué, qué hace y dónde. Sin «imagen de».',
  );

const rutaDePdf = (pattern: RegExp, ayuda?: string) =>
  ownPath(pattern, 'pdf-path').meta({ ejemplo: '/static/pdf/CV.pdf', ayuda });

export const pdf = () => rutaDePdf(/^\/static\/pdf\/.+\.pdf$/);

/** Path under `public/static/pdf/` of a supplied PDF, in the case of its name. */
export const pdfGuardado = () => rutaDePdf(/^\/static\/pdf\/.+\.pdf$/i, DESDE_PUBLIC);

export const nombrePdf = () =>
  ownPath(/^[^/]+\.pdf$/, 'pdf-name').meta({
    ejemplo: 'Politicas-Anticorrupcion-PyLANTI.pdf',
  });

export const ruta = (ayuda: string, ejemplo: string) =>
  ruled(z.string(), (text) => {
    const why = nameProblem(text, { mixed: true });
    return why && fault('name', { why });
  }).meta({ ejemplo, ayuda });

const CLAVE = /^[a-zA-Z0-9][a-zA-Z0-9-]*$/;
export const clave = (ejemplo: string, ayuda?: string) => forma(CLAVE, 'id', ejemplo, ayuda);

/** A key of something that has a name of its own. */
export const deLista = (nombra: Nombrado, ejemplo: string, ayuda?: string) =>
  z
    .string()
    .regex(CLAVE, 'id' satisfies SchemaCode)
    .meta({ ejemplo, ayuda, nombra });

/** The place among its kind: from the least to the greatest. */
export const orden = () => z.number().meta({ nombra: 'orden' });

export const codigoNorma = () => forma(/^[A-Z]{2,8}-\d{1,4}$/, 'norm-code', 'NTA-33');

/** Source of a row's statement, in the grammar of `{{ley …}}`. */
export const fuente = () =>
  z
    .string()
    .refine((text) => parseCitas(text) !== undefined, { error: 'citation' satisfies SchemaCode })
    .meta({
      ejemplo: EJEMPLO_CITA,
      ayuda:
        'Siglas de una ley federal, o el papel de otra (leyes/), y artículos; si falta comprobarla, termina en «por confirmar».',
    })
    .optional();

export const muestra = () => si('Con true, el sitio dice que es un dato de muestra.').optional();

export const porConfirmar = () => si('Con true, el sitio dice que falta confirmarlo.').optional();

export const responsable = (
  ayuda = 'El id de una unidad de directorio.yml: la que responde por esta página.',
) => deLista('unidad', 'social', ayuda);

export const responde = {
  responsable: responsable(),
  actualizado: dia('El día en que se revisó por última vez lo que dice.'),
};

/** A photograph or drawing beside the page's title. */
export const foto = () =>
  imagen(
    'cabecera',
    'Junto al título, en pantallas anchas: una fotografía, o un dibujo.',
  ).optional();

const direccionAnterior = () =>
  forma(/^\/(?:[a-zA-Z0-9][\w.-]*\/)+$/, 'former-address', '/prensa/nombre-anterior/');

export const antes = () =>
  lista(
    direccionAnterior(),
    'Direcciones que esta página tuvo, de la más antigua a la más reciente: llevan a ella.',
  ).optional();

/** @param motivo example of why a piece is withdrawn */
export const estados = (motivo = 'Se publicó por error; lo sustituye el comunicado 12.') => ({
  borrador: si(
    'Con true no se publica nada de este archivo, y sus errores son sólo avisos.',
  ).default(false),
  enRevision: si('Un borrador que espera el visto bueno: tampoco se publica.').default(false),
  publicar: dia(
    'Se publica desde ese día; antes no está en ninguna parte.',
    '2026-12-03',
  ).optional(),
  retirar: grupo(
    { fecha: dia(), motivo: texto(motivo) },
    'Desde ese día su página sólo dice que se retiró, cuándo y por qué.',
  ).optional(),
  antes: antes(),
});

/** Changes with their days. @param que example of one */
export const fechados = (que: string, ayuda: string) =>
  lista(z.strictObject({ fecha: dia(), que: texto(que) }), ayuda);

export const correcciones = () =>
  fechados(
    'Decía «lunes» y era martes.',
    'Lo que se corrigió después de publicado, de lo más antiguo a lo más reciente.',
  ).optional();
