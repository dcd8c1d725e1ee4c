const HACER = '(?:ha[cgr]\\p{L}+|hizo|hicieron)';

export const JARGON: readonly (readonly [find: string, say: string])[] = [
  ['coadyuv\\p{L}+', 'ayudar'],
  ['a efectos? de(?: que)?', 'para'],
  ['en virtud del?', 'por, porque'],
  ['ll[eé]v\\p{L}* a cabo', 'hacer'],
  // Only as a pronoun: «el mismo día» is plain, and so is «el plazo es el mismo».
  [
    '(?<!(?:es|son|era|será|sea) )(?:el|la|los|las|del|al) mism[oa]s?(?=\\s*(?:[.,;:)]|$)| (?:se|deber\\p{L}+|podr\\p{L}+|tendr\\p{L}+|ser\\p{L}+) )',
    'el nombre de la cosa, o «su»',
  ],
  ['apertur(?:ar\\p{L}*|ó|en?|ando|ad[oa]s?)', 'abrir'],
  ['eficient(?:ar\\p{L}*|an?|ó|en?|ando|ad[oa]s?)', 'mejorar'],
  ['mediante (?:el|la|los|las) cual(?:es)?', 'con el que, con la que'],
  ['d(?:ar|ará|arán|ando|an?|en|é|io|ieron) (?:debido |cabal )?cumplimiento', 'cumplir'],
  ['interp(?:on|us|uest)\\p{L}+', 'presentar'],
  ['toda vez que', 'porque'],
  ['así como también', 'y también'],
  ['en el marco del?', 'en, durante'],
  ['a la (?:mayor )?brevedad(?: posible)?', 'pronto; mejor, diga en qué plazo'],
  ['lo anterior(?:mente \\p{L}+)?', 'por eso, o nombre el hecho'],
  ['derivad[oa]s? del?', 'por, a causa de'],
  ['(?:con|en) relación (?:a|al|con)', 'sobre'],
  ['(?:por|en) lo que respecta al?|en lo referente al?', 'sobre'],
  ['con (?:la finalidad|el fin|el objeto|el objetivo|el propósito) de|a fin de', 'para'],
  ['no obstante', 'pero, aunque'],
  ['previ(?:o|amente) al?', 'antes de'],
  ['(?:con posterioridad|posteriormente) al?|con posterioridad', 'después'],
  [`${HACER} de(?:l| su) conocimiento`, 'avisar, informar'],
  [`${HACER} entrega de`, 'entregar'],
  [`${HACER} uso de`, 'usar'],
  ['efect[uú]\\p{L}+', 'hacer'],
  ['proced(?:er|erá|erán|eremos|en?|ió|ieron) a \\p{L}+r', 'el verbo solo: «revisará»'],
  ['por medio (?:del|de la) presente', 'nada: quítelo'],
  ['(?:el|la) que suscribe', 'yo, o su nombre'],
  [
    '(?<!(?:ha|han|he|haber|había|habían|mejor|lo) )dich[oa]s? (?!(?:que|así|y|de|por|en|esto|eso)(?!\\p{L}))\\p{L}+',
    'este, esa, o «el» y el nombre',
  ],
  ['susodich[oa]s?|(?:el|la|los|las|del|al) referid[oa]s?', 'este, esa'],
  ['(?:antes|arriba|anteriormente) (?:mencion|cit|señal)ad[oa]s?|supracitad[oa]s?', 'este, esa'],
  ['subsecuentes?|ulterior(?:es)?', 'siguiente'],
  ['fehaciente(?:s|mente)?', 'probado, con pruebas'],
  ['implement(?:ar\\p{L}*|an?|ó|en?|ando|ad[oa]s?|ación)', 'aplicar'],
  ['acces(?:ar\\p{L}*|ando)', 'entrar'],
  ['recepcion(?:ar\\p{L}*|an?|ó|en?|ando|ad[oa]s?)', 'recibir'],
  ['requisit(?:ar\\p{L}*|an?|ó|e|en|ad[oa]s?)', 'llenar'],
  ['canaliz(?:ar\\p{L}*|an?|ó|ando|ad[oa]s?)|canalice[ns]?', 'enviar'],
  ['de conformidad con', 'según, conforme a'],
  ['en (?:los )?términos del?', 'según'],
  ['en caso de que', 'si'],
  ['en su caso', 'si corresponde, si lo hay'],
  ['con motivo del?', 'por'],
  ['cabe (?:señalar|mencionar|destacar|precisar)(?: que)?', 'nada: quítelo'],
  ['es menester|resulta procedente', 'hay que'],
  ['(?:al|para tal|para tales) efectos?', 'para eso'],
  ['por conducto del?', 'por medio de'],
  ['la totalidad del?', 'todo'],
  ['incoar\\p{L}*|incoad[oa]s?', 'iniciar'],
  ['motu proprio|ipso facto|ad hoc|ex officio', 'lo que significa, en español'],
  // Reviewers, not readers, need the origin of a fact.
  [
    'unas?(?: solas?)? notas? (?:de prensa|periodísticas?)|la prensa (?:dice|dijo|habla|habló|reportó|publicó|señaló)|según (?:la prensa|los medios)',
    'el dato solo; de dónde salió va en un comentario de su archivo (#)',
  ],
  ['y/o', '«o», que ya incluye los dos'],
];

