/**
 * The words of the plain-language check. Patterns match whole words, capitals or not. They are
 * Spanish, as authors type them; `say` is the advice that an author reads.
 */
export interface Jargon {
  find: string;
  say: string;
}

const HACER = '(?:ha[cgr]\\p{L}+|hizo|hicieron)';

export const JARGON: readonly Jargon[] = [
  { find: 'coadyuv\\p{L}+', say: 'ayudar' },
  { find: 'a efectos? de(?: que)?', say: 'para' },
  { find: 'en virtud del?', say: 'por, porque' },
  { find: 'll[eé]v\\p{L}* a cabo', say: 'hacer' },
  // As a pronoun only: «el mismo día» is plain, and so is «el plazo es el mismo».
  {
    find: '(?<!(?:es|son|era|será|sea) )(?:el|la|los|las|del|al) mism[oa]s?(?=\\s*(?:[.,;:)]|$)| (?:se|deber\\p{L}+|podr\\p{L}+|tendr\\p{L}+|ser\\p{L}+) )',
    say: 'el nombre de la cosa, o «su»',
  },
  { find: 'apertur(?:ar\\p{L}*|ó|en?|ando|ad[oa]s?)', say: 'abrir' },
  { find: 'eficient(?:ar\\p{L}*|an?|ó|en?|ando|ad[oa]s?)', say: 'mejorar' },
  { find: 'mediante (?:el|la|los|las) cual(?:es)?', say: 'con el que, con la que' },
  {
    find: 'd(?:ar|ará|arán|ando|an?|en|é|io|ieron) (?:debido |cabal )?cumplimiento',
    say: 'cumplir',
  },
  { find: 'interp(?:on|us|uest)\\p{L}+', say: 'presentar' },
  { find: 'toda vez que', say: 'porque' },
  { find: 'así como también', say: 'y también' },
  { find: 'en el marco del?', say: 'en, durante' },
  { find: 'a la (?:mayor )?brevedad(?: posible)?', say: 'pronto; mejor, diga en qué plazo' },
  { find: 'lo anterior(?:mente \\p{L}+)?', say: 'por eso, o nombre el hecho' },
  { find: 'derivad[oa]s? del?', say: 'por, a causa de' },
  { find: '(?:con|en) relación (?:a|al|con)', say: 'sobre' },
  { find: '(?:por|en) lo que respecta al?|en lo referente al?', say: 'sobre' },
  {
    find: 'con (?:la finalidad|el fin|el objeto|el objetivo|el propósito) de|a fin de',
    say: 'para',
  },
  { find: 'no obstante', say: 'pero, aunque' },
  { find: 'previ(?:o|amente) al?', say: 'antes de' },
  { find: '(?:con posterioridad|posteriormente) al?|con posterioridad', say: 'después' },
  { find: `${HACER} de(?:l| su) conocimiento`, say: 'avisar, informar' },
  { find: `${HACER} entrega de`, say: 'entregar' },
  { find: `${HACER} uso de`, say: 'usar' },
  { find: 'efect[uú]\\p{L}+', say: 'hacer' },
  {
    find: 'proced(?:er|erá|erán|eremos|en?|ió|ieron) a \\p{L}+r',
    say: 'el verbo solo: «revisará»',
  },
  { find: 'por medio (?:del|de la) presente', say: 'nada: quítelo' },
  { find: '(?:el|la) que suscribe', say: 'yo, o su nombre' },
  {
    find: '(?<!(?:ha|han|he|haber|había|habían|mejor|lo) )dich[oa]s? (?!(?:que|así|y|de|por|en|esto|eso)(?!\\p{L}))\\p{L}+',
    say: 'este, esa, o «el» y el nombre',
  },
  { find: 'susodich[oa]s?|(?:el|la|los|las|del|al) referid[oa]s?', say: 'este, esa' },
  {
    find: '(?:antes|arriba|anteriormente) (?:mencion|cit|señal)ad[oa]s?|supracitad[oa]s?',
    say: 'este, esa',
  },
  { find: 'subsecuentes?|ulterior(?:es)?', say: 'siguiente' },
  { find: 'fehaciente(?:s|mente)?', say: 'probado, con pruebas' },
  { find: 'implement(?:ar\\p{L}*|an?|ó|en?|ando|ad[oa]s?|ación)', say: 'aplicar' },
  { find: 'acces(?:ar\\p{L}*|ando)', say: 'entrar' },
  { find: 'recepcion(?:ar\\p{L}*|an?|ó|en?|ando|ad[oa]s?)', say: 'recibir' },
  { find: 'requisit(?:ar\\p{L}*|an?|ó|e|en|ad[oa]s?)', say: 'llenar' },
  { find: 'canaliz(?:ar\\p{L}*|an?|ó|ando|ad[oa]s?)|canalice[ns]?', say: 'enviar' },
  { find: 'de conformidad con', say: 'según, conforme a' },
  { find: 'en (?:los )?términos del?', say: 'según' },
  { find: 'en caso de que', say: 'si' },
  { find: 'en su caso', say: 'si corresponde, si lo hay' },
  { find: 'con motivo del?', say: 'por' },
  { find: 'cabe (?:señalar|mencionar|destacar|precisar)(?: que)?', say: 'nada: quítelo' },
  { find: 'es menester|resulta procedente', say: 'hay que' },
  { find: '(?:al|para tal|para tales) efectos?', say: 'para eso' },
  { find: 'por conducto del?', say: 'por medio de' },
  { find: 'la totalidad del?', say: 'todo' },
  { find: 'incoar\\p{L}*|incoad[oa]s?', say: 'iniciar' },
  { find: 'motu proprio|ipso facto|ad hoc|ex officio', say: 'lo que significa, en español' },
  { find: 'y/o', say: '«o», que ya incluye los dos' },
];

