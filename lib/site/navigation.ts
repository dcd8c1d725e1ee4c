import type { Content } from '@/lib/content/model';
import { direccionPath } from './routes';

/** A link of the menu. `externo` opens in a new tab; `hijos` makes it the directorates' dropdown. */
export interface MenuItem {
  titulo: string;
  ruta: string;
  externo?: boolean;
  hijos?: MenuItem[];
}

/** The navigation bar of section 2.2; the directorates come from their files, in their order. */
export function menu(content: Content): MenuItem[] {
  const direcciones = [...content.direcciones].sort((a, b) => a.data.orden - b.data.orden);
  return [
    { titulo: 'Inicio', ruta: '/' },
    { titulo: 'Síndico Procurador', ruta: '/sindico/' },
    {
      titulo: 'Direcciones Síndicatura',
      ruta: '',
      hijos: direcciones.map((entry) => ({
        titulo: entry.data.titulo,
        ruta: direccionPath(entry),
      })),
    },
    { titulo: 'Unidad de Transparencia', ruta: content.sitio.data.transparencia, externo: true },
    { titulo: 'Comunicados', ruta: '/prensa/' },
    { titulo: 'Directorio', ruta: '/directorio/' },
  ];
}

/** The highlighted item (D13): the last path segment; home, with or without parameter, is `inicio`. */
export function currentItem(ruta: string): string {
  const segments = ruta.split('/').filter(Boolean);
  if (segments.length === 0 || segments[0] === 'default') return 'inicio';
  return segments.at(-1) ?? 'inicio';
}

/** How `item` is marked on the page `ruta`: it is the page, it holds the page, or neither. */
export function mark(item: MenuItem, ruta: string): 'page' | 'parent' | undefined {
  if (item.externo) return undefined;
  if (item.hijos) return item.hijos.some((hijo) => mark(hijo, ruta)) ? 'parent' : undefined;
  if (currentItem(item.ruta) === currentItem(ruta)) return 'page';
  return item.ruta !== '/' && ruta.startsWith(item.ruta) ? 'parent' : undefined;
}
