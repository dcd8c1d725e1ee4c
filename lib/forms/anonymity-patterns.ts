import {
  BY_NICKNAME,
  CLOSE_BY_NAME,
  CLUES,
  LOT,
  NAMED_STALL,
  NAME_OF_CLOSE,
  STALL,
} from './anonymity-clues';
import {
  BUSINESS,
  CLOSE_PEOPLE,
  DOCUMENTS,
  HOME_WORDS,
  NO_NAME,
  OFFICE,
  ONLINE,
  ONLY,
  OPENING,
  PEOPLE,
  SHORT,
  SHORT_PLACES,
  STOP,
  TRADES,
  type FindingKind,
} from './anonymity-words';

/**
 * Patterns match lower case without accents; `\v` is the space before a capital, `\x7f` a line break before
 * one, which no space matches, and `\0` a sentence's stop. Bounded repetitions keep time linear, and no
 * lookbehind keeps Safari 16.0. Capturing groups are shorter, and pages load these bytes.
 */

/** `start` and `end` are UTF-16 offsets. */
export interface Finding {
  start: number;
  end: number;
  text: string;
  kind: FindingKind;
}

const { raw } = String;

const NAMES = raw`(?!(${STOP}|${NO_NAME})\b)`;
const WORD = raw`${NAMES}[a-z]{2,20}`;
const CAPITAL = raw`${NAMES}(([a-z]|lic|ing|dra?)\.|[a-z’'-]{2,20})`;
const NAME = raw`[\v\x7f]${CAPITAL}(( del?)?( l[ao]s?)?\v${CAPITAL}){0,4}`;

/** Place after a comma: «, col. Centro», «, No. 12». */
const AFTER_COMMA = raw`,?[^\S\n](?=col|fra|int|n[ou]|#|\d|entre)`;
const NEXT_WORD = raw`[^\S\n](?!(${STOP})\b)`;
/** Place to the end of its phrase: «la calle Uno No. 12, col. Centro». */
const PLACE = raw`((${AFTER_COMMA}|${NEXT_WORD})((fracc|blvd|calz|priv|[a-z]{1,3})\.|[\w#°/-]{1,20})){0,9}`;
const OF_PLACE = raw`( (del?|en)${PLACE})?`;

const MINE = raw`(mi|nuestr.)s?`;
const WORK = '(trabaj|labor)';
/** «soy la», «yo era su», «fui»; not «fui atacado», «fui diario», «fui afuera». */
const I_AM = raw`((soy|yo era) (\w{2,5} ){0,2}|fui (su |una? |el |la |(?!(?!emp|enc)\w{2,9}[eg]ad|diari|a?fuer)))`;
const SIGNED = raw`(me llamo|mi nombre( completo)?( es)?|(soy|firmo)( el| la| como)?|firma:|suscrit.|yo(?=,)|att|at?te|atentamente)`;

const TEN_DIGITS = raw`(?!800)[2-9]\d\d\)?_(\d{3}_\d\d_\d\d|\d{4}_\d{3})|[2-9]\d\)?_\d{4}_\d{4}|[2-9]\d([\s.-]\d\d){4}`;

