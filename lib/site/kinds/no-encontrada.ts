import type { Kind } from './kind';

export const noEncontrada = {
  routes: '/no-encontrada/',
  title: 'Página no encontrada',
  indexed: false,
  searched: false,
  weight: 'text',
  body: (_sources, _ruta, others) => ({
    head: { descripcion: 'Esta dirección no existe. Le llevamos a la página de inicio.' },
    view: { routes: others.routes() },
  }),
} satisfies Kind;