/** Words that pages in easy language do without, besides `JARGON`. */
export const HARD_WORDS: readonly (readonly [find: string, say: string])[] = [
  ['acredit\\p{L}+', 'probar'],
  ['adjunt\\p{L}+|anex\\p{L}+', 'agregar, dar también'],
  ['dependencias?|instancias?', 'oficina'],
  ['domicilios?', 'dirección'],
  ['expedientes?', 'los papeles de su caso'],
  ['formatos?', 'hoja'],
  ['infracci(?:ón|ones)', 'multa'],
  ['normatividad|normativ[oa]s?', 'las reglas'],
  ['notific\\p{L}+', 'avisar'],
  ['posterior\\p{L}*', 'después'],
  ['presunt[oa]s?|presuntamente', 'nada: quítelo, o «posible»'],
  ['procedimientos?', 'los pasos'],
  ['requisitos?', 'lo que necesita'],
  ['(?:personas? )?servidor(?:a|es|as)? públic[oa]s?', 'quien trabaja en el municipio'],
  ['solicit\\p{L}+', 'pedir'],
  ['vigen(?:te|tes|cia|cias)', 'que vale hoy'],
];

export const IRREGULAR =
  'hech|dich|vist|escrit|inscrit|descrit|suscrit|puest|impuest|propuest|dispuest|expuest|abiert|cubiert|descubiert|muert|rot|vuelt|devuelt|resuelt|absuelt|previst|elect|impres|satisfech';

export const NOT_PARTICIPLES =
  'nada|cada|vida|lado|medida|debid[oa]s?|adecuad[oa]s?|delicad[oa]s?|complicad[oa]s?|pesad[oa]s?|privad[oa]s?|rentad[oa]s?|elevad[oa]s?|demasiad[oa]s?|honrad[oa]s?|sagrad[oa]s?|parecid[oa]s?|abogad[oa]s?|diputad[oa]s?|emplead[oa]s?|licenciad[oa]s?|delegad[oa]s?|soldados?|jurados?|juzgados?|estados?|resultados?|entradas?|salidas?|llamadas?|jornadas?|temporadas?';

export const SER =
  'ser|es|son|era|eran|fue|fueron|será|serán|sería|serían|sea|sean|fuera|fueran|fuese|fuesen|sido|siendo|fui|fuimos|somos|seremos';

/** «a. m.» and «etc.» end a sentence unless lower case follows. */
export const ABBREVIATIONS =
  'arts?|núms?|nums?|fracc?|inc|págs?|vol|cap|lics?|ing|arq|mtr[oa]|profra?|dra?|sra?s?|sres|gral|tel|ext|av|blvd|calz|col|cp|ej|vs|cía';

/** A capital after these is a number («fracción I.»), not an initial («J. Pérez», «C. P.»). */
export const NUMBERED = 'fracción|apartado|inciso|título|capítulo|sección|tomo|tipo|opción';

/** `\b` takes accented letters for the end of a word. */
export const wholeWords = (source: string, flags = 'iu') =>
  new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, flags);

/** A law's name cannot be shortened or made active: it counts as its first word, which is captured. */
export const LAW = wholeWords(
  '(Ley|Reglamento|Código|Constitución|Bando|Norma Técnica)(?:(?: (?:de|del|la|las|el|los|y|e|en|para|a|al|sobre|por|con|que))* \\p{Lu}[\\p{L}-]*)+',
  'gu',
);
