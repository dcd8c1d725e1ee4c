/** A search as people type it, and the title of what they look for. */
export type Consulta = [words: string, title: RegExp];

const QUEJA = /^Presentar una queja/;
const REPORT = /^If you were hit/;
const DENUNCIA = /^Presentar una denuncia/;
const CARRO = /^Cómo recuperar un vehículo/;
const CONSTANCIA = /^Constancia de Antecedentes/;
const DECLARA = /^Declaración patrimonial/;
const OFICINA = /^Domicilio y horario/;
const ENTREGA = /^Entrega-recepción|^Manual del Sistema de Entrega/;

/** Found first since earlier reviews: they stay first. */
export const PRIMERAS: Consulta[] = [
  ['nta33', /^NTA-33\. /],
  ['NTA-33', /^NTA-33\. /],
  ['norma 33', /^NTA-33\. /],
  ['carro corralón', CARRO],
  ['grua se llevo mi carro', CARRO],
  ['denunciar policía', DENUNCIA],
  ['denuncia anonima', DENUNCIA],
  ['poner una queja', QUEJA],
  ['queja contra inspector', QUEJA],
  ['viaticos', /^NTP-10\. Viáticos/],
  ['extension director normatividad', /^Dirección de Normatividad/],
  ['telefono asuntos internos', /^Dirección de Asuntos Internos/],
  ['declarasion patrimonial', DECLARA],
  ['declaranet', DECLARA],
  ['carta de no antecedentes', CONSTANCIA],
  ['soborno', DENUNCIA],
  ['constancia de antecedentes', CONSTANCIA],
  ['donde estan ubicados', OFICINA],
  ['horario', OFICINA],
  ['telefono contraloria', /^Dirección de Contraloría/],
  ['queja', QUEJA],
  ['quejas', QUEJA],
  ['denuncia', DENUNCIA],
  ['denunciar', DENUNCIA],
  ['mordida', DENUNCIA],
  ['carro', CARRO],
  ['grúa', CARRO],
  ['vehiculo', CARRO],
  ['corralon', CARRO],
  ['constancia', CONSTANCIA],
  ['declaracion', DECLARA],
  ['comunicacion social', /^Comunicación$/],
  ['alma rincon', /^Alma Delia Rincón/],
];

/** Anyone who was hurt or is afraid is led first to the denuncia, which needs no name, and to 911. */
export const VIOLENCIA: Consulta[] = [
  ...[
    ...['me pegaron', 'me pegó un policía', 'me golpeó', 'me golpeo', 'me golpean', 'golpiza'],
    ...['me corrieron', 'me patearon', 'me agredieron', 'me apuntó con su arma', 'me dispararon'],
    ...['me amenazan', 'me amenazaron', 'amenaza', 'me quieren matar', 'me persiguen', 'violencia'],
    ...[
      'me violaron',
      'abuso sexual',
      'me manosearon',
      'abuso policial',
      'me detuvieron sin motivo',
    ],
    ...['me extorsionan', 'me robaron', 'derecho de piso', 'tengo miedo', 'estoy en peligro'],
    ...['auxilio', '911', 'denunciar sin dar mi nombre', 'me golpearon y tengo miedo de denunciar'],
  ].map((words): Consulta => [words, DENUNCIA]),
  ...[
    ...[
      'they hit me',
      'threatened',
      'police beat me',
      'I was threatened by a cop',
      'a cop robbed me',
    ],
    ...['asked me for money', 'bribe', 'I am scared', 'help'],
  ].map((words): Consulta => [words, REPORT]),
];

