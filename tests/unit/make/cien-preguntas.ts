import {
  CARRO,
  CONSTANCIA,
  DECLARA,
  DENUNCIA,
  ENGLISH_REPORT,
  MULTA,
  OFICINA,
  QUEJA,
  SEGUIMIENTO,
  type Consulta,
} from './consultas';

const ASUNTOS = /^Dirección de Asuntos Internos/;
const INFORMACION = /^Pedir información pública/;
const CITATORIO = /^Si le citaron o le notificaron/;
const ENGLISH_CAR = /^My car was towed/;
const ENGLISH_COMPLAINT = /^Make a complaint in English/;
const DE_POLICIA = /^Presentar una denuncia|^Dirección de Asuntos Internos/;
const OF_POLICE = /^Presentar una denuncia|^If you were hit/;

/** Questions as people ask them at the counter, with the right first answer: the shortcuts are tuned to these. */
export const DEL_AJUSTE: Consulta[] = [
  [
    DENUNCIA,
    [
      ...['mordida tránsito', 'me quitaron mi celular', 'el oficial queria feria', 'retén'],
      ...['me golpiaron', 'me bajaron la cartera los policias', 'me sembraron mota'],
      ...['me pidieron lana para agilizar el tramite', 'me clausuraron por no dar mordida'],
      ...['nepotismo', 'desvio de recursos', 'como denuncio sin que sepan quien soy'],
      ...[
        'me dieron una madriza',
        'me metieron a los separos sin razon',
        'me quitaron mi mercancia',
      ],
    ],
  ],
  [
    QUEJA,
    [
      ...['me trataron mal', 'nadie contesta el telefono', 'bache en mi calle', 'reclamo'],
      ...[
        'me hicieron dar vueltas',
        'quiero poner un reporte',
        'no me quieren recibir mis papeles',
      ],
      ...['no recogen la basura', 'policia grosero'],
    ],
  ],
  [
    CARRO,
    [
      ...['corralón', 'se llevaron mi troca', 'me remolcaron el carro'],
      'sacar carro con placas americanas',
    ],
  ],
  [/^¿Cuánto|^Vehículos remolcados/, ['cuanto cobran en el corralon']],
  [/^No aparece en la búsqueda/, ['mi carro no aparece']],
  [/^Hay un daño nuevo|^Vehículos remolcados/, ['la grua rayo mi carro']],
  [MULTA, ['licencia vencida', 'me multaron', 'quitar una infraccion', 'foto multa']],
  [DECLARA, ['fecha limite declaracion']],
  [/anual|^Declarar mis bienes/, ['declaracion de mayo']],
  [/inicial|^Declarar mis bienes/, ['soy nuevo en el municipio y tengo que declarar']],
  [/contraseña|^Declarar mis bienes/, ['no puedo entrar a declaranet']],
  [/corregirla/, ['me equivoque en mi declaracion']],
  [
    SEGUIMIENTO,
    [
      ...['seguimiento', 'ya puse una queja y no me contestan', 'como se si llego mi queja'],
      'numero de folio',
    ],
  ],
  [/agregar pruebas|^¿En qué va|^Presentar una denuncia/, ['me falto agregar una prueba']],
  [OFICINA, ['donde es la sindicatura', 'abren los sabados', 'telefono', 'palacio municipal']],
  [CONSTANCIA, ['carta de no inhabilitado', 'cuanto cuesta la constancia', 'no antecedentes']],
  [INFORMACION, ['transparencia', 'pedir informacion publica']],
  [ASUNTOS, ['juez municipal', 'asuntos internos']],
  [CITATORIO, ['me llego un citatorio']],
  [/^Defensor de oficio/, ['necesito un defensor']],
  [/obra|^Presentar una queja/i, ['obra mal hecha']],
  [/^NTA-10\. /, ['vender al municipio']],
  [ENGLISH_REPORT, ['bribe', 'i got robbed by the police']],
  [ENGLISH_CAR, ['how do I get my car back']],
  [ENGLISH_COMPLAINT, ['file a complaint', 'rude officer']],
  [
    DENUNCIA,
    [
      ...['un oficial me pidio 500 pesos', 'la policia se metio a mi casa'],
      ...['me aventaron al piso y me esposaron', 'un inspector me cerro el negocio'],
      ...['el director contrato a su hermano', 'usan una patrulla para mandados'],
    ],
  ],
  [
    QUEJA,
    [
      ...['me hablaron con groserias en la ventanilla', 'no han tapado el hoyo de mi calle'],
      ...['no pasa el camion de la basura', 'la lampara de la calle no prende'],
      ...['llevo tres meses esperando mi permiso', 'no me recibieron el papel'],
    ],
  ],
  [CARRO, ['cuanto cobra la grua', 'donde recojo mi moto', 'el corralon no me da mi carro']],
  [MULTA, ['me quitaron las placas']],
  [DECLARA, ['que necesito para declarar', 'ya me sali del trabajo tengo que declarar']],
  [SEGUIMIENTO, ['mande una denuncia y no se nada', 'quiero saber si llego mi queja']],
  [CITATORIO, ['me llego un papel de la sindicatura']],
];

