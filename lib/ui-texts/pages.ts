import { MUESTRA } from './demo';
import { ended, listed } from './sentence';

/** Odd spellings are the specification's. */

export const FRAME = {
  skip: 'Saltar al contenido',
  crumbs: 'Ruta de navegación',
  home: 'Inicio',
  queja: 'Queja',
  denuncia: 'Denuncia',
  search: 'Buscar',
  call: 'Llamar',
  directions: 'Cómo llegar',
  anyHour: 'Teléfono: contesta a toda hora.',
  counter: 'Ventanilla:',
  hours: 'Horario:',
  menu: 'Menú',
  searchSite: 'Buscar en el sitio',
  closeMenu: 'Cerrar menú',
  services: 'Servicios',
  mainNav: 'Principal',
  office: 'La oficina',
  consult: 'Consultar',
  newTab: 'se abre en otra pestaña',
  /** The other language's name and code. */
  other: ['English', 'en'] as [name: string, lang: string],
  updated: (day: string) => ` · Actualizada el ${day}`,
  contents: 'En esta página',
  reach: 'Llámenos',
  quejaLong: 'Presentar una queja',
  denunciaLong: 'Presentar una denuncia',
  printed: (address: string) => `Impreso de ${address}`,
};
export const PAGE_FOOT = {
  about: 'Sobre esta página',
  responsible: (unit: string) => `Área responsable: ${unit}`,
  updated: 'Última actualización:',
  sources: 'Fuentes legales',
  acronyms: (laws: readonly { siglas: string; nombre: string }[]) =>
    `${laws.map(({ siglas, nombre }) => `${siglas}: ${nombre}`).join('. ')}.`,
  articles: (count: number) => (count > 1 ? 'artículos' : 'artículo'),
  lastReform: (day: string) => `Revisado con la reforma del ${day}.`,
  doubts: '¿Dudas? Llame al',
  anyHour: 'a toda hora.',
  wrong: '¿Falta algo o está mal?',
  write: 'Escríbanos',
};
export const FOOTER = {
  contact: 'Contacto',
  services: 'Tramites y Servicios',
  privacy: 'Avisos de privacidad',
  sample: MUESTRA,
  licence: 'Textos e ilustraciones: CC BY 4.0; ',
  licences: 'otras licencias',
  toTop: 'Volver arriba',
  phone: 'Teléfono:',
  complaints: 'Línea de quejas:',
  office: 'Oficina:',
  public: 'Atención al público:',
  hours: 'Horario de atención:',
};

export const NETWORK = {
  andPrivacy: (network: string) => `${network} y avisos de privacidad`,
  apart: 'ábrala aparte',
  posts: 'nuestras publicaciones',
};
/** The footer's links below the manual. */
export const FOOTER_LINKS = {
  news: 'Noticias',
  follow: 'Reciba lo nuevo',
  declarations: 'Sistema para declarar mis bienes',
  chart: 'Organigrama',
};

/** Fragment of the list of feeds, on the page of data. */
export const FEED_ID = 'reciba';
export const FEEDS = {
  title: 'Reciba lo nuevo',
  how: 'Copie una dirección en su lector de noticias: le avisará de lo nuevo, con el texto entero, sin darnos su correo.',
};

