import type { ReleaseFields, UnderstoodKind } from '@/scripts/documents/types';

export const LEAD =
  'La Sindicatura Procuradora abrió en Otay un módulo que recibe quejas de lunes a viernes.';
const SECOND = 'El trámite es gratuito, y no hace falta cita ni gestor para presentarlo.';
export const TEXT = `${LEAD}\n\n${SECOND}\n`;

/** A string per line: `**` for bold, `*` for italics, `#` for a picture. */
export interface Release {
  name: string;
  lines: string[];
  fields: ReleaseFields;
  markdown?: string;
  out?: Partial<Record<UnderstoodKind, number>>;
}

export const RELEASES: Release[] = [
  {
    name: 'comunicado de prensa con subtítulo en negritas y fecha en su renglón',
    lines: [
      '**Comunicado de prensa No. 12/2026**',
      'Av. Independencia 1350, Zona Centro, C.P. 22000',
      'Tel. 664 973 7000 · prensa@ejemplo.example',
      '«Por una ciudad honesta»',
      '*Ciudad Ejemplo, a 3 de agosto del 2026*',
      '**Instalan comités de ética en ocho dependencias**',
      '**Vigilarán la conducta del personal durante dos años**',
      LEAD,
      SECOND,
      '-o0o-',
    ],
    fields: {
      titulo: 'Instalan comités de ética en ocho dependencias',
      resumen: 'Vigilarán la conducta del personal durante dos años',
      lugar: 'Ciudad Ejemplo',
      fecha: '2026-08-03',
      numero: '12',
    },
    out: { membrete: 4, firma: 1 },
  },
  {
    name: 'sumario con viñetas, y «###» al final',
    lines: [
      'BOLETÍN DE PRENSA',
      'CAPACITAN A PERSONAL EN NORMAS TÉCNICAS',
      '• Acudieron ochenta personas servidoras públicas',
      '• El curso seguirá durante todo el año',
      LEAD,
      '###',
    ],
    fields: {
      titulo: 'Capacitan a personal en normas técnicas',
      resumen:
        'Acudieron ochenta personas servidoras públicas. El curso seguirá durante todo el año.',
    },
    markdown: `${LEAD}\n`,
    out: { membrete: 1, firma: 1 },
  },
  {
    name: 'romanos y un párrafo entre dos de sus puntos',
    lines: [
      'Publican convocatoria del premio municipal',
      LEAD,
      'BASES DEL PREMIO',
      'I. Podrá participar quien viva en la ciudad.',
      'II. El premio se entrega cada año.',
      SECOND,
      'III.- El fallo no admite recurso.',
    ],
    fields: { titulo: 'Publican convocatoria del premio municipal' },
    markdown: `${LEAD}\n\n## Bases del premio\n\n1. Podrá participar quien viva en la ciudad.\n2. El premio se entrega cada año.\n\n${SECOND}\n\n3. El fallo no admite recurso.\n`,
  },
  {
    name: 'una fotografía con su pie, y otra con «Pie de foto:» al final',
    lines: [
      'Entregan constancias a comisarios sociales',
      '#',
      '*Personal de la Sindicatura entrega constancias en el patio.*',
      LEAD,
      '#',
      SECOND,
      'Pie de foto: vecinas de Otay revisan sus documentos en una mesa.',
    ],
    fields: { titulo: 'Entregan constancias a comisarios sociales' },
    out: { pies: 2 },
  },
  {
    name: 'el pie de una fotografía que viene aparte',
    lines: [
      'Entregan constancias a comisarios sociales',
      LEAD,
      'Pie de foto: Personal de la Sindicatura entrega constancias en el patio.',
      'Foto: Comunicación Social',
    ],
    fields: {
      titulo: 'Entregan constancias a comisarios sociales',
      alt: 'Personal de la Sindicatura entrega constancias en el patio.',
    },
    markdown: `${LEAD}\n\nFoto: Comunicación Social\n`,
  },
  {
    name: 'renglones de un solo párrafo, lugar en mayúsculas y firma con raya',
    lines: [
      'GOBIERNO MUNICIPAL\nOFICINA DE PRENSA\n2026, Año de la Cultura Cívica',
      'SUPERVISAN OPERATIVOS DE ALCOHOLIMETRÍA',
      'CIUDAD EJEMPLO, B.C.- ' + LEAD,
      SECOND,
      'Respetuosamente\n____________________\nLic. Juan Pérez Solís\nDirector de Comunicación Social',
    ],
    fields: {
      titulo: 'Supervisan operativos de alcoholimetría',
      lugar: 'Ciudad Ejemplo, B.C.',
    },
    out: { membrete: 3, firma: 4 },
  },
  {
    name: 'oficio: dependencia, asunto, y la fecha al final',
    lines: [
      'DEPENDENCIA: SINDICATURA PROCURADORA',
      'OFICIO: SP-0145/2026',
      'ASUNTO: Se envía comunicado',
      'A LOS MEDIOS DE COMUNICACIÓN:',
      'P R E S E N T E',
      '**Revisan las denuncias pendientes del año**',
      LEAD,
      'Ciudad Ejemplo, B. C., a los 5 días del mes de mayo de 2026',
      'A T E N T A M E N T E',
      'C.P. MARÍA LUISA DE LA CRUZ',
      'C.c.p.- Lic. Juan Pérez Solís.- Oficial Mayor.',
      'C.c.p.- Minutario.',
    ],
    fields: {
      titulo: 'Revisan las denuncias pendientes del año',
      lugar: 'Ciudad Ejemplo, B. C.',
      fecha: '2026-05-05',
    },
    markdown: `${LEAD}\n`,
    out: { membrete: 5, firma: 2, copias: 2 },
  },
  {
    name: 'párrafos que hablan de fechas, números y firmas no se tocan',
    lines: [
      'Firman convenio de colaboración con la universidad',
      LEAD,
      'El 12 de noviembre de 2026 abrirá otro módulo, con horario de 8 a 15 horas.',
      'C. Juan Pérez acudió con 2 testigos y 3 vecinos.',
      '1.5 millones de pesos costó la obra, que terminó ayer.',
      'Atentamente invitamos a toda la ciudadanía a conocerlo.',
    ],
    fields: { titulo: 'Firman convenio de colaboración con la universidad' },
    markdown: `${LEAD}\n\nEl 12 de noviembre de 2026 abrirá otro módulo, con horario de 8 a 15 horas.\n\nC. Juan Pérez acudió con 2 testigos y 3 vecinos.\n\n1.5 millones de pesos costó la obra, que terminó ayer.\n\nAtentamente invitamos a toda la ciudadanía a conocerlo.\n`,
  },
  {
    name: 'guiones escritos como viñetas, y firma sin «Atentamente»',
    lines: [
      '12/11/2026',
      '**Abren ventanilla de orientación para migrantes**',
      LEAD,
      '- Orientación jurídica',
      '- Acompañamiento',
      SECOND,
      '**LIC. ANA TORRES GIL**',
      '**Directora de Comunicación Social**',
      '* * *',
    ],
    fields: {
      titulo: 'Abren ventanilla de orientación para migrantes',
      fecha: '2026-11-12',
    },
    markdown: `${LEAD}\n\n- Orientación jurídica\n- Acompañamiento\n\n${SECOND}\n`,
    out: { firma: 3 },
  },
  {
    name: 'fecha y guion al empezar el texto, con el lugar en negritas',
    lines: [
      'XXV AYUNTAMIENTO DE CIUDAD EJEMPLO',
      'EXPLICAN CÓMO RECUPERAR UN VEHÍCULO REMOLCADO',
      '**Ciudad Ejemplo, 1º de diciembre de 2026.–** ' + LEAD,
      'El XXV Ayuntamiento de Ciudad Ejemplo atiende en su ventanilla de cobro.',
      'FIN',
    ],
    fields: {
      titulo: 'Explican cómo recuperar un vehículo remolcado',
      lugar: 'Ciudad Ejemplo',
      fecha: '2026-12-01',
    },
    markdown: `${LEAD}\n\nEl XXV Ayuntamiento de Ciudad Ejemplo atiende en su ventanilla de cobro.\n`,
    out: { membrete: 1, firma: 1 },
  },
  {
    name: 'título de estilo y letras mayúsculas como incisos',
    lines: [
      '= CONVOCAN A ELECCIÓN DE COMITÉS EN OTAY',
      LEAD,
      'A) Delegación Otay',
      'B) Delegación Centro',
      'Nota: Ver la norma.',
    ],
    fields: { titulo: 'Convocan a elección de comités en Otay' },
    markdown: `${LEAD}\n\n1. Delegación Otay\n2. Delegación Centro\n\nNota: Ver la norma.\n`,
  },
];
