import { allEntries, FOLDER, type Content } from '@/lib/content/model';
import { longDate } from '@/lib/office/dates';
import { facilPath } from '@/lib/routes';
import { pieOf } from '../views/pie';
import { headingsOf } from '../views/prose';
import { entryAt, splitPage } from '../views/text-page';
import type { Kind } from './kind';

const facilAt = ({ facil }: Content, ruta: string) => entryAt(facil, facilPath, ruta);

const DEFAULT_ICON = 'documento';

export const facil = {
  routes: ({ facil }) => facil.map(facilPath),
  source: (content, ruta) => facilAt(content, ruta).file,
  title: (content, ruta) => [facilAt(content, ruta).data.titulo],
  updated: (content, ruta) => facilAt(content, ruta).data.al,
  // The search leads to the whole pages.
  searched: false,
  body: (sources, ruta) => {
    const entry = facilAt(sources.content, ruta);
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
