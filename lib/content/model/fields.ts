import { z } from 'zod';
import { EJEMPLO_CITA, parseCitas, BAD_CITA } from './fuentes';
import { nameProblem } from './names';
import { pathProblem } from './paths';
import { codeOf } from './texts';

export type Lugar = 'logo' | 'retrato' | 'tarjeta' | 'diapositiva' | 'cabecera';

const ruled = (schema: z.ZodString, problem: (text: string) => string | undefined) =>
  schema.superRefine((text, context) => {
    const message = problem(text);
    if (message) context.addIssue({ code: 'custom', message, input: text });
  });

const ownPath = (pattern: RegExp, error: string) =>
  ruled(z.string().regex(pattern, { error, abort: true }), pathProblem);

export const texto = (ejemplo?: string, ayuda?: string) =>
  z.string().trim().min(1).meta({ ejemplo, ayuda });

export const forma = (pattern: RegExp, error: string, ejemplo?: string, ayuda?: string) =>
  z.string().regex(pattern, error).meta({ ejemplo, ayuda });

export const si = (ayuda: string) => z.boolean().meta({ ayuda });

export const dia = (ayuda = 'Año, mes y día con guiones.', ejemplo = '2025-01-27') =>
  z.iso
    .date({ error: 'la fecha no existe o no tiene la forma AAAA-MM-DD', abort: true })
    .meta({ ejemplo, ayuda });

/** Ten digits in the groups of the city, or a short code such as 070. */
export const telefono = () =>
  forma(
    /^(\d{3}|\d{3} \d{3} \d{4}|\d{2} \d{4} \d{4})$/,
    'el teléfono no tiene la forma esperada',
    '"664 555 0100"',
    'Diez cifras en grupos de 3, 3 y 4, o de 2, 4 y 4, entre comillas; o un número corto como "070".',
  );

export const extension = () =>
  z.string().regex(/^\d{2,6}$/, 'la extensión lleva de 2 a 6 cifras; si no hay, borre el renglón');

function foreignInMail(input: unknown): string {
  const [sign] = /[^\w.!#$%&'*+/=?^`{|}~@-]/u.exec(String(input)) ?? [];
  if (!sign) return '';
  return `: lleva ${sign === ' ' ? 'un espacio' : `«${sign}» (${codeOf(sign)})`}, que no cabe en ella`;
}

export const correo = () =>
  z
    .email({ error: ({ input }) => `no es una dirección de correo${foreignInMail(input)}` })
    .meta({ ejemplo: 'quejas@oficina.example' });

const web = (error = 'no es una dirección web completa') =>
  z
    .url({ protocol: /^https?$/, error, abort: true })
    .refine((address) => /^https?:\/\/[^/\s]\S*$/i.test(address), { error, abort: true });

export const enlaceExterno = () =>
  web().meta({
    ejemplo: 'https://transparencia.oficina.example/',
    ayuda: 'Con https:// al principio.',
  });

/** Pages are at the root of the host: a path would be lost. */
export const sitioWeb = () =>
  web()
    .refine(
      (text) => {
        const { pathname, search, hash, username } = new URL(text);
        return pathname === '/' && !search && !hash && !username;
      },
      { error: 'lleva algo después del nombre del sitio, y el sitio ocupa la raíz' },
    )
    .meta({ ejemplo: 'https://oficina.example', ayuda: 'Sin carpeta después del nombre.' });

export const enlace = () =>
  z
    .string()
    .refine((text) => /^(\/(?!\/)|#.)/.test(text) || web().safeParse(text).success, {
      error: 'no es una ruta ni una dirección web',
    })
    .meta({
      ejemplo: '/prensa/',
      ayuda: 'Ruta de este sitio con / al principio y al final, o dirección con https://.',
    });

export const imagen = (lugar: Lugar) =>
  ownPath(
    /^\/(ilustraciones|imagenes)\/.+\.(svg|jpe?g|png|webp|avif)$/i,
    'no es la ruta de una imagen .jpg, .png, .webp, .avif o .svg',
  ).meta({
    ejemplo: '/imagenes/reunion.jpg',
    ayuda: 'Ruta desde public/, con / al principio.',
    lugar,
  });

export const alternativa = () =>
  texto(
    'Conos y una patrulla en un punto de revisión.',
    'Lo que se ve: quién o qué, qué hace y dónde. Sin «imagen de».',
  );

export const pdf = () =>
  ownPath(/^\/static\/pdf\/.+\.pdf$/, 'no es la ruta de un PDF').meta({
    ejemplo: '/static/pdf/CV.pdf',
  });

/** Path under `public/static/pdf/` of a supplied PDF, in the case of its name. */
export const pdfGuardado = () =>
  ownPath(/^\/static\/pdf\/.+\.pdf$/i, 'no es la ruta de un PDF').meta({
    ejemplo: '/static/pdf/CV.pdf',
    ayuda: 'Ruta desde public/, con / al principio.',
  });

export const nombrePdf = () =>
  ownPath(/^[^/]+\.pdf$/, 'no es el nombre de un PDF').meta({
    ejemplo: 'Politicas-Anticorrupcion-PyLANTI.pdf',
  });

export const ruta = () =>
  ruled(z.string(), (text) => nameProblem(text, { mixed: true })).meta({
    ejemplo: '"{{producto}}Social"',
    ayuda: 'La dirección de la página, si no ha de ser el nombre del archivo.',
  });

export const clave = (ejemplo: string) =>
  forma(/^[a-zA-Z0-9][a-zA-Z0-9-]*$/, 'sólo admite letras sin acento, cifras y guiones', ejemplo);

export const codigoNorma = () =>
  forma(/^[A-Z]{2,8}-\d{1,4}$/, 'no es la clave de una norma', 'NTA-33');

/** Source of a row's statement, in the grammar of `{{ley …}}`. */
export const fuente = () =>
  z
    .string()
    .refine((text) => parseCitas(text) !== undefined, { error: `la cita ${BAD_CITA}` })
    .meta({
      ejemplo: EJEMPLO_CITA,
      ayuda:
        'Siglas de una ley federal, o el papel de otra (leyes/), y artículos; si falta comprobarla, termina en «por confirmar».',
    })
    .optional();

export const muestra = () => si('Con true, el sitio dice que es un dato de muestra.').optional();

export const porConfirmar = () => si('Con true, el sitio dice que falta confirmarlo.').optional();

export const responsable = () =>
  clave('social').meta({
    ejemplo: 'social',
    ayuda: 'El id de una unidad de directorio.yml: la que responde por esta página.',
  });

const actualizado = () => dia('El día en que se revisó por última vez lo que dice.', '2025-01-27');

export const responde = { responsable: responsable(), actualizado: actualizado() };

/** A photograph or drawing beside the page's title. */
export const foto = () =>
  imagen('cabecera')
    .meta({ ayuda: 'Junto al título, en pantallas anchas: una fotografía, o un dibujo.' })
    .optional();
