import { z } from 'zod';
import type { SchemaCode } from '@/lib/content/faults';
import { COLOURS } from '@/lib/design/theme';
import { parseHorario } from '@/lib/office/words';
import { apartados, withApartados } from './apartados';
import {
  clave,
  conClaves,
  correo,
  dia,
  enlaceExterno,
  entero,
  forma,
  lista,
  numeroOEnlace,
  ruta,
  si,
  sitioWeb,
  telefono,
  texto,
  uno,
} from './fields';
import { muestraOf } from './oficina';

export const ZONAS = [
  'America/Mexico_City',
  'America/Bahia_Banderas',
  'America/Cancun',
  'America/Chihuahua',
  'America/Ciudad_Juarez',
  'America/Hermosillo',
  'America/Matamoros',
  'America/Mazatlan',
  'America/Merida',
  'America/Monterrey',
  'America/Ojinaga',
  'America/Tijuana',
] as const;

export type Zona = (typeof ZONAS)[number];

const zonaHoraria = () =>
  z.enum(ZONAS).meta({ ejemplo: 'America/Mexico_City', ayuda: 'La zona horaria de la oficina.' });

export const EJEMPLO_HORARIO =
  'lunes a viernes, de 8:00 a 15:00 horas; sábado, de 9:00 a 13:00 horas';

const horario = () =>
  texto(
    EJEMPLO_HORARIO,
    'Días y horas, con esas palabras: de aquí sale también «Abierta, cierra a las…».',
  ).refine((text) => parseHorario(text) !== undefined, {
    error: 'hours' satisfies SchemaCode,
  });

export const diasInhabiles = () =>
  z
    .strictObject({
      anios: lista(
        entero([2020, 2100]),
        'Los años cuyos días de cierre ya están todos en «dias». En otro año el sitio muestra sólo el horario.',
        '[2026, 2027]',
      ).min(1),
      dias: z.array(
        z
          .strictObject({
            fecha: dia(),
            hasta: dia('El último día, si son varios.').optional(),
            motivo: texto('Vacaciones de invierno'),
          })
          .refine(({ fecha, hasta }) => hasta === undefined || fecha < hasta, {
            error: 'last-day-not-after' satisfies SchemaCode,
            path: ['hasta'],
          }),
      ),
    })
    .optional();

const otrosCanales = () =>
  lista(
    z.strictObject({
      nombre: texto('WhatsApp', 'Como lo conoce la gente.'),
      numeroOEnlace: numeroOEnlace(),
      horario: texto('lunes a viernes, de 9:00 a 14:00 horas', 'Cuándo contesta alguien.'),
      para: texto('preguntar por un trámite', 'Para qué sirve, como sigue a «Sirve para…».'),
      revela: texto(
        'su número, y el nombre y la fotografía de su perfil',
        'Qué ve la oficina de quien escribe, como sigue a «Muestra…».',
      ),
    }),
    'WhatsApp y parecidos, si la oficina los contesta. Se ven junto a los teléfonos.',
  ).optional();

const NOMBRES = {
  inicio: 'Inicio',
  titular: 'Titular',
  direcciones: 'Direcciones',
  transparencia: 'Transparencia',
  comunicados: 'Comunicados',
  directorio: 'Directorio',
  queja: 'Queja Electrónica',
  denuncia: 'Denuncia Electrónica',
  acuse: '¿En qué va mi queja o denuncia?',
  vehiculos: 'Vehículos remolcados',
  declaraciones: 'Declarar mis bienes',
  catalogo: 'Catálogo de normas',
  documentos: 'Documentos',
  paginaDenuncia: 'Denuncia: qué pasa y cómo',
  datos: 'Datos abiertos',
  mapa: 'Mapa del sitio',
  accesibilidad: 'Accesibilidad y privacidad',
  telefonoSocial: 'Otro teléfono',
} as const;

export type Nombre = keyof typeof NOMBRES;

const rutaDe = (que: string, ejemplo: string) =>
  ruta(`La dirección de la página ${que}, sin diagonales.`, ejemplo);

