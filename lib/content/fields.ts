import { z } from 'zod';
import { EJEMPLO_CITA, parseCitas } from './fuentes';
import { BAD_CITA } from './references';

/**
 * The kinds of value that authors write. Each carries an example: the error message quotes it and
 * the authors' manual prints it, so that the schema is the single source of both.
 */
type Meta = { ejemplo?: string; ayuda?: string };

const withMeta = <T extends z.ZodType>(schema: T, meta: Meta): T => schema.meta(meta);

/** Text that is not empty. */
export const texto = (ejemplo?: string, ayuda?: string) =>
  withMeta(z.string().trim().min(1), { ejemplo, ayuda });

/** A day as `AAAA-MM-DD` that exists in the calendar. */
export const dia = () =>
  withMeta(z.iso.date({ error: 'la fecha no existe o no tiene la forma AAAA-MM-DD' }), {
    ejemplo: '2025-01-27',
    ayuda: 'Año, mes y día con guiones.',
  });

/** A phone as people dial it in Mexico: ten digits, or a short code such as 070. */
export const telefono = () =>
  withMeta(
    z.string().regex(/^(\d{3}|\d{3} \d{3} \d{4})$/, 'el teléfono no tiene la forma esperada'),
    {
      ejemplo: '"664 555 0100"',
      ayuda: 'Diez cifras en grupos de 3, 3 y 4, entre comillas; o un número corto como "070".',
    },
  );

export const correo = () =>
  withMeta(z.email({ error: 'no es una dirección de correo' }), {
    ejemplo: 'quejas@oficina.example',
  });

/** An absolute address on another site. */
export const enlaceExterno = () =>
  withMeta(z.url({ protocol: /^https?$/, error: 'no es una dirección web completa' }), {
    ejemplo: 'https://transparencia.oficina.example/',
    ayuda: 'Con https:// al principio.',
  });

/** A path inside the site (`/prensa/`) or a full web address. Existence is checked afterwards. */
export const enlace = () =>
  withMeta(z.string().regex(/^(\/|#|https?:\/\/)\S*/, 'no es una ruta ni una dirección web'), {
    ejemplo: '/prensa/',
    ayuda: 'Ruta de este sitio con / al principio y al final, o dirección con https://.',
  });

/** Path of a picture under `public/`. Existence is checked afterwards. */
export const imagen = () =>
  withMeta(
    z
      .string()
      .regex(
        /^\/(ilustraciones|imagenes)\/.+\.(svg|jpe?g|png|webp|avif)$/i,
        'no es la ruta de una imagen',
      ),
    { ejemplo: '/imagenes/reunion.jpg', ayuda: 'Ruta desde public/, con / al principio.' },
  );

/** Path of a PDF that the site serves, or will make, under `/static/pdf/`. */
export const pdf = () =>
  withMeta(z.string().regex(/^\/static\/pdf\/.+\.pdf$/, 'no es la ruta de un PDF'), {
    ejemplo: '/static/pdf/CV.pdf',
  });

/** Letters, digits and hyphens: an id or an illustration's name. */
export const clave = (ejemplo: string) =>
  withMeta(
    z
      .string()
      .regex(/^[a-zA-Z0-9][a-zA-Z0-9-]*$/, 'sólo admite letras sin acento, cifras y guiones'),
    {
      ejemplo,
    },
  );

export const codigoNorma = () =>
  withMeta(z.string().regex(/^NT[PAE]-\d{2}$/, 'no es la clave de una norma'), {
    ejemplo: 'NTA-33',
  });

/** Where a row's statement comes from; its grammar is that of `{{ley …}}`. */
export const fuente = () =>
  withMeta(
    z.string().refine((text) => parseCitas(text) !== undefined, { error: `la cita ${BAD_CITA}` }),
    {
      ejemplo: EJEMPLO_CITA,
      ayuda:
        'Siglas del marco jurídico y artículos; si falta comprobarla, termina en «por confirmar».',
    },
  ).optional();

/** The mark of a row whose data are invented. */
export const muestra = () =>
  withMeta(z.boolean(), { ayuda: 'Con true, el sitio dice que es un dato de muestra.' }).optional();

/** The mark of a row whose facts nobody has checked. */
export const porConfirmar = () =>
  withMeta(z.boolean(), { ayuda: 'Con true, el sitio dice que falta confirmarlo.' }).optional();

/** Who answers for a page, and when its text was last gone over. */
export const responsable = () =>
  withMeta(clave('social'), {
    ejemplo: 'social',
    ayuda: 'El id de una unidad de directorio.yml: la que responde por esta página.',
  });

export const actualizado = () =>
  withMeta(dia(), {
    ejemplo: '2025-01-27',
    ayuda: 'El día en que se revisó por última vez lo que dice.',
  });

/** Who answers for a page, and since when it says what it says. */
export const responde = { responsable: responsable(), actualizado: actualizado() };
