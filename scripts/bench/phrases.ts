/** Where the invented events happen: units of a city government and parts of a city. */
export const AREAS: readonly string[] = [
  ...[
    'la Delegación Centro',
    'la Delegación Playas',
    'la Delegación La Mesa',
    'la Delegación Otay',
    'la Delegación La Presa',
    'la Delegación Cerro Colorado',
    'la Delegación San Antonio',
    'la Delegación del Este',
  ],
  ...[
    'la Tesorería Municipal',
    'la Oficialía Mayor',
    'la Dirección de Obra Pública',
    'la Dirección de Catastro',
    'la Dirección de Bomberos',
    'la Dirección de Protección Civil',
    'la Dirección de Servicios Públicos',
    'la Dirección de Reglamentos',
    'la Dirección de Ecología',
    'la Dirección de Informática',
    'la Dirección de Recursos Humanos',
    'la Dirección de Compras',
    'la Dirección de Vialidad',
    'la Dirección de Inspección',
  ],
  ...[
    'el Registro Civil',
    'el Rastro Municipal',
    'el Archivo Municipal',
    'el Taller Municipal',
    'el Almacén General',
    'el Panteón Municipal',
    'el Mercado Municipal',
    'el Centro de Atención Animal',
    'el Instituto del Deporte',
    'el Instituto de Cultura',
    'el Instituto de la Juventud',
    'el Instituto de las Mujeres',
    'el Instituto de Planeación',
    'el Sistema de Transporte',
    'el Sistema de Parques',
    'el Sistema de Asistencia Social',
  ],
  ...[
    'las bibliotecas públicas',
    'las cajas recaudadoras',
    'las estaciones de policía',
    'las casas de la cultura',
    'los centros comunitarios',
    'los juzgados municipales',
    'los depósitos de vehículos',
    'los comedores comunitarios',
    'los viveros de la ciudad',
    'los campos deportivos',
  ],
];

/** Where releases are signed; some have none. */
export const PLACES: readonly (string | undefined)[] = [
  'Tijuana, Baja California',
  'Tijuana, Baja California',
  'Tijuana, Baja California',
  undefined,
];

/**
 * Paragraphs that any release may carry, with links to the site's own pages. `{area}` is where it
 * happens, `{k}` a small figure, `{mes}` a month.
 */
export const PARAGRAPHS: readonly string[] = [
  'El personal de la Sindicatura estuvo {k} días en {area}. Habló con quienes hacen el trabajo, revisó los documentos y comparó lo escrito con lo que vio. Al final leyó sus notas con el área, para que pudiera aclarar cualquier punto.',
  'El área tiene {k} días para responder. Si corrige lo señalado, el asunto termina ahí. Si no lo hace, la [Dirección de Contraloría](/contraloria/) decide el siguiente paso y lo informa por escrito.',
  'La revisión no juzga a nadie. Sirve para saber qué funciona, qué falta y quién debe corregirlo. Cuando aparece una conducta que puede ser una falta, la [Dirección de Investigación](/direccionDeInvestigacion/) reúne las pruebas y escucha a las dos partes.',
  '**Si usted vio algo indebido, puede decirlo.** La [queja](/quejapublica/) y la denuncia se presentan en línea, por teléfono o en la oficina. La denuncia puede ser anónima: no se le pide el nombre, el domicilio ni el teléfono.',
  'La persona titular de la Sindicatura agradeció la disposición del personal de {area}. Recordó que una revisión a tiempo cuesta menos que una sanción. También pidió que cada área guarde juntos los documentos de un mismo asunto.',
  'En {mes} habrá una segunda visita. Servirá para comprobar que los cambios se hicieron y que siguen en uso. El resultado se publicará en esta página, junto con los demás [comunicados](/prensa/).',
  'Quien quiera conocer las reglas que se aplicaron puede leerlas en la sección de [normatividad](/normatividad/). Ahí están las normas técnicas vigentes y las que ya no lo están. Los manuales y las guías se descargan de la página de [documentos](/documentos/).',
  'Las dudas se atienden de lunes a viernes en el horario de la oficina. El [directorio](/directorio/) tiene el teléfono y el correo de cada unidad. Si no sabe a quién llamar, marque el número general y ahí le dirán.',
  'Los datos personales que aparecen en los documentos no se publican. La Sindicatura los usa sólo para la revisión y después los guarda bajo llave. Cada persona puede pedir que se corrijan o se borren, según el aviso de privacidad.',
  'Esta fue la visita número {k} del año en {area}. Las anteriores dejaron recomendaciones que el área ya cumplió en su mayor parte. Las que siguen pendientes tienen fecha y una persona que responde por ellas.',
  'Antes de empezar, el área recibió una lista de lo que se iba a revisar. Así pudo preparar los documentos sin detener la atención al público. Las ventanillas trabajaron en su horario normal todos los días.',
  'La [Sindicatura Procuradora](/sindico/) vigila que los recursos del municipio se usen bien. También defiende su patrimonio y atiende las quejas de la ciudadanía. Es parte del Ayuntamiento, pero no depende de las áreas que revisa.',
  'Parte del personal tomó un curso corto de {k} horas. En él practicó con casos parecidos a los de su trabajo diario. Quien no pudo asistir tendrá otra fecha en {mes}, en el mismo lugar.',
  'El informe completo tiene {k} apartados y se puede consultar en la oficina. Explica qué se revisó, cómo se eligió y qué se encontró. Al final hay una lista de mejoras, con el plazo de cada una.',
];

/** Headings that open the second part of the longer releases. */
export const HEADINGS: readonly [list: string, text: string][] = [
  ['Qué se revisó', 'Qué sigue'],
  ['Los puntos principales', 'Cómo participar'],
  ['Qué incluye', 'Para saber más'],
];
