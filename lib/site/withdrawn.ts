import type { Content } from '@/lib/content/model';
import { comunicadoPath, direccionPath } from '@/lib/routes';

export interface WithdrawnPage {
  ruta: string;
  file: string;
  fecha: string;
  motivo: string;
  list: { titulo: string; ruta: string };
}

/** Returns every withdrawn page; its address shows a notice. */
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
