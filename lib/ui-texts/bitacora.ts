export const LEDGER = {
  choose: 'La copia que usted tiene',
  help: 'Elija el PDF',
  /** Where there is a mouse. */
  drop: ', o suéltelo en cualquier parte de esta página',
  stays: '. No se envía: se compara en su equipo.',
  withoutScript:
    'Para comparar aquí, esta página necesita JavaScript. Abajo se dice cómo comparar sin él.',
  caption: 'Los PDF de este sitio y su huella',
  what: 'Si cambia una letra, cambia la huella.',
  columns: ['Documento', 'De quién es', 'Huella SHA-256'],
  classes: {
    oficina: 'De la oficina',
    sitio: 'Hecho por el sitio',
    muestra: 'Muestra',
    retirado: 'Retirado',
  },
  since: (day: string) => `Desde el ${day}`,
  text: (has: boolean) => (has ? 'Con texto.' : 'Sin texto: sólo imágenes.'),
  former: (day: string, note: string) => `Hasta el ${day} (${note}):`,
  files: 'Las huellas en archivos',
  listed: 'Documentos, formularios y normas',
  releases: (year: string) => `Comunicados de ${year}`,
  releasesToo:
    'Los comunicados no están en la lista de arriba; al comparar una copia también se buscan.',
};

export const LEDGER_ANSWERS = {
  comparing: 'Comparando…',
  oficina: ['Es el documento que la oficina publica hoy.', ''],
  sitio: [
    'Es el documento que este sitio publica hoy.',
    'Lo hizo el sitio con los textos de la oficina.',
  ],
  muestra: [
    'Es una muestra.',
    'La hizo el sitio con datos inventados, o en lugar de un documento que falta. No es de la oficina.',
  ],
  anterior: ['Es un documento que la oficina publicó antes.', 'Ya no es el de hoy.'],
  unknown: [
    'No es ninguno de los documentos de esta bitácora.',
    'Eso no prueba que sea falso: cambia con sólo guardarlo desde otro programa, y los que hace el sitio cambian con sus textos. Si se lo dieron como documento de la oficina, pregunte a la oficina.',
  ],
  unfinished: [
    'No se pudo comparar con todo.',
    'No es de los documentos de esta página, pero faltó leer la lista de comunicados. Revise su conexión y elíjalo otra vez.',
  ],
  notPdf: ['Este archivo no es un PDF.', 'Aquí sólo hay documentos PDF.'],
  tooLarge: [
    'El archivo es demasiado grande para compararlo aquí.',
    'Abajo se dice cómo obtener su huella en su equipo.',
  ],
  unreadable: ['No se pudo leer el archivo.', 'Guárdelo en su equipo y elíjalo otra vez.'],
  insecure: [
    'Aquí no se puede comparar.',
    'El navegador sólo lo permite en una dirección que empieza con https://. Abajo se dice cómo hacerlo sin él.',
  ],
  hash: 'Huella (SHA-256)',
  open: (title: string) => `Abrir el que se publica hoy: ${title}`,
} as const;
