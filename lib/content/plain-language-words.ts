/**
 * The words of the plain-language check. Patterns match whole words, capitals or not. They are
 * Spanish, as authors type them; `diga` is the advice that an author reads.
 */
export interface Jargon {
  busque: string;
  diga: string;
}

const HACER = '(?:ha[cgr]\\p{L}+|hizo|hicieron)';

export const JARGON: readonly Jargon[] = [
  { busque: 'coadyuv\\p{L}+', diga: 'ayudar' },
  { busque: 'a efectos? de(?: que)?', diga: 'para' },
  { busque: 'en virtud del?', diga: 'por, porque' },
  { busque: 'll[eé]v\\p{L}* a cabo', diga: 'hacer' },
  // As a pronoun only: «el mismo día» is plain, and so is «el plazo es el mismo».
  {
    busque:
      '(?<!(?:es|son|era|será|sea) )(?:el|la|los|las|del|al) mism[oa]s?(?=\\s*(?:[.,;:)]|$)| (?:se|deber\\p{L}+|podr\\p{L}+|tendr\\p{L}+|ser\\p{L}+) )',
    diga: 'el nombre de la cosa, o «su»',
  },
  { busque: 'apertur(?:ar\\p{L}*|ó|en?|ando|ad[oa]s?)', diga: 'abrir' },
  { busque: 'eficient(?:ar\\p{L}*|an?|ó|en?|ando|ad[oa]s?)', diga: 'mejorar' },
  { busque: 'mediante (?:el|la|los|las) cual(?:es)?', diga: 'con el que, con la que' },
  {
    busque: 'd(?:ar|ará|arán|ando|an?|en|é|io|ieron) (?:debido |cabal )?cumplimiento',
    diga: 'cumplir',
  },
  { busque: 'interp(?:on|us|uest)\\p{L}+', diga: 'presentar' },
  { busque: 'toda vez que', diga: 'porque' },
  { busque: 'así como también', diga: 'y también' },
  { busque: 'en el marco del?', diga: 'en, durante' },
  { busque: 'a la (?:mayor )?brevedad(?: posible)?', diga: 'pronto; mejor, diga en qué plazo' },
  { busque: 'lo anterior(?:mente \\p{L}+)?', diga: 'por eso, o nombre el hecho' },
  { busque: 'derivad[oa]s? del?', diga: 'por, a causa de' },
  { busque: '(?:con|en) relación (?:a|al|con)', diga: 'sobre' },
  { busque: '(?:por|en) lo que respecta al?|en lo referente al?', diga: 'sobre' },
  {
    busque: 'con (?:la finalidad|el fin|el objeto|el objetivo|el propósito) de|a fin de',
    diga: 'para',
  },
  { busque: 'no obstante', diga: 'pero, aunque' },
  { busque: 'previ(?:o|amente) al?', diga: 'antes de' },
  { busque: '(?:con posterioridad|posteriormente) al?|con posterioridad', diga: 'después' },
  { busque: `${HACER} de(?:l| su) conocimiento`, diga: 'avisar, informar' },
  { busque: `${HACER} entrega de`, diga: 'entregar' },
  { busque: `${HACER} uso de`, diga: 'usar' },
  { busque: 'efect[uú]\\p{L}+', diga: 'hacer' },
  {
    busque: 'proced(?:er|erá|erán|eremos|en?|ió|ieron) a \\p{L}+r',
    diga: 'el verbo solo: «revisará»',
  },
  { busque: 'por medio (?:del|de la) presente', diga: 'nada: quítelo' },
  { busque: '(?:el|la) que suscribe', diga: 'yo, o su nombre' },
  {
    busque:
      '(?<!(?:ha|han|he|haber|había|habían|mejor|lo) )dich[oa]s? (?!(?:que|así|y|de|por|en|esto|eso)(?!\\p{L}))\\p{L}+',
    diga: 'este, esa, o «el» y el nombre',
  },
  { busque: 'susodich[oa]s?|(?:el|la|los|las|del|al) referid[oa]s?', diga: 'este, esa' },
  {
    busque: '(?:antes|arriba|anteriormente) (?:mencion|cit|señal)ad[oa]s?|supracitad[oa]s?',
    diga: 'este, esa',
  },
  { busque: 'subsecuentes?|ulterior(?:es)?', diga: 'siguiente' },
  { busque: 'fehaciente(?:s|mente)?', diga: 'probado, con pruebas' },
  { busque: 'implement(?:ar\\p{L}*|an?|ó|en?|ando|ad[oa]s?|ación)', diga: 'aplicar' },
  { busque: 'acces(?:ar\\p{L}*|ando)', diga: 'entrar' },
  { busque: 'recepcion(?:ar\\p{L}*|an?|ó|en?|ando|ad[oa]s?)', diga: 'recibir' },
  { busque: 'requisit(?:ar\\p{L}*|an?|ó|e|en|ad[oa]s?)', diga: 'llenar' },
  { busque: 'canaliz(?:ar\\p{L}*|an?|ó|ando|ad[oa]s?)|canalice[ns]?', diga: 'enviar' },
  { busque: 'de conformidad con', diga: 'según, conforme a' },
  { busque: 'en (?:los )?términos del?', diga: 'según' },
  { busque: 'en caso de que', diga: 'si' },
  { busque: 'en su caso', diga: 'si corresponde, si lo hay' },
  { busque: 'con motivo del?', diga: 'por' },
  { busque: 'cabe (?:señalar|mencionar|destacar|precisar)(?: que)?', diga: 'nada: quítelo' },
  { busque: 'es menester|resulta procedente', diga: 'hay que' },
  { busque: '(?:al|para tal|para tales) efectos?', diga: 'para eso' },
  { busque: 'por conducto del?', diga: 'por medio de' },
  { busque: 'la totalidad del?', diga: 'todo' },
  { busque: 'incoar\\p{L}*|incoad[oa]s?', diga: 'iniciar' },
  { busque: 'motu proprio|ipso facto|ad hoc|ex officio', diga: 'lo que significa, en español' },
  { busque: 'y/o', diga: '«o», que ya incluye los dos' },
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

/**
 * The name of a law cannot be shortened nor put in the active voice: the whole of it counts as one
 * word, its first.
 */
export const LAW_NAME =
  '(Ley|Reglamento|Código|Constitución|Bando|Norma Técnica)(?:(?: (?:de|del|la|las|el|los|y|e|en|para|a|al|sobre|por|con|que))* \\p{Lu}[\\p{L}-]*)+';

/** Their full stop ends no sentence. «a. m.» and «etc.» may: what follows in lower case tells. */
export const ABBREVIATIONS =
  'arts?|núms?|nums?|fracc?|inc|págs?|vol|cap|lics?|ing|arq|mtr[oa]|profra?|dra?|sra?s?|sres|gral|tel|ext|av|blvd|calz|col|cp|ej|vs|cía';

/** After these a capital is a number («fracción I.»), not an initial («J. Pérez», «C. P.»). */
export const NUMBERED = 'fracción|apartado|inciso|título|capítulo|sección|tomo|tipo|opción';
