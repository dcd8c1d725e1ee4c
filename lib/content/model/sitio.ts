import { z } from 'zod';
import { apartados, withApartados } from './apartados';
import {
  clave,
  correo,
  dia,
  enlaceExterno,
  forma,
  ruta,
  si,
  sitioWeb,
  telefono,
  texto,
} from './fields';
import { diasInhabiles, horario, zonaHoraria } from './horario';
import { muestraOf } from './oficina';

const NOMBRES = {
  inicio: 'Inicio',
  titular: 'Titular',
  direcciones: 'Direcciones',
  transparencia: 'Transparencia',
  comunicados: 'Comunicados',
  directorio: 'Directorio',
  queja: 'Queja Electrónica',
  denuncia: 'Denuncia Electrónica',
  acuse: '¿En qué va mi queja?',
  vehiculos: 'Vehículos remolcados',
  declaraciones: 'Declarar patrimonio',
  catalogo: 'Catálogo de normas',
  documentos: 'Documentos',
  paginaDenuncia: 'Denuncia: qué pasa y cómo',
  datos: 'Datos abiertos',
  mapa: 'Mapa del sitio',
  accesibilidad: 'Accesibilidad y privacidad',
  telefonoSocial: 'Otro teléfono',
} as const;

export type Nombre = keyof typeof NOMBRES;

type Row = z.ZodDefault<z.ZodString>;

const nombres = () =>
  z
    .strictObject(
      Object.fromEntries(
        Object.entries(NOMBRES).map(([key, nombre]) => [key, texto(nombre).default(nombre)]),
      ) as Record<Nombre, Row>,
    )
    .prefault({});

const https = () =>
  z
    .strictObject({
      dias: z.int().min(0).meta({
        ejemplo: '365',
        ayuda: 'Cuántos días recuerda el navegador que este sitio sólo se abre con https.',
      }),
      subdominios: si(
        'Con true, también los sitios cuyo nombre termina en el de éste, y todos sus puertos: si alguno no tiene https, deja de abrir.',
      ),
    })
    .default({ dias: 365, subdominios: false });

/** Contact of `/.well-known/security.txt` (RFC 9116). */
const seguridad = () =>
  z
    .strictObject({
      correo: correo(),
      vence: dia('Hasta cuándo vale el contacto. A más tardar, un año.', '2026-12-31'),
      politica: enlaceExterno()
        .meta({ ayuda: 'Dónde dice la oficina cómo atiende esos avisos.' })
        .optional(),
    })
    .optional();

const rutaDe = (que: string, ejemplo: string) =>
  ruta().meta({ ejemplo, ayuda: `La dirección de la página ${que}, sin diagonales.` });

const sitio = {
  nombre: texto('Oficina de Ejemplo'),
  ayuntamiento: texto('Ayuntamiento de Ejemplo'),
  producto: clave('oficina'),
  pdfComunicados: forma(
    /^(?:[\w-]+\/)*[\w-]+$/,
    'sólo admite letras sin acento, cifras, guiones y «/»',
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
  nombres: nombres(),
  https: https(),
  seguridad: seguridad(),
};

const NOT_INVENTED = [
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
    origen: z
      .array(texto('Ciudad Ejemplo'))
      .meta({
        ayuda:
          'De dónde es la demostración, primero el municipio. Una oficina de otro lugar ve cada texto que todavía lo dice.',
      })
      .default([]),
    muestra: muestraOf(sitio, NOT_INVENTED),
  }),
);
