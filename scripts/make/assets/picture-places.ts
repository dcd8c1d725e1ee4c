import type { Content } from '@/lib/content/model';
import type { PicturePlace } from '@/lib/site/pictures';

/** Returns each picture's places besides texts; pictures not listed are shown in texts only. */
export function picturePlaces(content: Content): Map<string, Set<PicturePlace>> {
  const { carrusel, logos } = content.inicio.data;
  const { direcciones, paginas, vehiculos, declaraciones } = content;
  const shown: [string, PicturePlace][] = [
    ...carrusel.map(({ imagen }): [string, PicturePlace] => [imagen, 'diapositiva']),
    ...logos.map(({ imagen }): [string, PicturePlace] => [imagen, 'logo']),
    ...content.comunicados.map(({ data }): [string, PicturePlace] => [data.imagen, 'tarjeta']),
    [content.titulares.data.actual.foto, 'retrato'],
    ...[...direcciones, ...paginas, vehiculos, declaraciones].flatMap((page): typeof shown =>
      page?.data.foto ? [[page.data.foto, 'cabecera']] : [],
    ),
  ];
  const places = new Map<string, Set<PicturePlace>>();
  for (const [src, place] of shown) places.set(src, new Set(places.get(src)).add(place));
  return places;
}
