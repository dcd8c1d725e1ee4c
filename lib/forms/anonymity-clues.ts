import {
  BUSINESS,
  CLOSE_PEOPLE,
  FIRST_NAMES,
  NICKNAMES,
  NO_NAME,
  ONLY,
  SCHOOLS,
  SCHOOL_KINDS,
  STOP,
  STREETS,
  UNITS,
  type FindingKind,
} from './anonymity-words';

/** Clues for a neighbour or a colleague. They run after anonymity-patterns.ts, on the same form of text. */
const { raw } = String;

/** Number of an address: not «calle Cedro 20 personas», nor «a las 10:30». */
const NUMBER = raw`((\s?(n[uo]m?(ero)?\.?|n?°|#))?[\s-]?\d{1,5}(-?[a-h](?!\w))?(?![.,:/-]?\d|[\s-]?(%|${UNITS})| (?!dos|tres|seis|l[ao]s|sus|nos|mas|pues|desde|entonces|despues|entre|antes)[a-z]{2,20}s\b)|,? s/n)`;
/** Not part of a name: «la calle llegaron», «la escuela estaba». */
const VERB = raw`\w{0,12}(aban?|[aei]ron|w|(ten|hab|dec|pod|quer|ven|sal|hac)ian|[ae]ndo|[aei]mos)\b|(pid|cobr|quit|pag|rob|mult|lleg|cerr|pas)(e|o|io|a|en|an)\b|(tien|hub|estab|estub)\w{0,6}\b|(est[aeo]s?|fu[ei]|iba|vi|vio|hay|hubo)\b`;
const NAMES = raw`(?!(${STOP}|${NO_NAME}|con|sin|a|o|es|son|se|si|ya|sobre|como|fue|hasta|hoy|todos|km|kilometro)\b|${VERB})`;
const WORD = raw`${NAMES}[\w.’'-]{1,20}`;
/** Of a house or a crew: «C»; «a» and «e» only as capitals. */
const LETTER = raw`(\v[ae]| [b-df-h])(?!\w)`;
/** «Cedro», «de los Álamos», «5 de Mayo». */
const STREET_NAME = raw`( (del?( l[ao]s?)?|l[ao]s?|el|san|${WORD})){0,5} ${WORD}`;
const REST_OF_ADDRESS = raw`(,? (de (la )?)?(int(erior)?|dep(artamen)?to|calle|priv(ada)?|col(onia)?|fra[cs]{1,2}(ionamiento)?|edif(icio)?|entre|casi|esq(uina)?)\.?( (con|del?|l[ao]s?|y|${WORD})){1,4})?`;
/** «De la clínica 27», «al mercado». */
const GOES_ON = raw`( (del?|al?|l[ao]s?|el|${WORD})){1,6}`;
const OF_PLACE = raw`( (del?|en|sobre)( (l[ao]s?|el|del?|y(?=\v)|${WORD})){1,5})?`;
/** «Ana», «María del Carmen»; common names also without capitals. */
const PERSON_NAME = raw`(\v${NAMES}[a-z’'-]{2,20}(\v${NAMES}[a-z’'-]{2,20}){0,2}|( (${FIRST_NAMES})(?!\w)){1,2}(\v[a-z]{2,20}| [a-z]{2,20}ez){0,2})`;
const LOT_NO = raw`( n\w{1,5}\.?)?\s?#?\d{1,4}[a-h]?`;
const QUOTE = raw`["“”«»'‘’]?`;

const FEW = raw`(do[sz]|tres|cuatro|cinco|seis|siete|[2-7])(?![.,:/]?\d| (mil|cient|hor|di[ae]|seman|mes|ano|minut|cuadr|calles|metr|k|veces|vuelt|turnos|pesos|famil|y media))(?!\w)`;
const WE_WERE = raw`(somos|h?(er|(est|qued|and|trabaj)(ab)?|estubi|ib|fui|abi)[ao]?mos)`;
const WE_KNOW = raw`(sab(iamos|emos)|supimos|vimos|oimos|presenciamos)`;

const GRADE = raw`([1-6]\s?\.?\s?(°|o|er|ero|ro|do|to)?|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa])`;
const GROUP = raw`[\s"“'-]{0,3}[a-f](?!\w)["”']?`;
const LEVEL = raw`(primaria|secundaria|prepa\w{0,8}|kinder|preescolar|grado|semestre)`;
const DATE = raw`\d{1,2}(\s?de\s?|[\s/.-])(\w{3,10}|\d\d)(( del?)?( ano)?\s?|[\s/.-])\d{2,4}`;

