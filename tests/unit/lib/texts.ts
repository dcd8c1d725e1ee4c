/** `on` checks a box. */
export const SERVIDOR = {
  nombre: 'Ana Ruiz',
  telefono: '664 555 0111',
  direccion: 'Calle 1',
  correo: 'ana@correo.example',
  nombreServidorP: 'Un inspector',
  dependencia: 'Reglamentos',
  cargo: 'Inspector',
  descripcion: 'Pidió dinero.',
  checkbox: 'on',
};
export const SERVICIO = {
  nombres: 'Ana Ruiz',
  telefono: '664 555 0111',
  numeroDeReporte: 'AC-7',
  descripcion: 'No hay luz.',
  checkbox: 'on',
};
export const DENUNCIA = {
  nombre: 'Ana Ruiz',
  telefono: '664 555 0111',
  correo: 'ana@correo.example',
  fecha: '2025-01-02',
  lugar: 'El parque',
  descripcion: 'Un soborno.',
};
export const ANONIMA = {
  fecha: DENUNCIA.fecha,
  lugar: DENUNCIA.lugar,
  descripcion: 'Un inspector cobra por los permisos.',
};
export const SUGERENCIA = {
  nombre: 'Ana Ruiz',
  correo: 'ana@correo.example',
  sugerencia: 'Más luz en el parque.',
};

export const without = (text: Record<string, string>, ...names: string[]) =>
  Object.fromEntries(Object.entries(text).filter(([name]) => !names.includes(name)));