/** Most specific first: matched words are hidden from the rest. `null`: false positives; `_`: between digits. */
const SOURCES: [kind: FindingKind | null, ...shapes: string[]][] = [
  [
    'correo',
    raw`([\w-]{1,30} (punto|guion( bajo)?) ){0,3}[\w.+-]{1,64}(@| @ |\s?[[(](at|arroba)[\])]\s?| arroba )([\w-]{2,63}|\w(?=\.\w))((\.| \. | punto )[\w-]{2,24}){0,4}`,
  ],
  [
    'perfil',
    raw`@[\w.]{2,29}\w`,
    raw`${ONLINE}\.com/\S{1,99}\w`,
    raw`mi ${ONLINE}(( es|:) [\w.]{2,29}\w)?`,
  ],
  ['curp', raw`[a-z]{4}_\d{6}_[hmx]_[a-z][a-z]_[a-z]{3}(_\w_\d|\w?)`],
  ['elector', raw`[a-z]{6}_\d{6}_\d\d_[hm]_\d{3}`],
  // RFC of persons: four letters and a date, homoclave optional (SAT); companies have three letters.
  ['rfc', raw`[a-z&]{4}_\d\d[01]\d[0-3]\d(-?\w{3}| \w\w\d)?`],
  // Plates of NOM-001-SCT-2-2016, and any format after «placas». NTA and NTP are norms.
  [
    'placas',
    raw`(?!nt)[a-z]{3}(-\d\d-\d\d|(?!19|20)\d{4}|-?\d{3}-?[a-z])`,
    raw`[a-z]\d\d-?[a-z]{3}`,
    raw`[a-z][a-z]-?\d{4}-?[a-z]`,
    raw`[a-z][a-z]-\d\d-\d{3}`,
    raw`placas?[\s:]{1,2}(\w{2,6} )?\w{1,3}[\s-]?\d{2,5}([\s-]?\d{2,3}|-\d)?(-?[a-z]{1,3})?`,
  ],
  ['domicilio', LOT],
  [null, raw`(${DOCUMENTS})\w{0,9}\.?( n\w{0,5}\.?)?[\s:#]{1,3}\d[\d/-]{0,24}`],
  [
    'cuenta',
    raw`(?!(19|20)\d\d[\s-])\d{4}(_\d{4}){3}(_\d\d?)?`,
    raw`(cuenta|tarjeta|clabe)\b[^\d\n\0]{0,20}\d(_\d){7,17}`,
  ],
  // «Me llamo Rosa, mi tel 664…» is a name and a phone: «llamo» introduces both.
  [
    'nombre',
    raw`me llamo( ${WORD}){1,3}(?=(,| y)?( mi| al)? (tel|cel|whats|movil|llam|mi num|${TEN_DIGITS}))`,
  ],
  ['telefono', raw`(tel|cel|whats|movil|llam|mi num)\w{0,5}[^\d\n\0]{0,15}\d(_\d){6,12}`],
  ['nss', raw`\d\d_\d\d_\d\d_\d{4}_\d`],
  // 10 digits (Plan Nacional de Numeración), after any former prefix; 7 only with hyphens.
  [
    'telefono',
    raw`(\+?[015]\d{0,2}_1?_)?\(?(${TEN_DIGITS})`,
    raw`\d{3}-((?!19|20)\d{4}|\d\d-\d\d)(?!-)`,
  ],
  [
    'empleado',
    raw`(mi (numero de )?)?(emplead.|gafete|nomina|matricula|placa)( n\w{0,5}\.?| es)?[\s:#]{1,3}\d[\w-]{2,11}`,
    raw`mi (gafete|placa|numero de emplead.)`,
    raw`mi (licencia|credencial|pasaporte|ine)( de \w{4,12})?( n\w{0,5}\.?| es)?[\s:#]{1,3}[a-z]?\d[\w-]{3,17}`,
  ],
  ['relacion', CLOSE_BY_NAME, NAME_OF_CLOSE, NAMED_STALL, STALL],
  ['apodo', BY_NICKNAME],
  ['presentes', raw`${ONLY} (el|la|un.?) [a-z]{2,15} y yo`],
  // Not about the writer: «El trabajo en», «en vivo», «no soy», «el inspector trabajaba».
  [
    null,
    raw`(el|su|un|de|del|sin|hay|mas|buen|mal|ha[cs]\w{2,6}) trabajo`,
    'en vivo',
    'no (soy|fui|solo)',
    raw`(que|quien|el|l[ao]s?|su|una?|del) (\w{3,20} )?${WORK}aba`,
    raw`(\w{3,9}n|esta) ${WORK}ando`,
  ],
  [
    'nombre',
    raw`${SIGNED}[\s.:,]{0,3}${NAME}`,
    raw`(me llamo|mi nombre es)( ${WORD}){1,3}`,
    raw`(soy|att|at?te|atentamente)[\s.:,]{1,3}(${WORD} ){1,3}[a-z]{3,20}ez( ${WORD})?`,
    'firmo',
  ],
  [
    'domicilio',
    raw`donde (yo )?(vivo|vivimos|resido|radico|habito)(?! (aqui|ahi|en|por|frente|enfrente|cerca|junto)\b)`,
    raw`(vivo|vivimos|resido|radico|habito) ((aqui|ahi) )?(en|por|frente|enfrente|atras|detras|arriba|cerca|junto|al?)${PLACE}`,
    raw`${MINE}\s{0,3}(${HOME_WORDS})(( es| (queda |esta )?en|:)${PLACE})?`,
  ],
  [
    'relacion',
    raw`${MINE}( local|( (\w{2,7}[\s-])?)?(${PEOPLE}|${CLOSE_PEOPLE}|${OFFICE}|${BUSINESS}))`,
    raw`donde ${WORK}(o|aba)`,
    raw`(${WORK}([oe]|(ab)?amos|aba|ando) (en|como|para)|ten(go|emos) (una?|el|la) (${BUSINESS}|local))${PLACE}`,
    raw`${I_AM}(?!primer)(${PEOPLE}|${TRADES})${OF_PLACE}`,
    raw`(me despidieron|llevo \d{1,2} anos)${OF_PLACE}`,
    raw`(me cambiaron|cambiaron a mi) de (turno|area|puesto)`,
    raw`(estoy|soy|estaba) embarazada`,
    raw`estabamos( [\w,]{1,20}){1,6} yo`,
    raw`(fui|soy|somos|yo \w{3,6}|eramos) (el|l[ao]s?) unic.s?`,
    raw`(soy|somos) (el|l[ao]s?) que( \w{2,15}){1,2}${PLACE}`,
    raw`(fui|soy|fuimos) (yo )?(quien|(el|l[ao]s?) que) (\w{2,5} )?(hiz|pus|report|lebant|llam|firm|grab|tom|sub|abis|denunci|entreg|present)\w{0,5}`,
    raw`${ONLY} yo( y( (un.?|otr.|el|la|l[ao]s?)){0,2} (?!(que|me|no|se|ya)\b)\w{3,12})?`,
  ],
  ...CLUES,
];

