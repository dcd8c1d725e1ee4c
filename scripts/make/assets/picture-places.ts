import type { Content } from '@/lib/content/model';
import type { PicturePlace } from '@/lib/site/pictures';

/**
 * Where the site shows each picture beside texts, which may show any, by the address that authors write.
 * A picture that is not here is shown in texts alone.
 */
export function picturePlaces(content: Content): Map<string, Set<PicturePlace>> {
  const { carrusel, logos } = content.inicio.data;
  const shown: [string, PicturePlace][] = [
    ...carrusel.map(({ imagen }): [string, PicturePlace] => [imagen, 'diapositiva']),
    ...logos.map(({ imagen }): [string, PicturePlace] => [imagen, 'logo']),
    ...content.comunicados.map(({ data }): [string, PicturePlace] => [data.imagen, 'tarjeta']),
    [content.titulares.data.actual.foto, 'retrato'],
  ];
  const places = new Map<string, Set<PicturePlace>>();
  for (const [src, place] of shown) places.set(src, new Set(places.get(src)).add(place));
  return places;
}
