import { ONLINE } from './anonymity-words';
import { patternOf, type Pattern } from './anonymity-patterns';
import type { FindingKind } from './anonymity-words';

/** English patterns, on the text form of anonymity-patterns.ts. Every repetition is bounded. */
const { raw } = String;

const STOP =
  '(and|but|because|when|where|who|that|which|my|me|i|we|for|with|so|was|is|are|were|had|have|he|she|they)';
/** Words that begin no name: «I am Sorry», «I'm A tourist», «This is The officer». */
const NO_NAME = raw`(an?|the|not|in|on|at|from|so|very|now|here|just|sorry|afraid|writing|reporting|american|mexican|canadian|us|u\.s|tourist)`;
const PART = raw`([a-z]\.|[a-z’'-]{1,20})`;
const NAME = raw`[\v\x7f](?!(${STOP}|${NO_NAME})\b)${PART}(\v(?!${STOP}\b)${PART}){0,3}`;
const REST = raw`(( |, ?(?=\w{0,8}\d|apt|unit|room|suite))(?!${STOP}\b)[\w#’'/-]{1,20}){0,7}`;
const PEOPLE =
  '((grand)?(son|daughter|mother|father|ma|pa|child(ren)?)|wife|husband|partner|(boy|girl)?friends?|fian[cs].e?|kids?|mom|dad|parents?|(brother|sister|mother|father)-in-law|brother|sister|uncle|aunt|cousins?|niece|nephew|in-laws?|neighbou?rs?|boss|manager|supervisor|co-?workers?|colleagues?|landlord)';
/** A house number: not followed by a unit. */
const NUMBER = raw`( ?(number |no\.? ?|#))?\s?\d{1,4}[a-h]?(?![.,:/-]?\d|\s?%| \w{3,20}s\b)`;
const FEW =
  '(two|three|four|five|six|[2-6])(?! (hour|day|week|month|year|minute|time|block|mile)s?)';
const GRADE = raw`(1?\d(st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth)`;
/** «I’m», «we are», «I was». */
const BE = raw`(i|we)([’']?(m|re)| am| are| was| were)`;
const CREW = '(crew|shift|squad|brigade|team|ward)';
const SPOT = '(stall|booth|stand|locker|cubicle|post)';
const WORK = '(office|job|company|business|store|shop|restaurant|bar|gym|employer|ship|school)';

