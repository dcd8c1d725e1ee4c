import type { BlockContent, DefinitionContent } from 'mdast';

export type DocumentBlock = BlockContent | DefinitionContent;

export type Loss = Record<'what' | 'text' | 'todo', string>;

export type DocumentChange = Record<'before' | 'after', string>;

export type ChangeChoice = 'accept' | 'reject';

/** A kind of thing that a release in Word has by its place and its manner alone. */
export type UnderstoodKind =
  | 'titulo'
  | 'resumen'
  | 'fecha'
  | 'numero'
  | 'titulos'
  | 'listas'
  | 'pies'
  | 'membrete'
  | 'firma'
  | 'copias';

export interface Understood {
  kind: UnderstoodKind;
  /** The result, or the words that are left out. */
  words: string[];
  /** Whether its words were in capitals, had letters for numbers, are in the text too, or were guessed by their place. */
  note?: 'capitals' | 'letters' | 'kept' | 'guessed';
}

export type ReleaseFields = Partial<
  Record<'titulo' | 'resumen' | 'fecha' | 'lugar' | 'numero' | 'alt', string>
>;

export type DocumentCount = Record<'source' | 'result', number> & { what: string };

export interface DocumentPicture {
  /** Its file's name; the Markdown names it as `/imagenes/<name>`, unless pictures stay apart. */
  name: string;
  bytes: Uint8Array;
  alt: string;
  /** In points; zero when the picture does not say it. */
  width: number;
  height: number;
}

export interface Converted {
  markdown: string;
  title?: string;
  /** Its subtitle, which is not in the Markdown. */
  summary?: string;
  pictures: DocumentPicture[];
  losses: Loss[];
  counts: DocumentCount[];
  changes: DocumentChange[];
  understood: Understood[];
  /** Of those that are understood and not left in the text; its title and its summary are above. */
  fields: Pick<ReleaseFields, 'fecha' | 'lugar' | 'numero' | 'alt'>;
  /** Whether they still wait for a choice: the Markdown has neither side, and nothing may be written. */
  pending: boolean;
  /** The document with all that it hides, as HTML for a frame without any right. */
  original?: string;
}

export type RefusedDocument = Record<'why' | 'todo', string>;

/**
 * The answer of `POST /api/documento?nombre=…&cambios=…` to a document's bytes; `cambios` is «aceptar»,
 * «rechazar» or nothing. The original comes with the first answer alone.
 */
export type DocumentAnswer =
  | ({ result: 'refused' } & RefusedDocument)
  | ({
      result: 'read';
      pictures: { name: string; alt: string; data: string }[];
      shown: string;
    } & Omit<Converted, 'pictures'>);

export const GONE = 'No pasó al texto. Si hace falta, agréguelo.';
export const AS_DOCX =
  'Ábralo en su procesador de textos, guárdelo como «Documento de Word (.docx)» y vuelva a intentarlo.';

export class Refusal extends Error {
  constructor(
    readonly why: string,
    readonly todo = AS_DOCX,
  ) {
    super(why);
  }
}

export type CountedKind = 'pictures' | 'links' | 'tables' | 'boxes';