/** A turn of two figures is a place in a queue. */
const DUTY = raw`(turno(?! \d\d)|guardia|relevo|rondin|velada|vigilancia)`;
/** Crews of staff, not units that serve citizens. */
const CREW = raw`(cuadri(ll|y)a|brigada|peloton|escuadr.{1,2}|escolta|caseta|sector|base|crucero|garita|reten|equipo|panteon|albergue|${DUTY})`;
const PLACE_OF_WORK =
  '(moto)?(patrulla|ruta|estacion|comandancia|puerta|zona|modulo|seccion|unidad|delegacion|camion|pipa|grua|taxi)';
const TEAM = raw`(${CREW}|${PLACE_OF_WORK}|grupo|sindicato|personal|tripulacion)`;
const WHICH = raw`( (noc|diur|matu|vesper|mix)\w{2,7}|${NUMBER})`;
const STALLS = '(lugar|espacio|stand|isla|mesa|carrito|tramo)';
const MARKET = raw`(mercad|tianguis|swap|segunda|sobre|bazar|plaza|feria|central|remate|pasaje|malecon|terminal|[hm]otel|hospital|clinica)\w{0,2}`;
const INSTITUTE = raw`(tec|uabc|itt|utt|ibero|cetys|xochicalco|vizcaya|colef|unam|ipn|uvm|unid|politecnica?|imss|isss?te(cali)?|dif|cruz roja|hospital|clinica|${SCHOOLS})(?!\w)`;
const HUMBLE = raw`(barrender|intendent|afanador|jardiner|velador|cajer|secretari|recepcionist|capturist|auxiliar|peon|enfermer|conserj|archivist|recolector|pepenador|cociner|maestr|bombe|paramedic)(as?|os?|es?)?`;

/** Whom «soy la única» works beside: a counter, a doctor. Without those words they are anybody's. */
export const BESIDE_THE_ONLY_ONE = [
  raw`(ventanilla|caja)${NUMBER}${OF_PLACE}`,
  raw`(el |la )?(doctora?|dra?\.?)\v${NAMES}[a-z’'-]{2,20}(\v${NAMES}[a-z’'-]{2,20})?`,
];

/** Before words that resemble an identifier, «lote 3». */
export const LOT = raw`lote${LOT_NO},?( y)? m(an)?za?(na)?\.?${LOT_NO}|m(an)?za?(na)?\.?${LOT_NO},?( y)? l(o)?te?\.?${LOT_NO}`;

