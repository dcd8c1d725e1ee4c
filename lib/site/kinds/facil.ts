import { allEntries, FOLDER, type Content } from '@/lib/content/model';
import { longDate } from '@/lib/office/dates';
import { facilPath } from '@/lib/routes';
import { waitsInWords } from '../views/estado';
import { pieOf } from '../views/pie';
import { headingsOf } from '../views/prose';
import { entryAt, splitPage } from '../views/text-page';
import type { Kind } from './kind';

const facilAt = ({ facil }: Content, ruta: string) => entryAt(facil, facilPath, ruta);

/** The data of the page that an easy one follows. */
function followedBy(content: Content, ruta: string): { responsable?: string; foto?: string } {
  const { traduceDe } = facilAt(content, ruta).data;
  const { data } = allEntries(content).find(({ file }) => file === `${FOLDER}/${traduceDe}`) ?? {};
  return Object(data) as { responsable?: string; foto?: string };
}

const DEFAULT_ICON = 'documento';

export const facil = {
  routes: ({ facil }) => facil.map(facilPath),
  source: (content, ruta) => facilAt(content, ruta).file,
  title: (content, ruta) => [facilAt(content, ruta).data.titulo],
  foto: (content, ruta) => followedBy(content, ruta).foto,
  updated: (content, ruta) => facilAt(content, ruta).data.al,
  // The search leads to the whole pages.
  searched: false,
  body: (sources, ruta) => {
    const entry = facilAt(sources.content, ruta);
    const { titulo, descripcion, iconos, validado } = entry.data;
    const { responsable } = followedBy(sources.content, ruta);
    const [lead = '', ...parts] = splitPage(sources, entry, () => true);
    return {
      head: { descripcion },
      frame: {
        titulo,
        marca: waitsInWords(entry),
        pie: pieOf(sources.content, { responsable }, []),
      },
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
