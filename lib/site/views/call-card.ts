import type { Content } from '@/lib/content/model';
import { inEnglish } from '@/lib/content/model/english';
import { officeHours } from '@/lib/office/hours';
import type { OfficeHours } from '@/lib/office/state';
import { unitName } from '@/lib/site/unit-name';
import { FRAME } from '@/lib/ui-texts';

/** Whom to call about a page. */
export interface CallCard {
  titulo: string;
  /** Of the title. */
  lang?: string;
  telefono: string;
  extension?: string | undefined;
  horario: string;
  /** Its telephone is answered when it is closed too. */
  aTodaHora?: boolean | undefined;
  /** Undefined while the office's days are unknown. */
  atencion: OfficeHours | undefined;
  domicilio?: string;
  mapa?: string | undefined;
}

/** Returns the card of a page in English; a unit keeps its name, by which the switchboard knows it. */
export function cardInEnglish<C extends CallCard>(
  { oficina, sitio }: Content,
  card: C | undefined,
  titulo?: string,
): C | undefined {
  const hours = Object.values(oficina.data).find(({ valor }) => valor === card?.horario);
  const { horario, horarioEnIngles } = sitio.data;
  return (
    card && {
      ...card,
      ...(titulo ? { titulo } : { lang: 'es-MX' }),
      horario: inEnglish(card.horario, card.horario === horario ? horarioEnIngles : hours?.ingles),
    }
  );
}

/** Returns the office's own card for a page that offers no new complaint. */
export const officeCard = ({ sitio: { data } }: Content): CallCard => ({
  titulo: FRAME.reach,
  telefono: data.telefono,
  horario: data.horario,
  atencion: officeHours(data),
});

/** Returns the card of a page's responsible unit, with the office's hours. */
export function unitCard(
  { directorio, sitio }: Content,
  responsable: string | undefined,
): CallCard | undefined {
  const unidad = directorio.data.unidades.find(({ id }) => id === responsable);
  return (
    unidad && {
      titulo: unitName(unidad.nombre),
      telefono: unidad.telefono,
      extension: unidad.filas[0]?.extension,
      horario: sitio.data.horario,
      atencion: officeHours(sitio.data),
    }
  );
}
