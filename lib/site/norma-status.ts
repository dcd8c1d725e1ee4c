import type { Content } from '@/lib/content/model';
import { longDate } from '@/lib/office/dates';

type Catalogo = Content['normas'][number]['data'];
type Norma = Catalogo['normas'][number];
export type Estado = Norma['estado'];

/** Each status in a word, and what it means to whoever must follow the norm. */
export const ESTADOS: Record<Estado, { palabra: string; significa: string }> = {
  vigente: { palabra: 'Vigente', significa: 'se aplica; LINK abre el documento.' },
  derogada: {
    palabra: 'Derogada',
    significa: 'una norma posterior la dejó sin efecto, en todo o en parte.',
  },
  abrogada: { palabra: 'Abrogada', significa: 'quedó sin efecto por completo.' },
  sustituida: {
    palabra: 'Sustituida temporalmente',
    significa: 'mientras dura la otra norma, se aplica esa.',
  },
};

/** A norm's status as its catalogue gives it: the legend, or what a link alone means (section 4). */
export const normaStatus = ({ estado, leyenda }: Norma): string =>
  leyenda ?? ESTADOS[estado].palabra;

/** Since when the status is known: no clock says it, the catalogue does. */
export const asOf = ({ corte }: Catalogo): string => `según el catálogo al ${longDate(corte)}`;

/** The fiscal year that a norm refers to, if it had ended on the day of the catalogue. */
const endedYear = ({ descripcion }: Norma, { corte }: Catalogo): string | undefined => {
  const year = /ejercicio fiscal (\d{4})/i.exec(descripcion)?.[1];
  return year && year < corte.slice(0, 4) ? year : undefined;
};

/** What of a norm, or of the one that stands in its place, has run out; nothing when nothing has. */
export function endedNote(norma: Norma, catalogo: Catalogo, all: Content['normas']) {
  const own = endedYear(norma, catalogo);
  if (own) return `Se refiere al ejercicio fiscal ${own}, que terminó.`;
  for (const { data } of all)
    for (const other of data.normas) {
      const year = norma.leyenda?.includes(other.nombre) && endedYear(other, data);
      if (year) return `La ${other.nombre} se refiere al ejercicio fiscal ${year}, que terminó.`;
    }
  return undefined;
}