export const HOME = {
  withoutScript: 'Para presentar una queja sin JavaScript, siga en',
  quejaPage: 'la página de la queja',
  office: 'Oficina',
  towing: 'Oficina de grúas',
  services: 'Tramites',
  news: 'Noticias más recientes',
  allNews: 'Ver todos los comunicados',
  transparency: 'Transparencia',
  suggestions: 'Sugerencias',
};
export const CAROUSEL = {
  title: 'Lo más consultado',
  slide: (at: number, count: number, title: string) => `${at} de ${count}: ${title}`,
  previous: 'Diapositiva anterior',
  next: 'Diapositiva siguiente',
  goTo: (at: number, title: string) => `Ir a la diapositiva ${at}: ${title}`,
};
export const PAUSE_CAROUSEL = 'Pausar el carrusel';
export const RESUME_CAROUSEL = 'Reanudar el carrusel';
export const CHART = {
  title: 'Organigrama',
  hint: 'Toque o use «+» para ampliarlo; después, deslice para recorrerlo.',
  smaller: 'Reducir',
  larger: 'Ampliar',
  lens: 'Lupa del organigrama: muévala con las flechas del teclado',
  picture:
    'Organigrama: arriba, quien encabeza la oficina; debajo, las unidades que dependen de ella. La lista completa está en el directorio.',
  close: 'Cerrar',
  asList: 'Leer el organigrama como lista',
  list: 'El organigrama como lista',
  drawing: 'El organigrama en dibujo',
};
export const FORM_PAGE = {
  parts: 'Partes de esta página',
  before: 'Guía',
  write: 'Formulario',
  after: 'Qué sigue',
  failed: 'No se pudo cargar el formulario. Lo escrito sigue aquí. Reintente, o llame al',
  waking: 'Cargando el formulario…',
  woken: 'El formulario ya cargó: puede continuar.',
  /** On paper, where every choice is offered. */
  onlyFor: (choice: string) => `Sólo si marcó «${choice}».`,
  /** Above its fields. */
  onlyThese: (choice: string, optional: string[]) =>
    `Sólo si marcó «${choice}» (y entonces es opcional: ${listed(optional, 'y')}):`,
  /** Of a sheet without a name. */
  folio: 'Quien recibe la hoja le da un folio; en el buzón no hay folio.',
  /** In English too: the office fills it. */
  office: ['Para la oficina: folio', 'Fecha', 'Sello'],
  retry: 'Reintentar',
  privacy: 'Aviso de privacidad completo',
  whose: 'Aviso de privacidad',
  knowBefore: 'Lo que conviene saber antes de escribir está en',
  itsPage: 'la página del formulario',
  advice: 'Recomendaciones',
  newTab: 'se abre en otra pestaña',
  exit: 'Salir rápido',
  danger: {
    now: '¿Peligro ahora?',
    police: 'Contra un policía, a toda hora:',
    hit: '¿Le golpearon, le amenazaron o le pidieron dinero?',
    reportIt: 'Presente una denuncia, con o sin su nombre',
  },
  /** Of a report without a name. */
  channelsShow: (names: string[]) =>
    `Si no quiere decir quién es: no escriba por ${listed(names, 'ni')}. La oficina vería su número o su perfil.`,
  needsScript: {
    call: 'Este formulario necesita JavaScript para enviarse. Sin él, llame a la línea',
    callPhone: 'Este formulario necesita JavaScript para enviarse. Sin él, llame al',
    write: ', escriba a',
    sheet: (hours: string) =>
      ` o lleve la hoja en blanco a la oficina, de ${hours}. Si no quiere decir quién es, déjela sin firma en el buzón: por teléfono o por correo sabrán quién es usted.`,
  },
};
/** Pages in easy language, and the links between them and the whole pages. */
/** Of the 404 page. */
export const NOT_FOUND_PAGE = {
  title: 'Página no encontrada',
  why: 'Esta dirección no existe.',
  home: 'Ir a la página de inicio',
  /** What search engines would say, after `why`. */
  next: 'Le llevamos a la página de inicio.',
};
export const EASY = {
  link: 'Lectura fácil',
  whole: 'Ver la página completa',
  checked: (day: string) => `Leyeron este texto personas con dificultad para leer, el ${day}.`,
  unchecked:
    'Este texto sigue las reglas de lectura fácil (norma UNE 153101). Todavía no lo han revisado personas con dificultad para leer.',
  samples: 'Los teléfonos, correos, lugares, horas y precios de esta página son de muestra.',
};
export const FILE = { choose: 'Elegir el archivo', none: 'Ningún archivo elegido' };
/** Id of the folio page's own list, which folds under an answer that says it. */
export const OTHER_WAYS = 'mas-sobre-su-folio';
export const ACUSE_PAGE = {
  withoutScript:
    'Para comprobar un folio o un acuse en su equipo, esta página necesita JavaScript.',
  check: 'Comprobar el archivo del acuse',
  how: 'Cómo se comprueba',
  otherWays: 'Pregunte con su folio de otra manera, o agregue datos',
};
export const PRESS = {
  none: 'Todavía no hay comunicados.',
  published: 'Publicado:',
  more: 'Ver más',
  newer: 'Comunicados más recientes',
  older: 'Comunicados anteriores',
  pages: 'Páginas de comunicados',
  byYear: 'Comunicados por año',
  ofYear: 'Comunicados del año',
  otherYears: 'Otros años',
  ofAllYears: 'Ver los comunicados más recientes de todos los años',
  /** Its size stays on one line. */
  download: (size: string) => `Descargar (${size.replaceAll(' ', '\u00a0')})`,
  sample: 'Comunicado de muestra.',
  others: 'Otros comunicados',
  matter: 'Sobre este tema',
  next: (title: string) => `Siguiente: ${title}`,
  previous: (title: string) => `Anterior: ${title}`,
};
/** Heading of what the software promises, in `/accesibilidad/`. */
export const PROMISES = { id: 'lo-que-funciona', titulo: 'Lo que sí funciona' };
export const DATA = {
  samples: (lists: string[]) => `Tienen datos de muestra: ${lists.join(', ')}.`,
};
export const DOCUMENTS_PAGE = {
  table: 'Documentos para descargar',
  others: 'Otros documentos',
  ethics: 'Ética y titular',
  privacy: 'Privacidad',
  guides: 'Guías para declarar',
  notHere: '¿No está aquí?',
};
export const SAMPLE_CATALOGUE = 'Catálogo de muestra. Consulte siempre la publicación oficial.';
export const CATALOGUE = {
  filter: 'Clave o palabra',
  status: 'Estado',
  anyStatus: 'Todos',
  none: 'Ninguna norma coincide.',
  statuses: 'Qué significa cada estado',
  caption: (title: string, count: number) => `${title}: ${count} normas`,
  asOf: (day: string, isSample: boolean) => `Estado ${day}${isSample ? ', de muestra' : ''}.`,
  sampleButVerified:
    'Catálogo de muestra, salvo los temas verificados. Consulte siempre la publicación oficial.',
  columns: ['ID', 'Nombre', 'Descripción', 'Formato'],
  verified: 'Tema verificado; título resumido',
};
export const ALL_NORMS = {
  title: 'Catálogo de normas',
  description:
    'Reglas internas: cómo se hace cada trámite del gobierno. Vea cuáles regían en otra fecha.',
  way: 'Todas las normas, y cuáles regían en una fecha',
  filter: 'Filtro del catálogo',
  words: 'Clave o palabra',
  catalogue: 'Catálogo',
  all: 'Todos',
  status: 'Estado',
  statuses: [
    ['s', 'Vigente'],
    ['n', 'No vigente'],
    ['?', 'No consta'],
  ],
  more: '¿Regía en otra fecha? Y más filtros',
  day: '¿Cuáles regían en otra fecha?',
  lost: 'No se pudo abrir el filtro. Revise su conexión y toque otra vez el recuadro.',
  /** Of a day, with what a name does not say: what is known first. */
  groups: [
    ['s', 'Regían'],
    ['n', 'No regían', 'Antes de empezar, después de terminar, o con otra en su lugar.'],
    [
      '?',
      'No consta',
      'El catálogo no lo dice: pregunte a la oficina, o consulte la publicación oficial.',
    ],
  ],
  columns: ['Clave', 'Norma', 'Estado'],
  caption: (count: number) => `${count} normas`,
} as const;
/** Answers of the filter of norms in force on a day. */
export const NORMS_LEFT = {
  answers: { s: 'Regía', n: 'No regía', '?': 'No consta' },
  count: (left: number) => (left === 1 ? '1 norma coincide.' : `${left} normas coinciden.`),
  one: {
    s: (code: string, day: string) => `El ${day} regía la ${code}.`,
    n: (code: string, day: string) => `El ${day} no regía la ${code}.`,
    '?': (code: string, day: string) => `No consta si el ${day} regía la ${code}.`,
  },
  until: (day: string) => `El catálogo llega al ${day}.`,
  /** The answer, and the rest of it. */
  several: (
    day: string,
    { s, n, '?': unknown }: Record<'s' | 'n' | '?', number>,
  ): [answer: string, rest?: string] => {
    if (s + n === 0) return [`De ninguna de las ${unknown} consta si regía el ${day}.`];
    const verb = (count: number) => (count === 1 ? 'regía 1' : `regían ${count}`);
    const first = `${s ? verb(s) : `no ${verb(n)}`} norma${(s || n) === 1 ? '' : 's'}`;
    const others = [s && n && `No ${verb(n)}.`, unknown && `De ${unknown} no consta.`];
    return [`El ${day} ${first}.`, others.filter(Boolean).join(' ')];
  },
};
/** Answers of a norm's own page about a day. */
export const NORM_DAY = {
  noBeginning: 'El catálogo no dice desde qué día se aplicó.',
  noEnd: 'El catálogo no dice hasta qué día se aplicó.',
  noReturn: 'Antes no regía, y el catálogo no dice si rigió después.',
  began: (day: string) => `Empezó a regir el ${day}.`,
  lasted: (day: string) => `Rigió hasta el ${day}.`,
  ended: (day: string) => `Dejó de regir el ${day}.`,
  replaced: (code: string, since: string | undefined) =>
    `Sustituida por ${code}${since ? ` desde el ${since}` : ''}.`,
  wrongYear: 'Revise el año.',
  future: 'Esa fecha no ha llegado: el catálogo dice lo que rige hoy.',
};
export const NORM = {
  since: (day: string) => `Desde el ${day}.`,
  noSince: 'El catálogo no dice desde cuándo.',
  until: (day: string) => `Hasta el ${day}.`,
  doesNotSay: (code: string) => `No sabemos si hoy rige la ${code}.`,
  /** Beside «No consta». */
  unknown: 'El catálogo no dice si sigue vigente.',
  sample: 'Norma de muestra.',
  official: 'Consulte siempre la publicación oficial.',
  asOf: 'Catálogo:',
  source: (source: string) => `Fuente: ${source}.`,
  onDay: '¿Regía en otra fecha?',
  dayHint: 'Aquí verá si regía ese día.',
  appliesTo: 'Quién la aplica',
  replaces: 'Sustituye a',
  replacedBy: 'La sustituyó',
  reason: 'Por qué rige con la otra',
  open: 'Abrir el documento',
  noDocument: 'Su documento no está en línea',
  askFor: ': pídalo al ',
  /** Where its telephone is above. */
  askThere: ': pídalo en ese teléfono',
  /** Where the catalogue does not say whether it was in force. */
  ask: 'Pregunte al',
  pages: (count: number) => (count === 1 ? '1 página.' : `${count} páginas.`),
  changes: 'Qué cambió',
  cite: 'Cómo citarla',
  forPrograms: 'Huella del documento y datos para programas',
  dataOnly: 'Datos para programas',
  fingerprint: 'Si su copia tiene la misma huella SHA-256, es igual letra por letra:',
  data: (code: string) => `Datos de la ${code} (JSON)`,
};
export const DECLARATIONS = {
  begin: 'Iniciar Declaración',
  /** The question that is answered beside it, if the page has it. */
  before: '¿Qué documentos preparo?',
  eachYear: ' de cada año.',
  kinds: 'Las tres declaraciones',
  whom: 'A quién le toca',
  count: 'Calcular mi último día',
  forms: 'Los dos formatos de la declaración anual',
  formColumns: ['Formato', 'Para quién', 'Qué contiene'],
  since: (event: string) => `¿Qué día fue ${event}?`,
  guides: 'Guías y aviso de privacidad',
  questions: 'Preguntas frecuentes',
};
/** Deadline of a declaration, computed on the device. */
export const PLAZO = {
  hint: 'Aquí verá su último día.',
  stays: 'Las fechas se calculan en su equipo: no se guardan ni se envían.',
  last: (day: string) => `Último día: ${day}.`,
  over: (day: string) => `Su último día fue el ${day}: declare cuanto antes.`,
  planned: (day: string) => `Esa fecha no ha llegado. Si se cumple, su último día será el ${day}.`,
  late: '¿Qué pasa si no declaro a tiempo?',
  wrong: 'Escriba una fecha que exista, con su día, su mes y su año de cuatro cifras.',
  keep: 'Guardar en mi calendario',
  event: (kind: string) => `Último día para declarar: ${kind}`,
};
export const UNIT = {
  /** Of the section with the page's or the office's own name. */
  does: 'Qué hacemos',
  whom: 'A quién acudir',
  head: 'Quién la encabeza',
  vacant: (post: string) => `${post} (vacante)`,
  staff: 'Ver a todo el personal',
  more: 'Más detalles',
  services: 'Qué puede hacer',
  norms: 'Normas relacionadas',
  findNorm: 'Buscar una norma',
};
export const DIRECTORY = {
  person: 'Buscar a una persona',
  filter: 'Filtrar por nombre, puesto o área',
  none: 'Nadie coincide.',
  call: 'Para esto, llame:',
  beyond: 'Busque «…» en todo el sitio',
  whom: '¿A quién llamo para…?',
  answered: (hours: string) => `Contestan de ${ended(hours)}`,
  towed: 'Recuperar un vehículo remolcado',
  anyHour: ', a toda hora',
  otherChannels: 'Otros canales',
  channelFor: (what: string) => `Sirve para ${what}.`,
  channelShows: (what: string) => `Muestra ${what}.`,
  whomColumns: ['Para', 'Llame a', 'Teléfono'],
  caption: 'Personal por unidad',
  columns: ['Nombre', 'Puesto', 'Correo Electrónico', 'Teléfono', 'Extensión'],
  save: (name: string) => `Guardar contacto de ${name}`,
  saveUnit: 'Guardar contacto del área',
  verified: 'Verificado el',
  wrong: '¿Está mal un dato?',
  tell: 'Avísenos',
  wrongSubject: (unit: string) => `Dato por corregir: ${unit}`,
  wrongBody: (address: string) => `${address}\nDice: \nDebe decir: \n`,
};
/** Where the directory lists the channels of messages. */
export const OTROS_CANALES = 'otros-canales';
/** Fragment for private searches, and id of its explanation. */
export const NO_TRACE = 'sin-rastro';
export const SEARCH_PAGE = {
  ask: '¿Qué busca?',
  search: 'Buscar',
  kinds: 'Qué mostrar',
  withoutScript: {
    needsScript: 'Sin JavaScript no se puede buscar. Use la lista de esta página,',
    list: 'el mapa del sitio',
    directory: 'el directorio',
    call: 'o llame al',
  },
  nowhere: {
    denuncia: 'Presentar una denuncia',
    queja: 'Presentar una queja',
    call: (line: string) => `Llamar al ${line}`,
  },
  noTrace: 'Lo que busque no queda en la dirección ni en el historial.',
  lost: 'No se pudo abrir el buscador. Revise su conexión o use la lista de abajo.',
  retry: 'Reintentar',
  /** Beside answers in English. */
  english: ['You can also read', 'the pages in English'],
};
export const PDF_IN_WINDOW = 'PDF, se abre en otra ventana';
export const LEGAL = {
  bases: 'Fundamento de cada una',
  articles: (articles: string) => ` Artículos: ${articles}.`,
  unverified: '(sin verificar)',
  federal: 'Normas federales y generales',
  estatal: 'Normas estatales',
  municipal: 'Normas municipales',
};
/** Of another site's frame. */
export const FACADE = {
  before: (host: string) => `Está en otro sitio, ${host}: no se le envía nada hasta que pulse.`,
  show: (what: string) => `Mostrar ${what}`,
  opening: (host: string) => `Abriendo ${host}…`,
  lost: (host: string) => `No abrió ${host}.`,
  retry: 'Reintentar',
  apart: 'Abrirla aparte',
};
export const VEHICLES = {
  parts: {
    arrastre: 'Oficina de arrastre',
    buscar: 'Busque su vehículo',
    saber: 'Lo que necesito saber',
    contacto: 'Contacto',
  },
  find: 'Buscar mi vehículo',
  search: 'la búsqueda de vehículos',
  /** Under the button. */
  from: (host: string) => `Se abre más abajo, desde ${host}.`,
  lost: 'Si no se ve,',
  apart: 'ábrala aparte',
  call: 'Llame al',
  address: (busqueda: string) => `La búsqueda está en ${busqueda}`,
  papers: '¿Qué papeles llevo?',
  when: '¿En qué casos la autoridad puede remolcar un vehículo?',
  how: '¿Cómo recupero mi vehículo?',
  steps: 'Los pasos, uno por uno',
  national: 'Documentos para un vehículo nacional',
  foreign: 'Documentos para un vehículo extranjero',
};
