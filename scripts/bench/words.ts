/**
 * The words of the invented releases: what an oversight office does, where, and how it tells it. In
 * the plain language that the office's own texts keep to. `{n}` and its like are filled in by
 * releases.ts. No person is named, and nothing told here happened.
 */
export interface Topic {
  /** `Revisan`: the headline's verb; `revisó`: the text's. */
  verbs: [headline: string, told: string];
  what: string;
  /** The smallest figure, and how far apart the figures of two releases on the same matter stand. */
  least: number;
  step: number;
  /** Which of the sample's illustrations. */
  picture: keyof typeof PICTURES;
  why: string;
  found: string;
  points: [string, string, string];
}

const topic = (
  verbs: Topic['verbs'],
  what: string,
  [least, step]: [number, number],
  picture: Topic['picture'],
  [why, found, ...points]: [string, string, string, string, string],
): Topic => ({ verbs, what, least, step, picture, why, found, points });

/** The sample's illustrations that releases use, each with the text that describes it. */
export const PICTURES = {
  actas:
    'Dibujo del palacio municipal con una bandera y, a su izquierda, una carpeta de documentos con una flecha.',
  expedientes: 'Dibujo de una pila de expedientes con una lupa apoyada a un lado.',
  operativo:
    'Dibujo nocturno de un punto de revisión, con conos, un automóvil detenido y un alcoholímetro.',
  grua: 'Dibujo de una grúa que lleva un automóvil por la calle, junto a una señal de prohibición.',
  declaracion:
    'Dibujo de un formulario de declaración con casillas marcadas y una pluma, entre una moneda y una casa.',
  curso:
    'Dibujo de una sala de capacitación con sillas, un atril y una pantalla que muestra una gráfica de barras.',
  comite:
    'Dibujo de una mesa redonda con cuatro personas sentadas, documentos y una balanza al centro.',
  pruebas:
    'Dibujo de cuatro tubos de ensayo en una gradilla, junto a un documento con una marca de revisión.',
  vecinos:
    'Dibujo de tres personas que conversan en una calle con casas; una de ellas sostiene una tabla con una lista.',
  buzon: 'Dibujo de un teléfono que suena, junto a un buzón con un sobre a medio entrar.',
};

