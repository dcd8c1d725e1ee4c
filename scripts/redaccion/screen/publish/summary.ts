import type { Coming } from '../../publish/types';
import { kindName } from '../kinds';

const PAGES = ['comunicados', 'paginas', 'direcciones'];

/** The changes of a publication, counted: «3 páginas, 1 PDF, la portada». */
export function summary(coming: Coming[]): string {
  const inside = (collections: string[]) =>
    coming.filter(({ collection }) => collection && collections.includes(collection)).length;
  const ending = (pattern: RegExp) =>
    coming.filter(({ collection, file }) => !collection && pattern.test(file)).length;
  const kinds = new Set(
    coming.flatMap(({ collection }) =>
      collection && !PAGES.includes(collection) ? [collection] : [],
    ),
  );
  const front = kinds.delete('inicio') || inside(['comunicados']) > 0;
  const [pdfs, pictures] = [ending(/\.pdf$/i), ending(/\.(?!pdf$)\w+$/i)];
  return [
    counted(inside(PAGES), 'página', 'páginas'),
    counted(pdfs + inside(['comunicados']), 'PDF', 'PDF'),
    counted(pictures, 'imagen o archivo', 'imágenes o archivos'),
    front && 'la portada',
    ...[...kinds].map((kind) => `«${kindName(kind)}»`),
  ]
    .filter(Boolean)
    .join(', ');
}

const counted = (count: number, one: string, many: string) =>
  count > 0 && `${count} ${count === 1 ? one : many}`;