/** The outcome or remedy of each loss; `GONE` of any other. */
const REMEDIES: Record<string, string> = {
  'celda con varios párrafos': 'Quedaron en un solo renglón.',
  'celdas unidas': 'La tabla del sitio no las une: las demás quedaron vacías.',
  codificación: 'El archivo no la dice y se leyó así. Revise que los acentos y la ñ se vean bien.',
  comentario: 'Es una nota al margen: no pasó al texto.',
  'contenido que no se conoce': 'Compare el texto con su documento.',
  'cuadro de texto': 'Quedó como párrafo después del que lo lleva.',
  cursivas: 'Está pegado a otra palabra; quedó como texto común.',
  'datos del archivo': 'Van en los campos de la página, no en el texto.',
  'descripción automática': 'Escriba qué se ve en la imagen.',
  'documento dentro del documento': 'Ábralo en Word, guárdelo otra vez y vuelva a intentarlo.',
  'documento enlazado': 'No está en el documento y no se trajo.',
  enlace: 'No tiene palabras que lo lleven.',
  fórmula: 'Quedó como texto seguido. Revísela.',
  'hoja de estilos enlazada':
    'No se leyó y pudo esconder palabras. Compare el texto con lo que muestra la página.',
  imagen: 'No viene con el texto. Agréguela desde su archivo.',
  'imagen enlazada': 'No está en el documento y no se trajo. Si hace falta, agréguela.',
  'imagen que falta': 'Su documento la nombra y no la lleva. Agréguela desde su archivo.',
  'imagen recortada': 'No se pudo recortar como en su documento. Recórtela y agréguela.',
  'imagen sin descripción': 'Escriba qué se ve en ella.',
  índice: 'El sitio hace el suyo con los títulos.',
  'letras de adorno': 'Quedaron como párrafo.',
  'letras sobre el texto': 'Quedó sólo el texto de abajo.',
  'lista con letras o romanos':
    'Quedó con números. Revise si otra parte del texto cita sus letras.',
  macros: 'Son programas: no se traen.',
  negritas: 'Está pegado a otra palabra; quedó como texto común.',
  'nota que falta': 'Su documento la llama y no la lleva. Escríbala.',
  'nota sin llamada': 'Nada del texto que quedó la llama: no pasó.',
  'número de página': 'El sitio no tiene páginas. Revise la frase.',
  'número de varios niveles': 'Quedó con el último. Revise si otra parte del texto lo cita entero.',
  'objeto enlazado': 'No está en el documento y no se trajo.',
  'palabras que no llegaron': 'Búsquelas en el original y escríbalas donde van.',
  'plantilla enlazada': 'No está en el documento y no se trajo.',
  'signo de otra tipografía': 'No se sabe qué dibuja. Escríbalo donde va.',
  'signo que no se ve': 'Se quitó.',
  subrayado: 'El sitio no subraya: se confunde con los enlaces.',
  subíndice: 'Quedó como texto común.',
  superíndice: 'Quedó como texto común.',
  'tabla de acomodo': 'Sus celdas quedaron como párrafos, una después de otra.',
  'tabla dentro de una celda': 'Quedaron sus palabras en un solo renglón.',
  'tabla sin títulos': 'Su primer renglón quedó como títulos. Revíselo.',
  'texto de relleno': 'Pedía que se llenara y nadie lo llenó.',
  'texto oculto': 'No se ve en el documento y no pasó.',
  'texto tachado': 'No pasó: el sitio no publica lo tachado.',
  'viñeta con imagen': 'Quedó como viñeta. Si su imagen decía algo, escríbalo.',
  título: 'La página ya usa ese nombre; quedó como párrafo en negritas.',
};

export class DocumentFindings {
  losses: Loss[] = [];
  pictures: DocumentPicture[] = [];
  /** The words that are not in the Markdown, because they were told or because a choice left them out. */
  readonly out: string[] = [];
  /** Words that the document shows and does not have: the numbers of its titles. */
  readonly added: string[] = [];
  readonly told: Record<CountedKind, number> = { pictures: 0, links: 0, tables: 0, boxes: 0 };

  leave(counted: Record<CountedKind, number>): void {
    for (const kind of Object.keys(this.told) as CountedKind[]) this.told[kind] += counted[kind];
  }

  lost(what: string, words: string, kind?: CountedKind, todo?: string): void {
    this.out.push(words);
    if (kind) this.told[kind]++;
    this.note(what, words, todo);
  }

  /** Tells of a part that came in another form, or was never part of the text. */
  note(what: string, words: string, todo = REMEDIES[what] ?? GONE): void {
    const text = words.replace(/\s+/g, ' ').trim();
    if (!this.losses.some((one) => one.what === what && one.text === text))
      this.losses.push({ what, text, todo });
  }
}
