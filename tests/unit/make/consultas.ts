export type Consulta = [title: RegExp, words: string[]];

export const QUEJA = /^Presentar una queja/;
export const DENUNCIA = /^Presentar una denuncia/;
export const ENGLISH_REPORT = /^If you were hit/;
export const CARRO = /^Vehículos remolcados/;
export const MULTA = /^No estoy de acuerdo con una multa/;
export const CONSTANCIA = /^Constancia de Antecedentes/;
export const DECLARA = /^Declarar mis bienes/;
export const SEGUIMIENTO = /^¿En qué va mi queja o denuncia/;
export const OFICINA = /^Domicilio y horario/;
const ENTREGA = /^Entrega-recepción|^Manual del Sistema de Entrega/;

export const PRIMERAS: Consulta[] = [
  [/^NTA-33\. /, ['nta33', 'NTA-33', 'norma 33', '¿sigue vigente la norma 33?']],
  [/^NTP-10\. Viáticos/, ['viaticos', 'norma de viáticos']],
  [CARRO, ['carro corralón', 'grua se llevo mi carro', 'carro', 'grúa', 'vehiculo', 'corralon']],
  [
    DENUNCIA,
    ['denunciar policía', 'denuncia anonima', 'soborno', 'denuncia', 'denunciar', 'mordida'],
  ],
  [
    QUEJA,
    [
      'poner una queja',
      'levantar una queja',
      'quiero levantar queja',
      'queja contra inspector',
      'queja',
      'quejas',
    ],
  ],
  [DECLARA, ['declarasion patrimonial', 'declaranet', 'declaracion']],
  [CONSTANCIA, ['carta de no antecedentes', 'constancia de antecedentes', 'constancia']],
  [OFICINA, ['donde estan ubicados', 'horario']],
  [/^Dirección de Normatividad/, ['extension director normatividad']],
  [/^Dirección de Asuntos Internos/, ['telefono asuntos internos']],
  [/^Dirección de Contraloría/, ['telefono contraloria']],
  [/^Comunicación$/, ['comunicacion social']],
  [/^Alma Delia Rincón/, ['alma rincon']],
  // By the name of a page, or as someone chose to say it.
  [/^Dirección de Contraloría$/, ['contraloría']],
  [/^Dirección de Normatividad$/, ['normatividad']],
  [/^Noticias y comunicados$/, ['comunicados']],
  [/^¿En qué va mi queja/, ['en qué va mi queja']],
];

export const VIOLENCIA: Consulta[] = [
  [
    DENUNCIA,
    [
      ...['me pegaron', 'me pegó un policía', 'me golpeó', 'me golpeo', 'me golpean', 'golpiza'],
      ...['me corrieron', 'me patearon', 'me agredieron', 'me apuntó con su arma', 'violencia'],
      ...['me dispararon', 'me amenazan', 'amenaza', 'me quieren matar', 'me persiguen'],
      ...['me violaron', 'abuso sexual', 'me manosearon', 'abuso policial', 'derecho de piso'],
      ...['me detuvieron sin motivo', 'me extorsionan', 'me robaron', 'tengo miedo', 'auxilio'],
      ...['estoy en peligro', '911', 'denunciar sin dar mi nombre', 'me amenazaron'],
      ...['me golpearon por la norma 33'],
      ...['me golpearon y tengo miedo de denunciar', 'me levantaron', 'amenasa de muerte'],
      ...['me patió', 'me pateo', 'me esposaron', 'me encañonaron', 'me siguen', 'me siguieron'],
      ...['policia me robo', 'me sembraron droga', 'me quitaron mi dinero', 'me golpiaron'],
      ...['me amenaso', 'nos encañonó la policía', 'me quiere matar', 'me andan siguiendo'],
    ],
  ],
  [
    ENGLISH_REPORT,
    [
      ...['they hit me', 'threatened', 'police beat me', 'a cop robbed me', 'asked me for money'],
      ...['I was threatened by a cop', 'bribe', 'I am scared', 'help'],
    ],
  ],
];

