/** A kind of thing that the site has: each by its name, or where they are listed. */
export interface SiteMapGroup {
  titulo: string;
  items: { titulo: string; ruta: string }[];
  lista?: string;
}
