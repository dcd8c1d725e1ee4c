import type { Findings, Unseen } from './kinds';

const REMOVE =
  'Quítelas donde se escribió el documento y expórtelo de nuevo: taparlas u ocultarlas no basta.';

const UNSEEN: Record<Unseen['kind'], { what: string; remedy: string }> = {
  redact: {
    what: 'lleva marcas de censura sin aplicar, y debajo siguen las palabras',
    remedy: 'Aplique las marcas en el programa donde las puso y guárdelo de nuevo.',
  },
  covered: { what: 'guarda palabras bajo una figura o una imagen que las tapa', remedy: REMOVE },
  layer: { what: 'guarda palabras en una capa oculta', remedy: REMOVE },
  outside: { what: 'guarda palabras fuera de la hoja o recortadas', remedy: REMOVE },
  invisible: {
    what: 'guarda palabras invisibles, sin tinta o del color de su fondo',
    remedy: REMOVE,
  },
  before: {
    what: 'guarda una versión anterior, con palabras que ésta ya no muestra',
    remedy: 'Expórtelo de nuevo desde el programa donde se escribió: guardar encima no basta.',
  },
  comment: {
    what: 'lleva comentarios de quien lo revisó',
    remedy: 'Quítelos y expórtelo de nuevo.',
  },
};

const SIGNED =
  'Lleva una firma electrónica: no lo exporte ni lo cambie, que dejaría de valer. Si eso no debe saberse, no lo publique, y pida a quien lo firmó una versión pública firmada.';
const SIGNED_SCAN =
  'el PDF es un escaneo: sus páginas son imágenes, y nadie puede buscar, copiar ni oír sus palabras. Lleva una firma electrónica: no lo cambie, que dejaría de valer. Ponga sus palabras en la página que lo enlaza, o a su lado otro PDF con texto.';
const SCANNED =
  'el PDF es un escaneo: sus páginas son imágenes, y nadie puede buscar, copiar ni oír sus palabras. Ponga el que exportó el programa donde se escribió; si ya no existe, páselo por un reconocimiento de texto (OCR).';

const MOST_PLACES = 5;

/**
 * Says in Spanish what a PDF has beside what its pages show, each with its remedy.
 * @param own names that are no news: the office's
 */
export function pdfAdviceOf(
  { text, pictures, people, extras, unseen, isSigned, unread }: Findings,
  own: readonly string[] = [],
): string[] {
  const names = own.map((one) => one.toLowerCase());
  const persons = people.filter((one) => !names.includes(one.toLowerCase()));
  const carries = [...persons.map((one) => `el nombre «${one}»`), ...extras];
  const advice: string[] = [];
  if (!text && pictures) advice.push(isSigned ? SIGNED_SCAN : SCANNED);
  for (const [kind, { what, remedy }] of Object.entries(UNSEEN)) {
    const places = unseen.filter((one) => one.kind === kind);
    if (places.length > 0)
      advice.push(`el PDF ${what}: ${placesOf(places)}. ${isSigned ? SIGNED : remedy}`);
  }
  if (carries.length > 0)
    advice.push(
      `el PDF lleva ${carries.join(', ')}. ${isSigned ? SIGNED : 'Expórtelo de nuevo sin sus propiedades ni lo que no se imprime.'}`,
    );
  if (unread) advice.push(`del PDF ${unread}. Revise usted lo demás antes de publicarlo.`);
  return advice;
}

function placesOf(places: readonly Unseen[]): string {
  const shown = places
    .slice(0, MOST_PLACES)
    .map(({ page, words }) =>
      [page > 0 ? `página ${page}` : 'sin página', words && `«${words}»`]
        .filter(Boolean)
        .join(', '),
    );
  const more = places.length - shown.length;
  return [...shown, ...(more > 0 ? [`y ${more} más`] : [])].join('; ');
}