/** A third of the questions, which no shortcut was written for: they tell what the others only repeat. */
export const FUERA_DEL_AJUSTE: Consulta[] = [
  [
    DENUNCIA,
    [
      ...['me tumbaron mi dinero en un reten', 'un transito me pidio para el refresco'],
      ...[
        'poli me extorsiono',
        'inspector pide moche a mi negocio',
        'hay un aviador en mi oficina',
      ],
      ...['denuncia anonima contra mi jefe', 'la chota me pego', 'regidor corrupto'],
      'mi hijo fue golpeado en la carcel municipal',
    ],
  ],
  [
    QUEJA,
    [
      ...['se burlaron de mi en la ventanilla', 'no hay luz en mi calle', 'mi tramite lleva meses'],
      ...['servidora publica grosera', 'levantar reporte de un funcionario'],
    ],
  ],
  [
    CARRO,
    ['donde esta mi carro', 'requisitos para sacar una moto del corralon', 'yonke municipal'],
  ],
  [/otra persona|^Vehículos remolcados/, ['puede recoger mi carro mi hermano']],
  [MULTA, ['multa injusta', 'me pusieron un ticket']],
  [/anual|^Declarar mis bienes/, ['cuando vence la declaracion anual']],
  [/no declaro a tiempo|^Declarar mis bienes/, ['se me paso la fecha de declarar']],
  [/es pública/, ['la declaracion la puede ver cualquiera']],
  [/conclusión|cargo|^Declarar mis bienes/, ['dejo el puesto que declaracion hago']],
  [SEGUIMIENTO, ['que paso con mi denuncia', 'estatus de mi queja']],
  [OFICINA, ['a que hora cierran', 'correo electronico', 'como llego en camion']],
  [CONSTANCIA, ['constancia para entrar a trabajar al gobierno']],
  [INFORMACION, ['cuanto gana la sindica']],
  [/^Dirección de Asuntos Internos|alcoholimetría/i, ['alcoholimetro']],
  [CITATORIO, ['me notificaron']],
  [/^Defensor de oficio/, ['no tengo para un abogado']],
  [ENGLISH_REPORT, ['police took my phone', 'how to report a police officer']],
  [ENGLISH_CAR, ['where is my car']],
];

/** Written before the last change of the words, and not looked at until it was measured: what a stranger finds. */
export const DE_ULTIMA_HORA: Consulta[] = [
  [
    DENUNCIA,
    [
      ...['me hicieron soltar billetes', 'el patrullero queria una lana', 'obligan a dar cuota'],
      ...['el supervisor firma por los que no van', 'un juez me dejo salir por dinero'],
      ...['me revisaron y falta mi celular', 'usan la camioneta oficial para sus fiestas'],
    ],
  ],
  [
    QUEJA,
    [
      ...['la cajera me contesto feo', 'nadie me atiende', 'calle oscura', 'se tardan mucho'],
      'me mandan de una oficina a otra',
    ],
  ],
  [CARRO, ['en donde dejan los carros remolcados', 'sacar mi camioneta', 'no esta mi moto']],
  [MULTA, ['quiero reclamar una boleta', 'descuento en multas']],
  [DECLARA, ['entre a trabajar en marzo y debo declarar', 'declarasion de bienes']],
  [SEGUIMIENTO, ['hace un mes me queje', 'olvide mi folio']],
  [OFICINA, ['cual es su direccion', 'estan abiertos hoy']],
  [CONSTANCIA, ['papel que diga que no tengo sanciones']],
  [INFORMACION, ['en que gastan el dinero']],
  [CITATORIO, ['me citaron a declarar']],
  [ENGLISH_REPORT, ['corrupt cop', 'officer wanted money']],
  [ENGLISH_CAR, ['they towed my truck']],
  [
    DENUNCIA,
    [
      ...['el policia me rompio el telefono', 'me metieron al bote por nada'],
      ...['me piden dinero cada semana por mi puesto', 'hay empleados fantasma en mi oficina'],
      ...['mi jefe me obliga a darle parte de mi sueldo', 'el medico legista pidio dinero'],
      'un funcionario compro una casa con dinero del municipio',
    ],
  ],
  [
    QUEJA,
    [
      ...['la recepcionista no quiso darme informacion', 'hay un arbol caido'],
      ...['se burlaron de mi en el registro civil', 'el semaforo no funciona'],
      'tengo un mes sin respuesta de mi tramite',
    ],
  ],
  [
    CARRO,
    [
      ...['se llevaron mi coche del estacionamiento', 'que papeles piden para sacar la moto'],
      'cuanto sale sacar una troca del corralon',
    ],
  ],
  [MULTA, ['la multa esta mal', 'donde pago mi infraccion', 'me quitaron la licencia de manejar']],
  [DECLARA, ['soy maestra tengo que hacer declaracion', 'hasta que dia puedo declarar']],
  [/no declaro a tiempo|^Declarar mis bienes/, ['que pasa si no hago mi declaracion']],
  [
    CONSTANCIA,
    ['necesito una carta para entrar al gobierno', 'en cuanto tiempo entregan la constancia'],
  ],
  [INFORMACION, ['quiero ver los contratos de obra']],
  [SEGUIMIENTO, ['puedo cambiar lo que denuncie', 'perdi el numero de mi queja']],
  [ENGLISH_CAR, ['can i get my car on sunday']],
];

