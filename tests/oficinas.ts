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
