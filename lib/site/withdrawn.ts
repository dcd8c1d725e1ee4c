import type { Content } from '@/lib/content/model';
import { comunicadoPath, direccionPath } from '@/lib/routes';

/** A page that was withdrawn: its address stays, and says so. */
export interface WithdrawnPage {
  ruta: string;
  file: string;
  /** ISO day. */
  fecha: string;
  motivo: string;
  list: { titulo: string; ruta: string };
}

/** Every page that was withdrawn. */
export function withdrawnPages({ withdrawn }: Content): WithdrawnPage[] {
  const all = [
    ...withdrawn.comunicados.map((entry) => ({
      entry,
      ruta: comunicadoPath(entry.slug),
      list: { titulo: 'Comunicados', ruta: '/prensa/' },
    })),
    ...withdrawn.direcciones.map((entry) => ({
      entry,
      ruta: direccionPath(entry),
      list: { titulo: 'Mapa del sitio', ruta: '/mapa/' },
    })),
  ];
  return all.flatMap(({ entry: { file, data }, ...page }) =>
    data.retirar ? [{ file, ...page, ...data.retirar }] : [],
  );
}
