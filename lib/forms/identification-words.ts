/**
 * The words of the check (identification-patterns.ts), in lower case and without accents. Each list is
 * one group of a pattern; its items are parts of patterns: `.` is any letter, `?` follows what may be
 * missing.
 */
const list = (words: string): string => words.trim().split(/\s+/).join('|');

/** With these neither a name nor a place goes on. */
export const STOP = list(`
  y que pero donde cuando porque desde mi me se yo hay por para con ayer soy trabajo vivo una?
`);

/** Nor does a name begin with these: «soy la…», and «me llamo la atención», without «llamó»'s accent. */
export const NO_NAME = list(
  'del? el l[aeo]s? en al? no su mucho est. ciudadan. victima testigo mujer',
);

/** Who is close to somebody, or works with them: stems, which take a prefix and an ending. */
const PERSON = list(`
  jef companer espos novi herman hij ti prim abuel niet suegr nuer yern cunad sobrin vecin amig soci
  encargad (superi|supervis|direct|coordinad)or patron gerent mam pap padr madr parej marid
`);
/** «jefe», «exesposa», «compañeritos», «comadres». */
export const PEOPLE = `(ex|co[mn]?)?(${PERSON})(i[tn])?([aeo]|es)?s?`;

/** How a trade ends: «inspectora», «recepcionista», «comerciante», «becaria», «delegado», «empleado». */
const TRADE_ENDING = list('[dst]or ist iant ari gad ead (st|d)ent');
const TRADE = list('maestr medic docent agent polici chofer despedid');
/** Trades: «enfermera», «chofer», «maestro». */
export const TRADES = `(\\w{2,12}(${TRADE_ENDING})|${TRADE})[aoe]?s?|\\w{2,12}er[ao]s?`;

/** Where somebody works for themselves. */
export const BUSINESS = list('puesto negocio tienda taller empresa');
/** Where somebody works, and what they have there. */
export const OFFICE = list('oficina area departamento turno trabajo sueldo');
export const HOME = list('casa domicilio direccion calle cuadra colonia');

/** Where somebody is found on the web. */
export const ONLINE = `(${list('face\\w{0,4} fb insta\\w{0,4} tiktok twitter x perfil')})`;

/** Words before a number that only looks like an identifier. */
export const DOCUMENTS = list('folio exp oficio art lote report queja');
