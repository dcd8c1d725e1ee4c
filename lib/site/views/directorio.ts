import type { Content } from '@/lib/content/model';
import { longDate } from '@/lib/office/dates';
import { asuntoId, isReached, personIds } from '@/lib/routes/row-ids';
import { contactPath, mailHref } from '@/lib/site/text';
import { unitName } from '@/lib/site/unit-name';
import { DIRECTORY, VEHICLES } from '@/lib/ui-texts';

/**
 * Returns the rows of «¿A quién llamo para…?», the towing office among them; the check refuses units outside the
 * directory.
 */
export function callView({ directorio, paginas, vehiculos }: Content) {
  const llamar = paginas.flatMap(({ data }) => data.llamar ?? []);
  const arrastre = vehiculos?.data.arrastre;
  const towing = arrastre && {
    id: asuntoId(DIRECTORY.towed),
    para: DIRECTORY.towed,
    unidad: VEHICLES.parts.arrastre + (arrastre.aTodaHora ? DIRECTORY.anyHour : ''),
    telefono: arrastre.telefono,
    extension: '',
    ...(arrastre.muestra && { muestra: arrastre.muestra }),
  };
  const rows = llamar.flatMap(({ para, unidad: id, extension }) => {
    const unidad = directorio.data.unidades.find((one) => one.id === id);
    if (!unidad) return [];
    const { nombre, telefono, filas, muestra } = unidad;
    return {
      id: asuntoId(para),
      para,
      unidad: unitName(nombre),
      telefono,
      extension: extension ?? filas[0]?.extension ?? '',
      ...(muestra && { muestra }),
    };
  });
  return towing && rows.length > 0 ? [towing, ...rows] : rows;
}

/** Returns the staff by unit, with addresses, vCards, review days and a mail link to report errors. */
export function staffView({ directorio, sitio }: Content, ruta: string) {
  const ids = personIds(directorio.data.unidades);
  return directorio.data.unidades.map((unidad, at) => {
    const { id, nombre, verificado, filas } = unidad;
    const subject = DIRECTORY.wrongSubject(unitName(nombre));
    const body = DIRECTORY.wrongBody(new URL(`${ruta}#${id}`, sitio.data.url).href);
    return {
      ...unidad,
      contacto: contactPath(`${ruta}#${id}`),
      verificado: verificado && { dia: verificado, larga: longDate(verificado) },
      corregir: mailHref(sitio.data.correoContacto, subject, body),
      filas: filas.map((fila, row) => {
        const ancla = ids[at]?.[row];
        const contacto = ancla && isReached(fila) ? contactPath(`${ruta}#${ancla}`) : undefined;
        return { ...fila, ancla, contacto };
      }),
    };
  });
}
