/** A link of the menu. `externo` opens in a new tab; `hijos` makes it the directorates' dropdown. */
export interface MenuItem {
  titulo: string;
  ruta: string;
  externo?: boolean;
  hijos?: MenuItem[];
  /** It is something that one looks things up in: a group of its own on a phone. */
  consulta?: boolean;
}