const ALIKE: Record<string, string> = { v: 'b', z: 's', c: 's' };
const spelledAlike = (part: string): string => ALIKE[part] ?? part;

/** Spells homophones alike: «vivo» and «bibo», «cerca» and «serca». */
export const soundOf = (text: string): string => text.replace(/[vz]|c(?=[ei])/g, spelledAlike);

/** A pattern spelled so; keeps classes and escapes. */
const alike = (source: string): string =>
  source.replace(/\\.|\[[^\]]*\]|[vz]|c(?=[ei])/g, spelledAlike);

/** A sentence's stop alone, which no mark crosses; or a stop that ends none, with what it shortens. */
export const STOPS = RegExp(
  alike(
    raw`\s\.|\b(${SHORT_PLACES})\.|\b(${SHORT})\.(?=\W{0,4}\b(?!(${OPENING})\b))|[.!?-](?=[.!?"'»”)]*(\s{0,2}[\v\x7f]|\s+(["'«“(¿¡]|(${OPENING})\b|\d+ [a-z]{2,20}s\b)))`,
  ),
  'g',
);

export const patternOf = (shapes: string[]): RegExp => {
  const source = alike(shapes.join('|'))
    .replaceAll(' ', raw`\s{1,3}`)
    .replaceAll('_', raw`[\s.–-]{0,3}`);
  return RegExp(raw`(\b|(?=[(@+]))(${source})(?!\w)`, 'g');
};

export interface Pattern {
  /** Null matches false positives. */
  kind: FindingKind | null;
  pattern: RegExp;
  capital?: boolean;
}

export const PATTERNS = SOURCES.map(([kind, ...shapes]): Pattern => ({
  kind,
  pattern: patternOf(shapes),
}));
