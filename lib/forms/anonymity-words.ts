import type { FORMS } from '@/lib/ui-texts/forms';

export type FindingKind = keyof (typeof FORMS)['FINDING_KINDS'];

/** Word lists of anonymity-patterns.ts, as regular expressions in lower case without accents. */
const list = (words: string): string => words.trim().split(/\s+/).join('|');

/** End a name or a place. */
export const STOP = list(`
  y que pero donde cuando porque desde mi me se yo hay por para con ayer soy trabajo vivo una?
`);

/** Begin no name: «soy la…», and «me llamo la atención», without «llamó»'s accent. */
export const NO_NAME = list(
  'del? el l[aeo]s? en al? no su mucho est. ciudadan. victima testigo mujer',
);

const CLOSE = list(`
  companer espos novi h?erman h?ij ti prim abuel niet suegr nuer yern cunad sobrin vecin amig soci mam pap padr madr
  parej marid nin beb famili concubin gemel am ap
`);
/** Only after «mi»: «mi señora», «mi carnal». */
const DEAR = list('mujer senora viej morr carnal chamac ahijad jefit');
/** Colleagues, who may be the accused. */
const BOSS = list('jef encargad (superi|supervis|direct|coordinad)or patron gerent');
const people = (stems: string) => `(ex|co[mn]?)?(${stems})(i[tn])?([aeo]|es)?s?`;
/** «exesposa», «compañeritos», «comadres». */
export const CLOSE_PEOPLE = people(`${CLOSE}|${DEAR}`);
export const PEOPLE = people(`${CLOSE}|${BOSS}`);

const TRADE_ENDING = list('[dst]or ist iant ari gad ead (st|d)ent');
const TRADE = list(`
  maestr medic docent agent polici guardi chofer despedid mecanic tecnic electric albanil topograf custodi vigilant psicolog paramedic duen alumn intern pasant becari residente
`);
/** «enfermera», «chofer», «maestro». */
export const TRADES = `(\\w{2,12}(${TRADE_ENDING})|${TRADE})[aoe]?s?|\\w{2,12}er[ao]s?`;

export const BUSINESS = list(`
  puesto negocio tienda taller empresa \\w{2,9}eria fonda estetica restauran\\w{1,2} farmacia gimnasio bar consultorio despacho
`);
export const OFFICE = list('oficina area departamento turno trabajo sueldo');
export const HOME_WORDS = list('casa domicilio direccion calle cuadra colonia');

export const ONLINE = `(${list('face\\w{0,4} fb insta\\w{0,4} tiktok twitter x perfil')})`;

export const DOCUMENTS = list('folio exp oficio art lote report queja');

/** «Sólo», «nomás», «nada más» narrow a group. */
export const ONLY = '(sol.|sola?mente|unicamente|apenas|no\\s?mas|na(da)?\\s?mas|puros?)';

export const STREETS = list(`
  (ca(ll|y)e|kalle)(jon)? c/ c(?=\\.\\v) cd?a cerrada av(e|eni?da)? bou?le?vard? bulevar blvd calz(ada)? priv(ada)? and(ador)?
  circuito prol(ongacion)? retorno carretera paseo camino pasaje fra[cs]{1,2}(ionamiento)? col(onia)? m(an)?z(ana)? lote
`);
/** Units after a number that is no house's: «20 de mayo», «3 horas». */
export const UNITS = list(`
  mil\\b pesos? dol hor hr min am\\b pm\\b a\\.m p\\.m km metro mts dia semana mes ano vec por_ciento
  de_(ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic|la_(tarde|noche|manana))
`);
export const SCHOOLS = list(`
  (tele)?secund[ao]?ria primaria prepa(ratoria)? kinder(garten)? preescolar jardin_de_ninos es[cq]?u?e?ue?la colegio bachilleres
  cobach cetis cbtis conalep cecyte? guarderia estancia_infantil universidad tecnologico instituto facultad uabc
  plantel
`);
export const SCHOOL_KINDS = list(`
  tecnica federal(izada)? general publica privada estatal municipal primaria secundaria preparatoria vespertina matutina plantel
  infantil normal superior num(ero)?
`);
/** Common names, recognised without capitals. */
export const FIRST_NAMES = list(`
  ana maria jose juan luis carlos jorge pedro pablo miguel manuel francisco jesus antonio alejandro roberto fernando
  ricardo eduardo javier rafael daniel david raul sergio arturo hector oscar mario alberto enrique ramon ruben victor
  diego andres santiago mateo emiliano ivan hugo ernesto gerardo guillermo alfredo gustavo ignacio julio cesar felipe
  rosa guadalupe margarita martha? leticia? patricia? silvia? gabriela laura adriana claudia alicia teresa elena
  carmen veronica lucia isabel sofia valeria fernanda daniela karla diana brenda norma yolanda irma beatriz
  lupita? lety chuy(ita)? paco pepe beto memo nacho poncho kike quique chava chayo concha pancho tono lalo meche cuco rafa
  kevin bra?[iy]an jonath?an alan alexis angel axel iker edgar omar c?h?ristian sebastian leonardo gael
  benito lazaro vicente josefa ramona valentina ximena camila regina renata
`);
export const NICKNAMES = list(`
  gu?er[oa] flac[oa] gord[oa] chin[oa] negr[oa] priet[oa] moren[oa] chat[oa] chaparr[oa] pelon(a)? chol[oa] tuert[oa]
  cacho tit[oa] nene nena gordit[oa] flaquit[oa] guerit[oa] negrit[oa] viej[oa] profe doc inge don_\\w{2,12}
`);
/** Before a stop that ends no sentence: «Av. La Paz», «Col. El Florido». */
export const SHORT_PLACES = list(`
  av ave blvd boul calz priv prol and cda cjon col fracc? edif esc sec prim (en|por)\\sc
`);
/** Nor these, unless a word of `OPENING` follows: «No. A», «Dr. Pérez», «Ana P. Pérez». */
export const SHORT = list(`
  \\w n[uo]m? int ext dep(to|ar)? km mza? lte? dra? lic ing arq prof(r|ra)? mtr[oa] sra? srta st[ao]? gral cmdte sgto cap ma
  mrs? tel cel esq c\\.p at?te? atentamente firma suscrit. regards sincerely signed yours
`);
export const OPENING = list(`
  el la l[ao]s un.? me mi se no yo que cuando ell.s? est[aeo]s? es[aeo]s? le su nos en al por para y pero ayer hoy despues
  the an? he she they we when my it this
`);