const SOURCES: [kind: FindingKind, ...shapes: string[]][] = [
  ['correo', raw`[\w.+-]{1,64}( at | ?[[(]at[\])] ?)[\w-]{2,63}( dot |\.)[\w-]{2,24}`],
  [
    'nss',
    raw`\d{3}[\s-]\d\d[\s-]\d{4}`,
    raw`(ssn|social security)( number| no\.?)?[^\d\n\0]{0,9}\d(_\d){8}`,
  ],
  [
    'elector',
    raw`(passport|visa|green card|sentri|licen[sc]e|id)( card)?( number| no\.?| num\.?)?( is| was)?[\s:#]{1,3}[a-z]{0,2}\d\w{5,11}`,
  ],
  // California's format, and any format after its keyword.
  [
    'placas',
    raw`\d[a-z]{3}\d{3}`,
    raw`(plates?|tags?)( number| no\.?)?( is| was| are| were)?[\s:#]{1,3}(?=\w{0,7}[\s-]?\w{0,6}\d)\w{1,7}([\s-]\w{1,6})?`,
  ],
  [
    'telefono',
    raw`(phone|mobile|cell|call me|text me|reach me|my number)\w{0,5}[^\d\n\0]{0,15}\d(_\d){6,13}`,
  ],
  ['perfil', raw`my ${ONLINE}( is|:)?( [\w.]{2,29}\w)?`],
  [
    'nombre',
    raw`(my (full )?name( is|[’']s|:)|i([’']?m| am)|signed|sincerely|regards|yours)[\s.,:]{0,3}${NAME}`,
    raw`my (full )?name( is|[’']s|:) (?!${STOP}\b|not\b)[a-z’'-]{2,20}( (?!${STOP}\b)[a-z’'-]{2,20}){0,2}`,
  ],
  [
    'domicilio',
    raw`(i|we|${BE}) (liv|stay|resid)(e|ed|ing)?( at| in| on| near| by| with| across| opposite| behind| next to)${REST}`,
    raw`(i|we|${BE}) (liv|stay|resid)(e|ed|ing)? t?here`,
    raw`((the|an?) [hm]otel )?where (i|we|${BE}) (liv|stay|resid|rent|sleep)(e|ed|ing)?(?!\w)`,
    raw`[hm]otel(\v(?!${STOP}\b)[a-z’'-]{2,20}){1,3}`,
    raw`(my|our) (house|home|address|[hm]otel|apartment|condo|airbnb|room|street)(( is|:)?( at| in| on| near)?${REST})?`,
    raw`\d{1,5} ([\v ]?(?!${STOP}\b)[a-z0-9.’'-]{1,20}){1,3} (street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|place|way)\.?(?!\w)`,
    raw`(apartment|apt\.?|unit|house|lot|suite|room)${NUMBER}`,
    raw`(one|two|three|a few|\d) (doors?|houses?) (down |away )?(from|up|down)${REST}`,
  ],
  [
    'apodo',
    raw`(they|people|everyone|everybody|friends) calls? me( the)? ["“'‘]?(?!(and|a|an|every|back|again|bad|names|to|at|when|by|liar|stupid|crazy)\b)\w{2,15}["”'’]?`,
    raw`(my nickname( is)?|nicknamed|a\.?k\.?a\.?|(also|better|am|m) known as|i go by)( the)? ["“'‘]?\w{2,15}["”'’]?`,
  ],
  [
    'puesto',
    raw`(${CREW}|${SPOT})${NUMBER}`,
    raw`${BE} (on|in|part of|from|with) (the )?(\w{3,12} )?(${CREW}|patrol)${REST}`,
    raw`(my|our) (${CREW}|${SPOT}|patrol( car)?|badge( number| no\.?)?(( is|:)? ?#?\d{1,6})?)`,
    raw`i (sell|drive)${REST}`,
  ],
  [
    'escuela',
    raw`(my|our) (school|teacher|class(room)?|college|university)`,
    raw`${GRADE}[ -]grader?( at${REST}|,? (class|group|room|section) \w{1,3})?`,
    raw`(in|class|grade|room) \d{1,2}[\s-]?[a-f]`,
    raw`[\v\x7f](?!(${STOP}|the|a|this|that|their|his|her)\b)[a-z’'-]{2,20}(\v[a-z’'-]{2,20}){0,2} (elementary|middle|high|primary|secondary)( school)?`,
  ],
  [
    'presentes',
    raw`((there|we) were )?(only|just) (the )?${FEW} of us`,
    raw`(there|we) were ((only|just) (the )?${FEW}|(the )?${FEW} of us)`,
    raw`(only|just) (\w{1,12} and (me|i)|(me|i) and (an?|my|the|one) \w{2,12})`,
    raw`(nobody|no one) else (saw|knows|knew|was there)`,
    raw`\v[a-z]{2,15} and i (were|saw|are|know|work|was)`,
  ],
  [
    'nacimiento',
    raw`(${BE} )?born (on|in)( \w{3,9})?[\s,]{1,3}(\d{1,2}(st|nd|rd|th)?[\s,]{1,3}(of \w{3,9}[\s,]{1,3})?)?(\w{3,9} )?(19|20)\d\d`,
    raw`(my |date of )(birthday|birth)( is|:)?[\s:]{1,3}\w{1,9}[\s,/-]{1,2}\w{1,9}([\s,/-]{1,2}(19|20)?\d\d)?`,
    raw`${BE} \d\d years old`,
  ],
  [
    'relacion',
    raw`(my|our) (${WORK}|(\w{2,9} )?${PEOPLE})((,? (named|called))?(?=\v)${NAME})?`,
    raw`(i|we|${BE}) work(ed|ing)?( at| for| in| as| with)${REST}`,
    raw`(i|we) (own|run|rent) (an?|the)${REST}`,
    raw`${BE} (an?|the|his|her|their) (\w{2,12} ){0,2}(nurse|student|soldier|marine|guide|lawyer|employee|\w{2,12}([eo]r|ist|ian|ant))${REST}`,
    'only (me|i)',
    raw`${BE} (pregnant|the (only|(ones?|person) (who|that) \w{2,12}))`,
  ],
];

export const ENGLISH_PATTERNS: readonly Pattern[] = SOURCES.map(([kind, ...shapes]) => ({
  kind,
  pattern: patternOf(shapes),
}));