/** What people come for, each as somebody would type it: among the first three. */
export const CONSULTAS: Record<string, Consulta[]> = {
  'trámites, con palabras de la gente': [
    ['como saco mi carro del corralon', CARRO],
    ['donde pago la multa de la grua', CARRO],
    ['se llevaron mi moto', CARRO],
    ['como entrego mi puesto al salir', ENTREGA],
    ['voy a dejar el cargo', ENTREGA],
    ['me pidieron dinero para no multarme', DENUNCIA],
    ['un policia me golpeo', DENUNCIA],
    ['la inspectora fue grosera conmigo', QUEJA],
    ['no me atienden', QUEJA],
    ['nadie me hace caso', QUEJA],
    ['my car was towed', /^My car was towed/],
    ['no pasa la basura', QUEJA],
    ['papel para trabajar que diga que no estoy inhabilitado', CONSTANCIA],
    ['declarar mis bienes', DECLARA],
    ['en que va mi queja', /^Seguimiento de una queja/],
    ['perdi el folio', /^Seguimiento de una queja/],
    ['olvide mi contraseña', /^¿Qué hago si olvidé mi contraseña/],
    ['prorroga declaracion', /^¿Puedo pedir una prórroga/],
    ['quiero ser comisario social', /comisari[oa]/i],
  ],
  'claves, como se escriban': [
    ['NTA 051', /^NTA-51\. /],
    ['nta 7', /^NTA-07\. /],
    ['nta-07', /^NTA-07\. /],
    ['norma 7', /^NTA-07\. /],
    ['NTA-33 NTA-34', /^NTA-33\. /],
    ['nta 51 y ntp 8', /^NTP-08\. /],
    ['NTP8', /^NTP-08\. /],
    ['ntp 08', /^NTP-08\. /],
    ['NTE1', /^NTE-01\. /],
    ['norma técnica administrativa 33', /^NTA-33\. /],
    ['norma tecnica numero 60', /^NTA-60\. /],
    ['normas nta 57 acoso', /^NTA-57\. /],
    ['comunicado 010', /^Reciben quejas por buzón/],
    ['comunicado 3', /^Supervisan operativos/],
  ],
  personas: [
    ['Rincón', /^Alma Delia Rincón/],
    ['Gayegos', /^Andrés Gallegos/],
    ['gallegos murillo', /^Andrés Gallegos/],
    ['bañuelos', /^Octavio Bañuelos/],
    ['vañuelos', /^Octavio Bañuelos/],
    ['sepeda', /^Abril Zepeda/],
    ['Elisalde', /^Mariana Elizalde/],
    ['ivañez solano', /^Gerardo Ibáñez/],
    ['jasmin ontiveros', /^Perla Jazmín/],
    ['villanueba', /^Arturo Villanueva/],
    ['silvia pacheco', /^Silvia Pacheco/],
    ['quien es la sindica', /^Mariana Elizalde|^Sindicatura y Síndico|^Oficina del Síndico/],
  ],
  'plurales y faltas de ortografía': [
    ['constansia', CONSTANCIA],
    ['constancias', CONSTANCIA],
    ['biaticos', /Viáticos/i],
    ['direcion de contraloria', /^Dirección de Contraloría/],
    ['deklaracion patrimonial', DECLARA],
    ['denunsia', DENUNCIA],
    ['kejas', QUEJA],
    ['orario', OFICINA],
    ['bejiculo', CARRO],
    ['alcolimetria', /alcoholimetría/i],
    ['codigo de etika', /^Código de Ética/],
    ['entrega recepsion', ENTREGA],
    ['normatibidad', /^Dirección de Normatividad/],
  ],
  'otras palabras para lo mismo': [
    ['licitacion', /NTA-10/],
    ['licitaciones', /NTA-10/],
    ['acoso de mi jefe', /NTA-57/],
    ['jefe de prensa', /^Comunicación$|Prensa|Arámbula/],
    ['moche', DENUNCIA],
    ['remolque', CARRO],
    ['acta de nacimiento', /nacimientos/],
    ['matrimonio', /^NTA-20\. /],
    ['recursos humanos', /^Yesenia Carrillo/],
    ['antidoping', /NTA-51/],
  ],
  'áreas, teléfonos y horarios': [
    ['telefono de normatividad', /^Dirección de Normatividad/],
    ['extension de responsabilidades', /^Dirección de Responsabilidades/],
    ['a que hora abren', OFICINA],
    ['direccion de la oficina', OFICINA],
    ['numero de telefono de la sindicatura', OFICINA],
    ['recepcion', /^Recepción/],
    ['070', /070/],
    ['ventanilla de constancias', /^Brenda Nájera|^Constancia/],
    ['situacion patrimonial telefono', /^Andrés Gallegos/],
    ['informatica', /^Karla Ivonne/],
  ],
  'preguntas enteras': [
    ['donde puedo poner una queja contra un servidor publico', QUEJA],
    ['que papeles necesito para recuperar mi carro remolcado', CARRO],
    [
      'cuando tengo que presentar mi declaracion patrimonial inicial',
      /declaración inicial|^Declaración/i,
    ],
    ['que pasa si no presento mi declaracion a tiempo', /^¿Qué pasa si no declaro/],
    ['como puedo denunciar a un policia sin dar mi nombre', DENUNCIA],
    ['cual es el codigo de etica del municipio de tijuana', /^Código de Ética/],
    ['cuanto cuesta sacar el vehiculo del deposito de la grua', /^¿Cuánto cuesta|^Cómo recuperar/],
  ],
};

/** Words that no page of the site has. */
export const INVENTADAS = [
  ...['asdfgh', 'pasaporte', 'qwerty', 'zumbagón', 'hamburguesa', 'criptomoneda'],
  ...['dinosaurio', 'futbolista', 'pfrtzk', 'nta 99'],
];