const sitio = {
  nombre: texto('Oficina de Ejemplo'),
  articulo: uno(
    ['la', 'el'],
    'El artículo de su nombre: la Contraloría, el Órgano Interno de Control.',
  ).optional(),
  nombreCorto: forma(
    /^(?:la|el) \S/,
    'short-name',
    'la Contraloría',
    'Como se le llama en corto, con su artículo: en el encabezado de un teléfono y en los textos.',
  ).optional(),
  ayuntamiento: texto('Ayuntamiento de Ejemplo'),
  producto: clave('oficina', 'Con «oficina», la página está en /oficinaSocial/.'),
  pdfComunicados: forma(
    /^(?:[\w-]+\/)*[\w-]+$/,
    'pdf-prefix',
    'comunicados/comunicado-',
    'Con qué empieza el nombre del PDF de cada comunicado, después de static/pdf/: sigue su número, con tres cifras.',
  ),
  rutaTitular: rutaDe('de quien encabeza la oficina', 'titular'),
  rutaVehiculos: rutaDe('de los vehículos remolcados', 'vehiculos').optional(),
  rutaDeclaraciones: rutaDe('de la declaración patrimonial', 'declaraciones').optional(),
  url: sitioWeb(),
  demostracion: z.boolean(),
  indexar: si(
    'Con false, los buscadores no muestran el sitio: así conviene una demostración.',
  ).default(true),
  descripcion: texto(),
  telefono: telefono(),
  telefonoSocial: telefono().optional(),
  lineaQuejas: telefono().optional(),
  otrosCanales: otrosCanales(),
  correo: correo(),
  correoContacto: correo(),
  correoQuejas: correo(),
  correoVehiculos: correo().optional(),
  domicilio: texto('Calzada de la Ley 100, Zona Centro'),
  zonaHoraria: zonaHoraria(),
  horario: horario(),
  horarioEnIngles: texto('Monday to Friday, 8:00 to 15:00').optional(),
  diasInhabiles: diasInhabiles(),
  mapa: enlaceExterno(),
  transparencia: enlaceExterno(),
  declaraciones: enlaceExterno().optional(),
  entregaRecepcion: enlaceExterno().optional(),
  busquedaVehiculos: enlaceExterno().optional(),
  siglasVehiculos: texto('SAAV').optional(),
  salidaRapida: enlaceExterno(),
  redSocial: z
    .strictObject({
      nombre: texto('Facebook'),
      pagina: enlaceExterno(),
      marco: enlaceExterno(),
    })
    .optional(),
  sugerencias: z.strictObject({ activo: z.boolean() }).optional(),
  apartados: apartados(),
  nombres: conClaves(Object.keys(NOMBRES) as Nombre[], (key) =>
    texto(NOMBRES[key]).default(NOMBRES[key]),
  ).prefault({}),
  https: z
    .strictObject({
      dias: entero(
        [0],
        '365',
        'Cuántos días recuerda el navegador que este sitio sólo se abre con https.',
      ),
      subdominios: si(
        'Con true, también los sitios cuyo nombre termina en el de éste, y todos sus puertos: si alguno no tiene https, deja de abrir.',
      ),
    })
    .default({ dias: 365, subdominios: false }),
  /** Contact of `/.well-known/security.txt` (RFC 9116). */
  seguridad: z
    .strictObject({
      correo: correo(),
      vence: dia('Hasta cuándo vale el contacto. A más tardar, un año.', '2026-12-31'),
      politica: enlaceExterno('Dónde dice la oficina cómo atiende esos avisos.').optional(),
    })
    .optional(),
};

const NOT_INVENTED = [
  'articulo',
  'nombreCorto',
  'demostracion',
  'indexar',
  'sugerencias',
  'apartados',
  'https',
  'zonaHoraria',
  'pdfComunicados',
  'rutaTitular',
  'rutaVehiculos',
  'rutaDeclaraciones',
  'nombres',
];

/** Values of the whole site (D1–D3); texts refer to plain values as `{{telefono}}`. */
export const Sitio = withApartados(
  z.strictObject({
    ...sitio,
    origen: lista(
      texto('Ciudad Ejemplo'),
      'De dónde es la demostración, primero el municipio. Una oficina de otro lugar ve cada texto que todavía lo dice.',
    ).default([]),
    muestra: muestraOf(sitio, NOT_INVENTED),
  }),
);

const color = () => forma(/^#[\da-f]{6}$/i, 'colour', '"#6b1530"');

const colores = conClaves(COLOURS, color);

/** What a new office takes from the demonstration until it has its own. */
const DE_MUESTRA = { colores: [], emblema: [], icono: [] };

/** Colours and emblem; lib/theme/file.ts reads them for all drawings. */
export const Identidad = z.strictObject({
  dia: colores,
  noche: colores.meta({ ayuda: 'Los mismos, para quien pidió la pantalla oscura.' }),
  dibujos: lista(
    z.strictObject({ escrito: color(), dia: color(), noche: color(), trazo: color() }),
    'Los de los dibujos de public/; sin la lista, salen de los otros.',
  ).optional(),
  muestra: muestraOf(DE_MUESTRA),
  emblema: z.strictObject({
    lado: z.number().min(1).meta({ ejemplo: '64' }),
    lineas: z
      .array(
        z.strictObject({
          d: forma(/^[Mm][\d\s.,a-zA-Z-]+$/, 'emblem-line', 'M5 59h54M9 59V29'),
          grosor: z.number().min(0.1).meta({ ejemplo: '3.5' }),
          color: z.enum(COLOURS),
        }),
      )
      .min(1),
  }),
});
