/** A link of the menu. `externo` opens in a new tab; `hijos` makes it a dropdown. */
export interface MenuItem {
  titulo: string;
  ruta: string;
  externo?: boolean;
  hijos?: MenuItem[];
  consulta?: boolean;
}

/** The highlighted item (D13): the last path segment; home, with or without parameter, is `inicio`. */
export function currentItem(ruta: string): string {
  const segments = ruta.split('/').filter(Boolean);
  if (segments.length === 0 || segments[0] === 'default') return 'inicio';
  return segments.at(-1) ?? 'inicio';
}

/** How `item` is marked on the page `ruta`: it is the page, it has the page, or neither. */
export function mark(item: MenuItem, ruta: string): 'page' | 'parent' | undefined {
  if (item.externo) return undefined;
  if (item.hijos) return item.hijos.some((hijo) => mark(hijo, ruta)) ? 'parent' : undefined;
  if (currentItem(item.ruta) === currentItem(ruta)) return 'page';
  return item.ruta !== '/' && ruta.startsWith(item.ruta) ? 'parent' : undefined;
}
