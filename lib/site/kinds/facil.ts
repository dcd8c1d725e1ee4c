import { allEntries, FOLDER, type Content } from '@/lib/content/model';
import { longDate } from '@/lib/office/dates';
import { facilPath } from '@/lib/routes';
import { pieOf } from '../views/pie';
import { headingsOf } from '../views/prose';
import { splitPage } from '../views/split-page';
import type { Kind } from './kind';

export const facil = {
  routes: ({ facil }) => facil.map(facilPath),
  source: (content, ruta) => facilOf(content, ruta).file,
  title: (content, ruta) => [facilOf(content, ruta).data.titulo],
  updated: (content, ruta) => facilOf(content, ruta).data.al,
  indexed: true,
  // The search leads to the whole pages.
  searched: false,
  weight: 'text',
  body: (sources, ruta) => {
    const entry = facilOf(sources.content, ruta);
    const { titulo, descripcion, traduceDe, iconos, validado } = entry.data;
    const followed = allEntries(sources.content).find(
      ({ file }) => file === `${FOLDER}/${traduceDe}`,
    );
    const { responsable } = Object(followed?.data) as { responsable?: string };
    const [lead = '', ...parts] = splitPage(sources, entry, () => true);
    return {
      head: { descripcion },
      frame: { titulo, pie: pieOf(sources.content, { responsable }, []) },
      view: {
        lead,
        parts: parts.map((html, at) => ({
          id: headingsOf(html)[0]?.id ?? '',
          html,
          dibujo: sources.assets.drawing(iconos[at] ?? DEFAULT_ICON),
        })),
        validado: validado && longDate(validado),
      },
    };
  },
} satisfies Kind;

const DEFAULT_ICON = 'documento';

/** @throws when no file is that page's */
function facilOf({ facil }: Pick<Content, 'facil'>, ruta: string) {
  const found = facil.find((entry) => facilPath(entry) === ruta);
  if (!found) throw new Error(`There is no page in easy language at ${ruta}.`);
  return found;
}