/** Irregular participles that follow «ser» in the passive voice, without their last vowel. */
export const IRREGULAR =
  'hech|dich|vist|escrit|inscrit|descrit|suscrit|puest|impuest|propuest|dispuest|expuest|abiert|cubiert|descubiert|muert|rot|vuelt|devuelt|resuelt|absuelt|previst|elect|impres|satisfech';

/** What ends like a participle and is not one: after «ser» these are nouns or qualities. */
export const NOT_PARTICIPLES =
  'nada|cada|vida|lado|medida|debid[oa]s?|adecuad[oa]s?|delicad[oa]s?|complicad[oa]s?|pesad[oa]s?|privad[oa]s?|rentad[oa]s?|elevad[oa]s?|demasiad[oa]s?|honrad[oa]s?|sagrad[oa]s?|parecid[oa]s?|abogad[oa]s?|diputad[oa]s?|emplead[oa]s?|licenciad[oa]s?|delegad[oa]s?|soldados?|jurados?|juzgados?|estados?|resultados?|entradas?|salidas?|llamadas?|jornadas?|temporadas?';

/** The forms of «ser» that make a passive. */
export const SER =
  'ser|es|son|era|eran|fue|fueron|será|serán|sería|serían|sea|sean|fuera|fueran|fuese|fuesen|sido|siendo|fui|fuimos|somos|seremos';

/** Their full stop ends no sentence. «a. m.» and «etc.» may: what follows in lower case tells. */
export const ABBREVIATIONS =
  'arts?|núms?|nums?|fracc?|inc|págs?|vol|cap|lics?|ing|arq|mtr[oa]|profra?|dra?|sra?s?|sres|gral|tel|ext|av|blvd|calz|col|cp|ej|vs|cía';

/** After these a capital is a number («fracción I.»), not an initial («J. Pérez», «C. P.»). */
export const NUMBERED = 'fracción|apartado|inciso|título|capítulo|sección|tomo|tipo|opción';

/** An exact expression that stands as words of its own: `\b` knows no accents. */
export const wholeWords = (source: string, flags = 'iu') =>
  new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, flags);

/**
 * The name of a law cannot be shortened nor put in the active voice: the whole of it counts as one
 * word, its first, which is captured.
 */
export const LAW = wholeWords(
  '(Ley|Reglamento|Código|Constitución|Bando|Norma Técnica)(?:(?: (?:de|del|la|las|el|los|y|e|en|para|a|al|sobre|por|con|que))* \\p{Lu}[\\p{L}-]*)+',
  'gu',
);