export const TOPICS: readonly Topic[] = [
  topic(['Revisan', 'revisó'], 'expedientes de obra', [14, 7], 'expedientes', [
    'Una obra bien documentada se puede revisar años después de terminada.',
    'En {m} expedientes faltaba una firma, un plano o una fotografía del avance.',
    'el contrato y sus anexos',
    'las estimaciones y los pagos',
    'la bitácora y las fotografías de la obra',
  ]),
  topic(['Supervisan', 'supervisó'], 'actas de entrega-recepción', [6, 3], 'actas', [
    'Quien deja un cargo informa qué recibe la persona que llega, y en qué estado.',
    'En {m} actas hubo que aclarar diferencias entre la lista y los bienes que había.',
    'el inventario de bienes',
    'la lista de asuntos en trámite',
    'los archivos en papel y los digitales',
  ]),
  topic(['Verifican', 'verificó'], 'inventarios de bienes', [9, 5], 'actas', [
    'Cada escritorio, vehículo o equipo se compró con dinero de todas las personas.',
    'De ellos, {m} necesitan una nueva etiqueta o el nombre de quien cuida el bien.',
    'el número de inventario de cada bien',
    'el lugar donde se encuentra',
    'el nombre del área que lo usa',
  ]),
  topic(
    ['Capacitan en normas técnicas a', 'capacitó en normas técnicas a'],
    'personas',
    [18, 8],
    'curso',
    [
      'Una norma sirve cuando quien debe aplicarla la conoce y sabe dónde leerla.',
      'Al terminar, {m} personas resolvieron sin ayuda los casos de práctica.',
      'qué pide cada norma y a quién',
      'qué documentos hay que guardar',
      'a quién preguntar si hay duda',
    ],
  ),
  topic(['Atienden', 'atendió'], 'quejas de vecinas y vecinos', [11, 6], 'buzon', [
    'Una queja a tiempo permite corregir un trámite antes de que el daño crezca.',
    'En {m} casos el área corrigió el trámite en menos de diez días.',
    'el tiempo de espera',
    'el trato en la ventanilla',
    'los requisitos que no estaban a la vista',
  ]),
  topic(
    ['Concluyen', 'concluyó'],
    'investigaciones por faltas administrativas',
    [5, 3],
    'expedientes',
    [
      'Una investigación reúne pruebas; no da por hecho que alguien tenga culpa.',
      'En {m} de ellas hubo elementos para enviar el caso al área que resuelve.',
      'escuchar a las dos partes',
      'reunir documentos y testimonios',
      'explicar por escrito el resultado',
    ],
  ),
  topic(['Aplican', 'aplicó'], 'pruebas toxicológicas', [20, 9], 'pruebas', [
    'La medida es preventiva y protege a quien trabaja y a quien recibe el servicio.',
    'La jornada duró {k} días, y los resultados quedan bajo reserva.',
    'el aviso a cada persona antes de la prueba',
    'la toma de la muestra en privado',
    'el cuidado de los datos de salud',
  ]),
  topic(['Instalan', 'instaló'], 'comités de ética', [2, 2], 'comite', [
    'Un comité orienta al personal y ayuda a reconocer a tiempo un conflicto de interés.',
    'Participan {m} personas del área, elegidas por sus compañeras y compañeros.',
    'dar a conocer el Código de Ética',
    'escuchar a quien tenga una duda',
    'proponer mejoras cada tres meses',
  ]),
  topic(['Reciben', 'recibió'], 'declaraciones patrimoniales', [25, 11], 'declaracion', [
    'La declaración muestra qué tiene una persona al llegar al cargo y al dejarlo.',
    'Otras {m} personas pidieron ayuda para llenar el formato por primera vez.',
    'los datos del cargo',
    'los bienes y las deudas',
    'los intereses que pueden influir en el trabajo',
  ]),
  topic(['Inspeccionan', 'inspeccionó'], 'vehículos oficiales', [12, 6], 'grua', [
    'Un vehículo oficial se usa para el servicio, y su bitácora lo demuestra.',
    'De ellos, {m} no tenían al día la bitácora o el permiso de circulación.',
    'la placa y el número económico',
    'los kilómetros y el combustible',
    'el nombre de quien lo conduce',
  ]),
  topic(['Acompañan', 'acompañó'], 'operativos de alcoholimetría', [3, 2], 'operativo', [
    'La presencia de la Sindicatura da certeza a quien conduce y a quien revisa.',
    'Hubo {m} revisiones, y en ninguna faltó el registro de la prueba.',
    'la identificación del personal',
    'el uso correcto del equipo',
    'la lectura de derechos a quien conduce',
  ]),
  topic(['Revisan', 'revisó'], 'contratos de compra', [10, 5], 'expedientes', [
    'Comparar precios antes de comprar cuida el dinero público.',
    'En {m} contratos hizo falta explicar mejor por qué se eligió al proveedor.',
    'las cotizaciones que se compararon',
    'la fecha y la forma de la entrega',
    'la factura y el pago',
  ]),
  topic(
    ['Orientan sobre sus derechos a', 'orientó sobre sus derechos a'],
    'personas',
    [30, 13],
    'vecinos',
    [
      'Quien conoce sus derechos sabe qué pedir en una ventanilla y qué plazo esperar.',
      'De ellas, {m} presentaron una queja o una denuncia en el módulo.',
      'qué es una queja y qué es una denuncia',
      'qué datos conviene tener a la mano',
      'cómo saber en qué va un caso',
    ],
  ),
  topic(
    ['Invitan como comisarios sociales a', 'invitó como comisarios sociales a'],
    'personas',
    [15, 7],
    'vecinos',
    [
      'Una comisaria o un comisario social observa, pregunta e informa sin recibir pago.',
      'En la primera reunión, {m} personas dejaron sus datos para participar.',
      'vivir en la zona que se observa',
      'tener tiempo una tarde al mes',
      'no trabajar en el gobierno municipal',
    ],
  ),
  topic(['Observan', 'observó'], 'sorteos de obra pública', [2, 3], 'actas', [
    'El sorteo se hace a la vista de las empresas que participan.',
    'Asistieron {m} empresas, y ninguna presentó una inconformidad.',
    'la lista de empresas inscritas',
    'la urna y las papeletas',
    'el acta con el resultado',
  ]),
  topic(['Revisan', 'revisó'], 'recibos de nómina', [40, 17], 'expedientes', [
    'La nómina es el gasto más grande del gobierno municipal.',
    'En {m} recibos el horario de trabajo no correspondía con el pago.',
    'el nombre y el puesto',
    'el horario y la asistencia',
    'los descuentos y las prestaciones',
  ]),
  topic(['Comprueban', 'comprobó'], 'cargas de combustible', [35, 15], 'grua', [
    'Cada carga debe tener un recibo, un vehículo y un servicio que la explique.',
    'En {m} cargas faltaba anotar el servicio al que salió el vehículo.',
    'la fecha y la hora de la carga',
    'los litros y el precio',
    'los kilómetros recorridos',
  ]),
  topic(['Actualizan', 'actualizó'], 'manuales de procedimientos', [3, 2], 'curso', [
    'Un manual claro permite que un trámite se haga igual en todas las ventanillas.',
    'En {m} procedimientos se quitaron pasos que nadie necesitaba.',
    'los pasos del trámite',
    'el tiempo de cada paso',
    'la persona que responde por el resultado',
  ]),
  topic(['Cotejan', 'cotejó'], 'recibos de ingresos', [50, 19], 'declaracion', [
    'Lo que entra a la caja debe coincidir con lo que llega al banco.',
    'En {m} recibos la fecha del depósito fue posterior a la que marca la regla.',
    'el folio y la fecha',
    'el concepto del cobro',
    'el depósito en el banco',
  ]),
  topic(['Visitan', 'visitó'], 'almacenes y bodegas', [2, 2], 'actas', [
    'Un almacén en orden evita compras de más y pérdidas.',
    'En {m} anaqueles había material sin registro de entrada.',
    'las entradas y las salidas',
    'la caducidad de los materiales',
    'la seguridad del lugar',
  ]),
];
