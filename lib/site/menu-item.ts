export interface MenuItem {
  titulo: string;
  ruta: string;
  externo?: boolean;
  hijos?: MenuItem[];
  consulta?: boolean;
}

/** Returns the highlighted item (D13): the last path segment, or `inicio` for home. */
function currentItem(ruta: string): string {
  const segments = ruta.split('/').filter(Boolean);
  if (segments.length === 0 || segments[0] === 'default') return 'inicio';
  return segments.at(-1) ?? 'inicio';
}

/** Returns `aria-current` of an item: it is the page, contains it, or neither. */
export function mark(item: MenuItem, ruta: string): 'page' | 'parent' | undefined {
  if (item.externo) return undefined;
  if (item.hijos) return item.hijos.some((hijo) => mark(hijo, ruta)) ? 'parent' : undefined;
  if (currentItem(item.ruta) === currentItem(ruta)) return 'page';
  return !['/', '/en/'].includes(item.ruta) && ruta.startsWith(item.ruta) ? 'parent' : undefined;
}