/** In order: matched words are hidden from later clues. */
export const CLUES: [kind: FindingKind | null, ...shapes: string[]][] = [
  [
    'domicilio',
    raw`(${STREETS})\.?(${STREET_NAME}(,(?!\s?\d{5}))?|(?= n| #))${NUMBER}${REST_OF_ADDRESS}`,
    raw`(casa|dep(a|(artamen)?to)\.?|interior|edificio|torre)( (n[uo]m?(ero)?\.?|#))?\s?#?(\d{1,4}(-?[a-h])?|[a-h]-?\d{1,4}|${LETTER})(?!\w|[.,:/-]?\d|[\s-]?(${UNITS})| \w{2,20}s\b)${REST_OF_ADDRESS}`,
    raw`a (una?|dos|tres|cuatro|cinco|pocas|\d) (casas?|puertas?|sagua?n\w{0,3}) (del?|al)( (l[ao]s?|el|${WORD})){1,4}`,
    raw`(soy|somos|vengo|venimos)( vecin.s?)? del? (la |el )?(col(onia)?\.?|fra[cs]{1,2}(ionamiento)?\.?|ejido|unidad habitacional|privada|residencial|rancho)( (del?|l[ao]s?|el|${WORD})){1,4}`,
    raw`me (pueden?|podrian?) (hallar|encontrar|buscar|localizar|ver|visitar) (en|al?|por)( (l[ao]s?|el|del?|y|${WORD})){1,8}`,
    raw`(domiciliad.|(con|tengo) (mi )?domicilio) en( (la|el|${WORD})){1,6}`,
    raw`(${BUSINESS}|tienditas?|abarrotes|tortilleria|salon) de do?na?\.?( \w{2,20}){1,2}`,
  ],
  [
    'apodo',
    raw`me (dicen|llaman|apodan|conocen)( (todos|como|por)){0,2} do(n|na) \w{2,15}`,
    raw`me (dicen|llaman|apodan|apodaron|conocen)( (todos|tod.s|aqui|ahi|como|por|de|carino)){0,3} ${QUOTE}(el|la) ${QUOTE}(?!(verdad|hora|razon|precio|costo|dia|monto|numero|nombre|cosa|fecha|ley|atencion|(lun|mart|miercol|juev|viern)es|sabado|domingo|semana|otr|mism|que|cual|inspector|direct|secretari|jef|polici)\w{0,5}\b)\w{2,15}${QUOTE}(\v[a-z]{2,15})?`,
    raw`me (dicen|llaman|apodan|apodaron|nombran|gritan|conocen( todos)? (como|por))( (mama|tia|compa))?(\v${QUOTE}${NAMES}(?!que|no|cosas|mentira|groser|palabr|insult|siempre|nunca|ahi|alla|luego)[a-z]{2,15}| ${QUOTE}(${NICKNAMES}|${FIRST_NAMES})(?!\w))${QUOTE}`,
    raw`nos (dicen|apodan) l[ao]s (?!que|cosas|mism)\w{2,15}`,
    raw`(mi|de|por|con el) (apodo|sobrenombre|mote|alias)( es| de|,|:)?( (el|la))?( ${QUOTE}${WORD}${QUOTE})?`,
    raw`(alias|apodad.s?|a\.\s?k\.\s?a\.?)( (de|como))?( (el|la))? ${QUOTE}\w{2,15}${QUOTE}`,
    raw`(soy|mejor|mas|me) cono[cs](id.|en)( \w{1,9}){0,3} como( (el|la|dona?))? ${QUOTE}\w{2,15}(\v${WORD})?${QUOTE}`,
  ],
  [
    'puesto',
    raw`(puesto|local|bodega|cubiculo|locker|cajon)( (comercial|(semi)?fijo))?${NUMBER}${OF_PLACE}`,
    raw`(cuadri(ll|y)a|brigada|peloton|escuadr.{1,2}|celula|modulo|guardia)( la)?(${NUMBER}|${LETTER})${OF_PLACE}`,
    raw`(${STALLS}|pasillo|fila|nave|lote|kiosco|anden|cuarto|habitacion|cama)${NUMBER}( \w{5,9})?( (del?|en|l[ao]s?|el)){0,2} ${MARKET}${OF_PLACE}`,
    raw`${MARKET}${GOES_ON},? ${STALLS}${NUMBER}`,
    raw`(mi|nuestro) ${STALLS}( es( el)?)?${NUMBER}${OF_PLACE}`,
    raw`turno( [1-9](?!\w|[:.]\d| (hor|vec|dia))|${LETTER})${OF_PLACE}`,
  ],
  [
    null,
    raw`(el|l[ao]s?|un.?|es[ea]|su|quien|otr.)( (?!yo|dia|noche|vez)\w{2,15}){1,3} (est|and)\w{2,6} (de|en) ${DUTY}`,
  ],
  [
    'puesto',
    raw`(soy|somos|era|eramos|estoy|estamos|estaba yo|ando|andamos|pertene\w{3,5}|vengo|parte|integrante|entr[eo]|sal(go|i)|cubr(o|i|ia)|hago|hice|ten(go|ia)|trabaj(o|e|aba)|(me|nos) toc(o|a|aba)|l[ao]s(?= del? turno))( (parte|al?|del?|en|el|l[ao]s?|una?)){1,3} ${TEAM}${WHICH}?${OF_PLACE}`,
    raw`(hago|cubro|hice|(me|nos) toc(o|a|aba)) ${DUTY}${OF_PLACE}`,
    raw`(estoy|estaba|estabamos|estuve|ando|andaba|iba|sali) de (${DUTY}|servicio)${OF_PLACE}`,
    raw`(me|nos) ((asign|comision|rol|adscrib|destin)\w{2,6}( (al?|en|el|l[ao]s?)){1,2} ${WORD}${WHICH}?|(mand|envi|pus|cambi|mov|pas|traslad|tien|dej|d|toc)\w{1,6}( (al?|de|en|con|el|l[ao]s?)){1,2} (${CREW}${WHICH}?|${PLACE_OF_WORK}${NUMBER}))${OF_PLACE}`,
    raw`(estoy|estaba|ando|andaba|trabajo|traigo|cubro)( en)?( (el|la))? (${TEAM}|caja|ventanilla)${NUMBER}${OF_PLACE}`,
    raw`(manej(o|aba)|condu(zco|cia)|tripul(o|aba|amos)|patrull(o|aba|amos))( yo)?( en)? (la|el|mi|un)( \w{4,12}){1,2}(${NUMBER})?`,
    raw`(nuestr.|mi|mis) (${TEAM}|ventanilla|cubiculo|locker|mercado|sitio|taxi|plaza|gremio)s?(${NUMBER})?`,
    raw`(chambe|jal)(o|aba) (en|de)( (l[ao]s?|el|y(?=\v)|${WORD})){1,5}`,
    raw`((estoy|estaba|ando|soy) )?(adscrit.|comisionad.|asignad.) (al?|en)( (l[ao]s?|el|y(?=\v)|${WORD})){1,5}`,
    raw`(me desempeno|como|trabaj\w{0,4} de) (un. )?${HUMBLE}${OF_PLACE}`,
    raw`soy (el|la) de(?! (la |el |una? )?(queja|denuncia|reporte|idea|siempre))( (l[ao]s?|el|${WORD})){1,4}`,
    raw`(doy clases|atiendo|vendo|rento|recojo|cuido|vigilo|hago (el aseo|(la )?limpieza))( (en|del?|al?|l[ao]s?|el|una?|${WORD})){1,6}`,
  ],
  // Other people: «La enfermera del turno», «Juan López, chofer de…».
  [
    null,
    raw`(el|l[ao]s?|un|una|unos|del?|al|su|cada|ese|esa|otr.|ningun.?) (${HUMBLE}|estudio)`,
    raw`[a-z]{2,20}\v[a-z]{2,20}, ${HUMBLE}`,
  ],
  ['puesto', raw`${HUMBLE} (en|del?)( (l[ao]s?|el|y(?=\v)|${WORD})){1,5}`],
  [
    'escuela',
    raw`(${SCHOOLS})( (${SCHOOL_KINDS})){0,3}(${NUMBER}|((\vl[ao]s?|\vel)?\v${NAMES}(?!(${SCHOOL_KINDS})\b)[\w.’'-]{2,20}| (${FIRST_NAMES}|heroes|ninos|ninos heroes|revolucion|cuauhtemoc|20 de|18 de|5 de)(?!\w))([\v\s](del?( l[ao]s?)?\v?)?(?!(del?|l[ao]s?)\b)${WORD}){0,2})`,
    raw`(salon|aula|grado)s?( (n[uo]m?(ero)?\.?|#|de|el))?( ${GRADE}(${GROUP})?|\s?${GROUP})(?!\w|[.,:/]?\d)`,
    raw`(salon|aula)${NUMBER}`,
    raw`grupo ${GRADE}(${GROUP})|${GRADE}( grado| ano)?,? grupo ${GROUP}`,
    raw`[1-6]\s?\.?\s?(°|o|er|ero|ro|do|to)[\s"“'-]{1,3}[a-f](?! (l[ao]s?|el|un|una|mi|su|tu|\w{2,12}r)\b)(?!\w)`,
    raw`(va|voy|esta|estoy|estudi[ao]|cursa|curso|pasa|paso)( (a|en|el|al)){0,2} ${GRADE}(\s?${GROUP}| (de |ano de )?${LEVEL})(,? grupo ${GROUP})?`,
    raw`estudi(o|e|aba|amos|abamos)( \w{5,12})? en( (el|la))? ${WORD}${OF_PLACE}`,
    raw`(voy|estoy|cursa|curso|sal(go|i)|entr[eo]|asisto|egres\w{1,3}|gradue|inscrit.|alumn.|trabajo|soy( \w{3,12})?|maestria|carrera|beca)( (al?|en|del?|el|la)){1,2} ${INSTITUTE}${OF_PLACE}`,
    raw`(servicio social|mis practicas)${OF_PLACE}`,
    raw`${GRADE} de ${LEVEL}(${GROUP})?`,
    raw`(nuestr.|mi|mis) (${SCHOOLS}|salon|maestr.|profe\w{0,4})s?`,
  ],
  [null, raw`(el|la|un|una) [a-z]{2,15} y yo`],
  [
    'presentes',
    raw`((${ONLY}) (\w{1,9} )?)?${WE_WERE}( (${ONLY}|como|casi|nosotr.s))? (l[ao]s )?${FEW}`,
    raw`(lo|la|nos|no) ${WE_KNOW}( ${ONLY})? (l[ao]s )?${FEW}`,
    raw`${ONLY} (l[ao]s )?(${FEW}|nosotr.s)( \w{2,12})?( (lo|la))? \w{2,12}mos`,
    raw`${ONLY} (l[ao]s )?${FEW}( \w{2,12})? (lo|la) (sab|vi|sup|oy)\w{0,6}`,
    raw`(soy|fui|era|somos|eramos)( (un.s?|de)){0,2} l[ao]s (${FEW}|poc.s|unic.s|ultim.s|mism.s)( (?!y|pero)\w{2,14}){0,3}`,
    raw`(soy|yo era) (el|la) (nuev|m[ae](s|yor|nor)|otr).?( (?!afect|perjud|interes)\w{3,12})? del?${GOES_ON}`,
    raw`(yo era|era (el|la)) unic.( \w{3,12})? (que|con)( \w{1,12}){1,4}`,
    raw`l[ao]s( (unic.s|poc.s))? que( (lo|nos|ahi))? (${WE_WERE}|${WE_KNOW})( ${FEW})?`,
    raw`l[ao]s ${FEW} que( (lo|la|nos|ahi|ya|no)){0,2} \w{2,12}mos`,
    raw`(${WE_WERE}|estaba) yo y( (un.?|otr.|el|la|l[ao]s?|dona?)){0,2}( ${WORD})?`,
    raw`(\v[a-z]{2,15}|(mi|otr.|un.?) [a-z]{2,15}|${FIRST_NAMES}) y yo( (${ONLY}|sol.s|lo|la|nos|no|ya)){0,2} \w{2,12}mos( l[ao]s unic.s)?`,
    raw`(${ONLY}|${WE_WERE}|${WE_KNOW}|estaba)( \w{1,12}){1,4} y yo`,
    raw`nadie mas (que yo|lo (sab|vi|sup)\w{0,6}|estaba|habia)`,
    raw`unic.s?( \w{2,12}){1,4} (soy|era|fui|fue) yo`,
    raw`(ahi|estaba|estuve) yo sol[oa]|a solas con(migo| el| ella)`,
  ],
  [
    'nacimiento',
    raw`(naci(do|da)?|fecha de nacimiento|mi cumpleanos|cumplo anos|nacimient.)( (el|en|es|fue|dia|de|del)|:){0,3} (${DATE}|\d{1,2} de \w{3,10}|(19|20)\d\d)`,
    raw`tengo \d\d anos( de edad| cumplidos)?(?! (?!viviendo|trabajando)\w{2,14}ndo)`,
  ],
];