export const CONSULTAS: Consulta[] = [
  [
    CARRO,
    [
      ...['como saco mi carro del corralon', 'donde pago la multa de la grua', 'remolque'],
      ...['que papeles necesito para recuperar mi carro remolcado', 'se llevaron mi moto'],
      'bejiculo',
    ],
  ],
  [/^¿Cuánto|^Vehículos remolcados/, ['cuanto cuesta sacar el vehiculo del deposito de la grua']],
  [/^My car was towed/, ['my car was towed']],
  [ENTREGA, ['como entrego mi puesto al salir', 'voy a dejar el cargo', 'entrega recepsion']],
  [
    DENUNCIA,
    [
      ...['me pidieron dinero para no multarme', 'un policia me golpeo', 'denunsia', 'moche'],
      'como puedo denunciar a un policia sin dar mi nombre',
    ],
  ],
  [
    QUEJA,
    [
      ...['la inspectora fue grosera conmigo', 'no me atienden', 'nadie me hace caso', 'kejas'],
      ...['no pasa la basura', 'donde puedo poner una queja contra un servidor publico'],
    ],
  ],
  [
    CONSTANCIA,
    ['papel para trabajar que diga que no estoy inhabilitado', 'constansia', 'constancias'],
  ],
  [/^Brenda Nájera|^Constancia/, ['ventanilla de constancias']],
  [DECLARA, ['declarar mis bienes', 'deklaracion patrimonial']],
  [
    /declaración inicial|^Declarar mis bienes/,
    ['cuando tengo que presentar mi declaracion patrimonial inicial'],
  ],
  [/^¿Qué pasa si no declaro/, ['que pasa si no presento mi declaracion a tiempo']],
  [SEGUIMIENTO, ['en que va mi queja', 'perdi el folio']],
  [/^¿Qué hago si olvidé mi contraseña/, ['olvide mi contraseña']],
  [/^¿Puedo pedir una prórroga/, ['prorroga declaracion']],
  [/comisari[oa]/i, ['quiero ser comisario social']],
  [/^NTA-51\. /, ['NTA 051']],
  [/^NTA-07\. /, ['nta 7', 'nta-07', 'norma 7']],
  [/^NTA-33\. /, ['NTA-33 NTA-34', 'norma técnica administrativa 33']],
  [/^NTP-08\. /, ['nta 51 y ntp 8', 'NTP8', 'ntp 08']],
  [/^NTE-01\. /, ['NTE1']],
  [/^NTA-60\. /, ['norma tecnica numero 60']],
  [/^NTA-57\. /, ['normas nta 57 acoso', 'normas 33 y 57']],
  [/^NTA-51\. /, ['norma 51', 'normas 33 y 51']],
  [/^Reciben quejas por buzón/, ['comunicado 010']],
  [/^Supervisan operativos/, ['comunicado 3']],
  [/^Alma Delia Rincón/, ['Rincón']],
  [/^Andrés Gallegos/, ['Gayegos', 'gallegos murillo', 'situacion patrimonial telefono']],
  [/^Octavio Bañuelos/, ['bañuelos', 'vañuelos']],
  [/^Abril Zepeda/, ['sepeda']],
  [/^Mariana Elizalde/, ['Elisalde']],
  [/^Gerardo Ibáñez/, ['ivañez solano']],
  [/^Perla Jazmín/, ['jasmin ontiveros']],
  [/^Arturo Villanueva/, ['villanueba']],
  [/^Silvia Pacheco/, ['silvia pacheco']],
  [/^Mariana Elizalde|^Sindicatura y Síndico|^Oficina del Síndico/, ['quien es la sindica']],
  [/Viáticos/i, ['biaticos']],
  [/^Dirección de Contraloría/, ['direcion de contraloria']],
  [/^Dirección de Normatividad/, ['normatibidad', 'telefono de normatividad']],
  [/^Dirección de Responsabilidades/, ['extension de responsabilidades']],
  [OFICINA, ['orario', 'a que hora abren', 'direccion de la oficina']],
  [OFICINA, ['numero de telefono de la sindicatura']],
  [/alcoholimetría/i, ['alcolimetria']],
  [/^Código de Ética/, ['codigo de etika', 'cual es el codigo de etica del municipio de tijuana']],
  [/NTA-10/, ['licitacion', 'licitaciones']],
  [/NTA-57/, ['acoso de mi jefe']],
  [/^Comunicación$|Prensa|Arámbula/, ['jefe de prensa']],
  [/nacimientos/, ['acta de nacimiento']],
  [/^NTA-20\. /, ['matrimonio']],
  [/^Yesenia Carrillo/, ['recursos humanos']],
  [/NTA-51/, ['antidoping']],
  [/^Recepción/, ['recepcion']],
  [/070/, ['070']],
  [/^Karla Ivonne/, ['informatica']],
  [/^NTA-39\. /, ['gasolina']],
  [MULTA, ['multa']],
  [/^Defensor de oficio/, ['abogado gratis', 'no tengo abogado']],
];

export const INVENTADAS = [
  ...['asdfgh', 'pasaporte', 'qwerty', 'zumbagón', 'hamburguesa', 'criptomoneda'],
  ...['dinosaurio', 'futbolista', 'pfrtzk', 'nta 99'],
];
