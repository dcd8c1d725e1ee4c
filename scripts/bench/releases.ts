import { stringify } from 'yaml';
import { slugify } from '@/lib/content/model/slug';
import { longDate } from '@/lib/office/dates';

/**
 * Invented press releases, as many as wanted, always the same: no clock, no chance. Release `i` says the
 * same in an archive of any size; only its day depends on the size. Nothing told here happened.
 */
export interface Release {
  slug: string;
  titulo: string;
  /** ISO day. */
  fecha: string;
  resumen: string;
  imagen: string;
  alt: string;
  numero: number;
  lugar: string;
  body: string;
}

const FIRST_DAY = Date.UTC(2012, 0, 2);
const LAST_DAY = Date.UTC(2026, 5, 30);
const DAY_MS = 86_400_000;

const TOPICS = [
  [
    'Revisan',
    'revisó',
    'expedientes de obra',
    '02',
    'Dibujo de una pila de expedientes con una lupa apoyada a un lado.',
    'Una obra bien documentada se puede revisar años después de terminada.',
  ],
  [
    'Verifican',
    'verificó',
    'inventarios de bienes',
    '01',
    'Dibujo del palacio municipal con una bandera y una carpeta de documentos.',
    'Cada escritorio, vehículo o equipo se compró con dinero de todas las personas.',
  ],
  [
    'Atienden',
    'atendió',
    'quejas de vecinas y vecinos',
    '10',
    'Dibujo de un teléfono que suena, junto a un buzón con un sobre a medio entrar.',
    'Una queja a tiempo permite corregir un trámite antes de que el daño crezca.',
  ],
  [
    'Reciben',
    'recibió',
    'declaraciones patrimoniales',
    '05',
    'Dibujo de un formulario de declaración con casillas marcadas y una pluma.',
    'La declaración muestra qué tiene una persona al llegar al cargo y al dejarlo.',
  ],
  [
    'Inspeccionan',
    'inspeccionó',
    'vehículos oficiales',
    '04',
    'Dibujo de una grúa que lleva un automóvil por la calle.',
    'Un vehículo oficial se usa para el servicio, y su bitácora lo demuestra.',
  ],
] as const;

const AREAS = [
  'la Delegación Centro',
  'la Delegación Playas',
  'la Delegación Otay',
  'la Tesorería Municipal',
  'la Oficialía Mayor',
  'la Dirección de Catastro',
  'la Dirección de Vialidad',
] as const;

const PARAGRAPHS = [
  'El personal de la Sindicatura habló con quienes hacen el trabajo, revisó los documentos y comparó lo escrito con lo que vio. Al final leyó sus notas con el área, para que pudiera aclarar cualquier punto.',
  'El área tiene un plazo para responder. Si corrige lo señalado, el asunto termina ahí. Si no lo hace, la [Dirección de Contraloría](/contraloria/) decide el siguiente paso y lo informa por escrito.',
  '**Si usted vio algo indebido, puede decirlo.** La [queja](/quejapublica/) y la denuncia se presentan en línea, por teléfono o en la oficina. La denuncia puede ser anónima: no se le pide el nombre ni el domicilio.',
  'Quien quiera conocer las reglas que se aplicaron puede leerlas en la sección de [normatividad](/normatividad/). Los manuales y las guías se descargan de la página de [documentos](/documentos/).',
  'Las dudas se atienden de lunes a viernes en el horario de la oficina. El [directorio](/directorio/) tiene el teléfono y el correo de cada unidad. Si no sabe a quién llamar, marque el número general.',
  'Antes de empezar, el área recibió una lista de lo que se iba a revisar. Así pudo preparar los documentos sin detener la atención al público. Las ventanillas trabajaron en su horario normal.',
] as const;

/** @returns the first `count` releases, oldest first, spread over the working days of 2012–2026 */
export function releases(count: number): Release[] {
  const days = workingDays();
  return Array.from({ length: count }, (_, index) => {
    // A quarter shares its day with the release before, in an archive of any size.
    const at = index % 4 === 3 ? index - 1 : index;
    return release(index, days[Math.floor((at * days.length) / count)] ?? isoDay(LAST_DAY));
  });
}

/** @returns the release that an archive of `count` would publish next: on the last day, the newest */
export const oneMore = (count: number): Release => release(count, isoDay(LAST_DAY));

/**
 * @param index which of the endless series; no two share title, slug or number
 * @param fecha the ISO day that it carries
 */
export function release(index: number, fecha: string): Release {
  const [headline, told, object, picture, alt, reason] = itemAt(TOPICS, index);
  const area = itemAt(AREAS, index);
  // The lists' lengths share no divisor: title repeats only after both have run through, with another figure.
  const figure = 3 + Math.floor(index / (TOPICS.length * AREAS.length));
  const titulo = `${headline} ${figure} ${object} en ${area}`;
  const resumen = `La Sindicatura Procuradora ${told} ${figure} ${object} en ${area}. ${reason}`;
  const shared = Array.from({ length: 4 + (index % 3) }, (_, at) => itemAt(PARAGRAPHS, index + at));
  return {
    slug: slugify(titulo).toLowerCase(),
    titulo,
    fecha,
    resumen,
    imagen: `/ilustraciones/noticia-${picture}.svg`,
    alt,
    numero: index + 1,
    lugar: 'Tijuana, Baja California',
    body: bodyOf(`${resumen} La visita fue el ${longDate(fecha)}.`, shared, index % 3 === 0),
  };
}

function bodyOf(opening: string, [first = '', ...others]: string[], headed: boolean): string {
  const list = [
    '## Qué se revisó',
    'En esta ocasión se puso atención en tres puntos:',
    '- **los documentos y sus firmas**;\n- las fechas;\n- el nombre del área.',
    '## Qué sigue',
  ];
  return `${[opening, first, ...(headed ? list : []), ...others].join('\n\n')}\n`;
}

/** A release as its author would have typed it. */
export function markdownOf({ body, ...release }: Release): string {
  const front = Object.entries(release).filter(([key]) => key !== 'slug');
  return `---\n${stringify(Object.fromEntries(front), { lineWidth: 0 })}---\n${body}`;
}

const itemAt = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

function workingDays(): string[] {
  const days: string[] = [];
  for (let time = FIRST_DAY; time <= LAST_DAY; time += DAY_MS)
    if (![0, 6].includes(new Date(time).getUTCDay())) days.push(isoDay(time));
  return days;
}