/** As people type at a phone, misspelt and short: written by someone who had read the pages alone. */
export const DE_MOSTRADOR: Consulta[] = [
  [
    DENUNCIA,
    [
      'inspector pide moche puesto tacos',
      'me bajaron una lana',
      'gestor me cobra por fuera',
      'me estan amenasando',
      'reportar sin que sepan',
    ],
  ],
  [DE_POLICIA, ['me esculcaron sin razon', 'la patruya me quito el selular']],
  [OF_POLICE, ['police beat my son', 'cop threatened me']],
  [/^Cómo cuidarse|^Qué le protege/, ['y si me hacen algo']],
  [CARRO, ['en que corralon esta', 'se yevaron mi troca', 'papeles carro americano grua']],
  [/otra persona|^Vehículos remolcados/, ['mi primo puede sacar el carro']],
  [/no declaro a tiempo|^Declarar mis bienes/, ['se me paso declarar']],
  [DECLARA, ['declarasion de vienes', 'entre a jalar al municipio', 'renuncie tengo q declarar']],
  [/contraseña/, ['no me acuerdo del password']],
  [/corregirla/, ['puse mal un dato en mi declaracion']],
  [/es pública/, ['quien puede ver lo que gano']],
  [/Viáticos/i, ['norma viaticos']],
  [/^NTA-40|^Presentar una denuncia/, ['carro oficial en fin de semana']],
  [/^NTA-57|^Presentar una denuncia/, ['acoso en la chamba']],
  [/^NTA-16/, ['norma ambulantes']],
  [/^NTA-51|toxicológicas/, ['antidoping a funcionarios']],
  [/^NTA-11/, ['padron de proovedores']],
  [/^Yesenia Carrillo/, ['extencion recursos humanos']],
  [/^Mónica Yáñez/, ['yanes tobar']],
  [/^Adriana Salcido|^Dirección de Asuntos Internos/, ['quien manda en asuntos internos']],
  [/^This site in English|^Domicilio y horario|^A quién llamar/, ['office phone number']],
  [/agregar pruebas|^¿En qué va/, ['mandar mas fotos']],
  [/^Ask about|^¿En qué va/, ['check my complaint status']],
  [/^Make a complaint in English|^Presentar una queja/, ['trash not picked up']],
  [/privacidad/i, ['guardan mi ip']],
  [/^Después de denunciar|^Sanciones y plazos/, ['ya es muy tarde pa denunciar']],
  [/^Sanciones y plazos/, ['que castigo les dan']],
  [MULTA, ['pelear una multa']],
  [/^A dónde ir si no nos toca/, ['me trataron mal en el imss', 'guardia nacional me extorsiono']],
];

/** A third of them, drawn by lot before any was asked: no word was chosen for these. */
export const FUERA_DEL_MOSTRADOR: Consulta[] = [
  [DENUNCIA, ['el transito queria pa los chescos', 'aseitar la mano']],
  [OF_POLICE, ['cop wants cash']],
  [DE_POLICIA, ['los polis me pegaron', 'me entambaron de a gratis', 'juez calificador abusivo']],
  [/^Qué le protege|^Presentar una denuncia/, ['me quieren correr por denunciar']],
  [/^¿Cuánto|^Vehículos remolcados/, ['cuanto cobran por dia corralon']],
  [/^Hay un daño nuevo|^Vehículos remolcados/, ['me rayaron el carro en la grua']],
  [/^My car was towed|^¿Cuánto/, ['impound lot fee']],
  [/^Recuperar un vehículo|^Vehículos remolcados/, ['tel de la grua']],
  [/^José Luis Arredondo|^Entregar un escrito/, ['numero oficialia partes']],
  [SEGUIMIENTO, ['ya paso un mes y nada', 'perdi mi folio']],
  [QUEJA, ['oyo en mi calle', 'poste sin luz']],
  [/^Cómo cuidarse/, ['van a saber que fui yo']],
  [/^Después de denunciar|^Qué pasa con una denuncia/, ['cuanto tarda la denuncia']],
  [/^A dónde ir si no nos toca/, ['tienda no me regresa mi dinero']],
];
