/** What the command is told of two offices that are not the demonstration's: of its state, and of another. */
export const ZAPOPAN = {
  municipio: 'Zapopan',
  estado: 'Jalisco',
  oficina: 'Contraloría Municipal',
  cargo: 'Contralora Municipal',
  telefono: '33 3818 2200',
  sin: 'vehiculos,normas,linea-quejas,telefono-social,red-social,prueba',
  remoto: 'git@servidor.example:contraloria/sitio.git',
};

export const ENSENADA = {
  municipio: 'Ensenada',
  estado: 'Baja California',
  oficina: 'Sindicatura Municipal',
  cargo: 'Síndica Procuradora',
  zona: 'America/Tijuana',
};
