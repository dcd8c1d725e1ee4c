export interface SiteMapGroup {
  titulo: string;
  items: { titulo: string; ruta: string }[];
  lista?: string;
  ingles?: true;
}
