/** Words of the forms; literals of section 8 keep its spelling. `forms-english.ts` has the same keys. */
import { listed } from './sentence';

const count = (many: number, one: string, more: string): string =>
  many === 1 ? `1 ${one}` : `${many} ${more}`;

/** A fact with its reason or its remedy. */
type Explained = Record<string, [what: string, why: string]>;

/** In a report these often identify the patrol or the accused: they are evidence (D47). */
const UNIQUE =
  'Si es suyo, puede llegar a usted: quítelo. Si es de la persona acusada o de su unidad, consérvelo: ayuda a investigar.';
const OURS = 'La falla es nuestra. Use otra vía y, si puede, avise a la oficina.';

/** Returns a field's label as it is named in a sentence; quoted where its article is not certain. */
function named(label: string): string {
  const article =
    (/^\p{L}+([^mí]a|ción|dad)(?= |$)/u.test(label) && 'la') ||
    (/^\p{L}+(o|bre|or|ar)(?= |$)/u.test(label) && 'el');
  return article ? `${article} ${label.charAt(0).toLowerCase()}${label.slice(1)}` : `«${label}»`;
}

export const FORMS = {
  quote: (text: string): string => `«${text}»`,

  STEPS: {
    protect: 'protéjase',
    review: 'revise',
    keep: 'su folio',
  },
  step: (place: number, of: number, what: string): string => `Paso ${place} de ${of}: ${what}`,
  /** Before the document's title. */
  TITLES: {
    invalid: 'Error',
    checking: 'Revise',
    review: 'Revise',
    sending: 'Enviando',
    sent: 'Enviada',
    failed: 'No se envió',
  },
  /** Of a form that may be anonymous: histories keep titles, and these tell of no report. */
  PRIVATE_TITLES: { sending: 'Espere', sent: 'Listo', failed: 'Falta un paso' },
  FILLING: 'Está llenando:',
  OPTIONAL: '(opcional)',
  TELL_WHAT: 'Basta con que cuente qué pasó.',
  TELL: 'Cuente qué pasó.',
  fillAll: (optional: string): string =>
    optional ? `Todo es obligatorio, menos ${optional}.` : 'Todo es obligatorio.',
  notSent: (names: string[]): string =>
    `Modo anónimo: no se enviarán ${listed(
      names.map((name) => `su ${name}`),
      'ni',
    )}.`,
  goesWithout: (names: string[]): string => `Va sin ${listed(names, 'ni')}.`,
  DAY_TO_COME: 'es un día que todavía no llega',
  NO_ADDRESS: 'una dirección se escribe como nombre@dominio.mx',
  NO_PHONE: 'un teléfono de México tiene diez cifras',
  look: (what: string): string => `Revise ${what}`,

  tick: (box: string): string => `Marque ${box}.`,
  /** A field in a sentence; the writer's own is one that the browser may fill (`autocompletar`). */
  yours: (label: string): string => `su ${label.toLowerCase()}`,
  named,
  fill: (what: string): string => `Escriba ${what}.`,
  lacking: (many: number): string => (many === 1 ? 'Falta 1 dato' : `Faltan ${many} datos`),
  NOTHING_LACKS_NOW: 'Lo que faltaba ya está.',
  KEPT: 'Lo que escribió está guardado en esta página.',
  WRITTEN: 'Lo que escribió',
  DISCARD:
    'Tiene texto sin enviar. ¿Descartarlo y cerrar? Para cerrar sin perderlo, cancele y use el botón × o «Close».',

  SEND: 'Enviar',
  waitFor: (seconds: number): string => `Espere ${seconds} s.`,
  LOADING: 'Cargando…',
  NO_OWN_DATA: 'Sin escribir sus datos',
  PRINT_SHEET: 'Imprimir esta hoja',
  DOWNLOAD_SHEET: 'Descargar hoja (PDF)',
  RECOVER: 'Recuperar lo escrito',
  /** Of the way back, beside it. */
  RECOVERS: '«Recuperar lo escrito» abre otra vez el formulario con su texto.',
  RECOVERED: 'Recuperamos lo que escribió.',
  REVIEW_FIRST: 'Primero verá el mensaje completo. Todavía no sale.',
  NOTHING_LACKS: 'Ya no falta nada: puede enviar.',

  LOCAL: 'Sitio local: el mensaje llegará al buzón de pruebas de este equipo.',

  SEE_ALL: 'Ver todo el texto',
  GOES_ON: 'Sigue. Para imprimirlo todo, antes elija «Ver todo el texto».',

  CHECK_TITLE: 'Revise si algo dice quién es usted',
  CHECK: 'Marcamos lo que podría identificarle. Algo puede escaparse.',
  CHECK_NONE: 'No hallamos nada que marcar. Algo puede escaparse.',
  /** Clues that only the writer can recognise, asked in every check. */
  ASK: 'Nada ha salido de su equipo. Corrija si dice:',
  ASKED: [
    'su calle, o cómo llegar a su casa',
    'su apodo, puesto, turno o escuela',
    'quién más estaba, si eran pocos',
    'algo de su familia',
  ],
  CHECK_NEXT: 'Después verá el mensaje completo. Podrá corregirlo o enviarlo así.',
  IF_REMOVED: 'Si lo quita todo, quedará así. Vea si aún dice dónde ocurrió:',
  ONE_BY_ONE: 'Decida marca por marca:',
  REMOVE: 'Quitar',
  KEEP: 'Conservar',
  allMarks: (many: number): string => `Ver las ${many} marcas, una por una`,
  undecided: (many: number): string =>
    many === 1 ? 'Falta 1: si continúa, se queda.' : `Faltan ${many}: si continúa, se quedan.`,
  REMOVE_AND_GO_ON: 'Quitar todo y continuar',
  KEEP_AND_GO_ON: 'Continuar sin quitar',
  GO_ON_AS_CHOSEN: 'Continuar con lo que elegí',
  GO_ON: 'No dice nada de eso: continuar',

  FINDING_KINDS: {
    propio: ['Dato suyo', 'Usted lo escribió como suyo en este formulario: quítelo.'],
    correo: ['Correo', UNIQUE],
    curp: ['CURP', UNIQUE],
    elector: ['Clave de elector', UNIQUE],
    rfc: ['RFC', UNIQUE],
    placas: ['Placas', UNIQUE],
    cuenta: ['Cuenta o tarjeta', UNIQUE],
    nss: ['Seguro social', UNIQUE],
    telefono: ['Teléfono', UNIQUE],
    perfil: ['Perfil en redes', UNIQUE],
    empleado: ['Número de empleado', UNIQUE],
    nombre: ['Nombre', 'Puede decir cómo se llama usted. Si es de otra persona, consérvelo.'],
    domicilio: [
      'Domicilio',
      'Puede decir dónde vive usted. Si sólo dice dónde ocurrió, consérvelo.',
    ],
    relacion: ['Trabajo o persona cercana', 'Puede decir dónde trabaja o a quién conoce usted.'],
    apodo: [
      'Apodo',
      'Puede decir cómo le llaman a usted. Si es de la persona acusada, consérvelo.',
    ],
    puesto: [
      'Puesto, cuadrilla o turno',
      'Puede decir dónde trabaja usted. Si es de la persona acusada, consérvelo.',
    ],
    escuela: [
      'Escuela o grado',
      'Puede decir a dónde va usted, o su familia. Si sólo dice dónde ocurrió, consérvelo.',
    ],
    presentes: ['Quién más estaba', 'Si eran pocas personas, puede decir cuál es usted.'],
    nacimiento: ['Edad o nacimiento', 'Puede decir quién es usted.'],
  } satisfies Explained,

  REVIEW_TITLE: 'Esto es lo que se enviará',
  NOT_SENT_YET: 'Todavía no ha salido.',
  CONFIRM: 'Confirmar y enviar',
  CORRECT: 'Corregir',
  CHANGE: 'Cambiar',
  CHOOSE_AGAIN: 'Volver a elegir',
  keeps: (many: number): string =>
    `Conserva ${count(many, 'dato que puede', 'datos que pueden')} identificarle.`,
  veryLong: (parts: number): string =>
    `Su mensaje es muy largo y el servicio de correo puede rechazarlo. Si pasa, envíelo en ${parts} partes, cada una con su número.`,
  wrongClock: (day: string): string =>
    `La fecha de su equipo parece equivocada: dice ${day}, y así iría en su folio. Corríjala en los ajustes del equipo (Fecha y hora, automática). Después oprima «Corregir» y envíe de nuevo.`,
  SENDING_NOW: 'Enviando…',
  SENDING: 'Enviando su mensaje. No cierre esta página.',

  SENT: 'Mensaje enviado exitosamente!',
  FOLIO: 'Folio de envío:',
  sentOn: (day: string): string => `Enviado el ${day}.`,
  KEEP_FOLIO: 'Anótelo: identifica este envío. No es el número de su expediente.',
  DICTATE: 'Para dictarlo:',
  FOLIO_LETTERS: 'No lleva la letra O ni la I: son cero y uno.',
  COPY_FOLIO: 'Copiar folio',
  COPIED: 'Copiado.',
  COPY_REFUSED: 'Su navegador no deja copiar: selecciónelo aquí.',
  NEXT: 'Qué sigue',
  ACUSE_HOLDS:
    'El acuse lleva todo lo que escribió: guárdelo sólo en un equipo suyo. Para preguntar por su mensaje, vea',
  ASK_ABOUT: '¿En qué va mi queja o denuncia?',
  SENT_BEFORE: 'Su mensaje anterior se envió.',
  ACUSE_PDF: 'Descargar acuse (PDF)',
  ACUSE_TEXT: 'Descargar acuse (texto)',
  ANOTHER: 'Escribir otro mensaje',
  CLEAR_ALL: 'Borrar todo',
  CLEAR_AND_LEAVE: 'Borrar y salir',

  SEND_FAILED: 'Ocurrió un problema al enviar el correo',
  NOT_LOST: 'Lo que escribió sigue en esta página; si la cierra o la recarga, se borra.',
  RETRY: 'Reintentar el envío',
  MAY_RETRY: 'Ya puede reintentar.',
  BACK_ONLINE: 'Ya hay conexión: puede reintentar.',
  KEEP_WRITTEN: 'Descargar o imprimir lo escrito',
  COPY_WRITTEN: 'Copiar lo escrito',
  PRINT_WRITTEN: 'Imprimir lo escrito',

  /** Causes of a failed delivery, as far as a browser can tell. */
  REASONS: {
    offline: [
      'Su equipo no tiene conexión a internet.',
      'No cierre esta página: busque señal y reintente.',
    ],
    /** DNS, a lost connection, a blocker or CORS: browsers do not distinguish them. */
    network: [
      'No hubo conexión con el servicio de correo.',
      'Puede ser la red, un bloqueador de anuncios o un filtro. Puede reintentar sin riesgo: si el primer envío llegó, la oficina sabrá que es el mismo mensaje.',
    ],
    policy: ['La configuración de este sitio impidió el envío.', OURS],
    timeout: [
      'El servicio de correo no respondió en 20 segundos.',
      'Su mensaje pudo haber llegado. Puede reintentar sin riesgo: la oficina sabrá que es el mismo mensaje.',
    ],
    busy: ['El servicio de correo está ocupado.', 'Espere unos segundos y reintente.'],
    down: ['El servicio de correo tiene una falla.', 'Espere unos segundos y reintente.'],
    large: [
      'Su mensaje es demasiado largo para el servicio de correo.',
      'Recupérelo y divídalo en partes, cada una con su número, o use otra vía.',
    ],
    settings: ['Su mensaje no se envió: el correo de la oficina no lo aceptó.', OURS],
    /** The office's relay rejected the folio's day. */
    clock: [
      'La fecha de su equipo no es la de hoy, y por eso no se aceptó el mensaje.',
      'Póngala bien en los ajustes del equipo (Fecha y hora, automática). Después reintente: irá con otro folio.',
    ],
    rejected: ['El servicio de correo rechazó el mensaje.', 'Reintente más tarde o use otra vía.'],
    unconfirmed: [
      'El servicio de correo contestó, pero no confirmó la entrega.',
      'No dé su mensaje por enviado: reintente o use otra vía.',
    ],
  } satisfies Explained,

  NOT_ONLINE: 'El envío en línea no está disponible por ahora.',
  ON_PAPER: 'Llene la hoja, imprímala y déjela en la oficina o en su buzón.',
  OTHER_WAYS: 'Otras vías',
  CHANNELS: {
    anonymous:
      'Sin decir quién es: imprima o copie a mano lo escrito. Déjelo sin firma en el buzón de la oficina. Con las otras vías pueden saber quién es; si llama, use un teléfono que no sea suyo:',
    call: 'llamar a la línea',
    callPhone: 'llamar al',
    or: 'o al',
    write: 'escribir a',
    by: 'escribir por',
    shows: (what: string): string => `muestra ${what}`,
    visit: 'acudir a',
    hours: (hours: string): string => `, de ${hours}.`,
  },
  handOver: (domicilio: string, horario: string, linea: string | undefined, correo: string) =>
    `Entregue esta hoja en ${domicilio}, de ${horario}, y pida copia sellada. Si tiene fotos o papeles, entregue copias con ella. También puede ${linea ? `llamar a la línea ${linea} o ` : ''}escribir a ${correo}.`,
  dropOff: (domicilio: string, horario: string): string =>
    `Entregue esta hoja en ${domicilio}, de ${horario}, y pida copia sellada. Si tiene fotos o papeles, entregue copias con ella. Para no decir quién es, déjela sin nombre ni firma en el buzón. Si llama, escribe o va en persona, pueden saber quién es.`,
  NO_RECEIPT: 'Esta hoja no es comprobante de envío.',

  ELSEWHERE: {
    sent: 'Su mensaje se envió.',
    failed: 'Su mensaje no se envió. No se perdió.',
    folio: 'Ver folio',
    help: 'Ver qué hacer',
    hide: 'Ocultar este aviso',
  },
};