/** «Mi hijo Luis», «mi comadre que se llama Lety». */
export const CLOSE_BY_NAME = raw`(mi|nuestr.)s? (\w{2,7}[\s-])?${CLOSE_PEOPLE}( de (trabajo|turno|cuadrilla|oficina|escuela|salon))?( (menor|mayor|de nombre|(que )?se llama|llamad.)|,)?( (don|dona|el|la))?${PERSON_NAME}( [ye]\v${NAMES}[a-z’'-]{2,20})?`;
/** «Luis, mi hijo». */
export const NAME_OF_CLOSE = raw`((${FIRST_NAMES})(\v[a-z]{2,20}){0,2}|[\v\x7f]${NAMES}[a-z’'-]{2,20}), (mi|nuestr.)s? ${CLOSE_PEOPLE}`;
/** «Mi puesto de tacos en la Segunda». */
export const STALL = raw`(mi|nuestr.)s? (${BUSINESS}|local|carrito(?= de)) (de|en|afuera|frente|junto|cerca)${GOES_ON}( en${GOES_ON})?`;
/** «Mi tienda Luz», «mi taller se llama El Rayo del Sur». */
export const NAMED_STALL = raw`((mi|nuestr.)s?|ten(go|emos) (una?|el|la)) (${BUSINESS}|local)( (que )?se llama| llamad.)?( ["“«'‘][^"”»'’\n]{2,30}["”»'’]|(\v(el|l[ao]s?))?\v${NAMES}[a-z’'-]{2,20}(( del?| y)?( l[ao]s?)?\v${NAMES}[a-z’'-]{2,20}){0,2})`;
/** «Soy el Chino de las tortas». */
export const BY_NICKNAME = raw`soy (el|la) (${NICKNAMES})(?!\w)${OF_PLACE}`;
