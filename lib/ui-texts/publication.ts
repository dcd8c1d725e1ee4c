export const AVISOS = {
  informativo: 'Aviso',
  importante: 'Aviso importante',
  urgente: 'Aviso urgente',
  hide: 'Ocultar este aviso',
};

export const STATES = {
  draft: 'Borrador: no se publica',
  review: 'Borrador en revisión: no se publica',
  from: (day: string) => `Se publica el ${day}`,
  corrected: 'Corregido el',
};

export const WITHDRAWN = {
  titulo: 'Página retirada',
  titleOn: (day: string) => `Página retirada el ${day}`,
  description: (day: string, reason: string) => `Esta página se retiró el ${day}: ${reason}`,
  since: 'Lo que había aquí se retiró el',
  reason: (words: string) => `Motivo: ${words}`,
};
