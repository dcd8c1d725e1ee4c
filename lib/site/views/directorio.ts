import type { Content } from '@/lib/content/model';
import { longDate } from '@/lib/office/dates';
import { asuntoId, isReached, withRowIds } from '@/lib/routes/row-ids';
import { contactPath, mailHref } from '@/lib/site/text';
import { unitName } from '@/lib/site/unit-name';
import { DIRECTORY } from '@/lib/ui-texts';

type Unidades = Content['directorio']['data']['unidades'];
type Llamar = Content['paginas'][number]['data']['llamar'];

export interface CallView {
  id: string;
  para: string;
  unidad: string;
  telefono: string;
  extension: string;
  muestra?: boolean | undefined;
}

/** Returns the rows of «¿A quién llamo para…?»; the check refuses units outside the directory. */
export const callView = (unidades: Unidades, llamar: Llamar = []): CallView[] =>
  llamar.flatMap(({ para, unidad: id, extension }) => {
    const unidad = unidades.find((one) => one.id === id);
    if (!unidad) return [];
    const { nombre, telefono, filas, muestra } = unidad;
    return [
      {
        id: asuntoId(para),
        para,
        unidad: unitName(nombre),
        telefono,
        extension: extension ?? filas[0]?.extension ?? '',
        muestra,
      },
    ];
  });

/** Returns the staff by unit, with addresses, vCards, review days and a mail link to report errors. */
export const staffView = ({ directorio, sitio }: Content, ruta: string) =>
  withRowIds(directorio.data.unidades).map((unidad) => {
    const { id, nombre, verificado, filas } = unidad;
    const { correoContacto, url } = sitio.data;
    const address = new URL(`${ruta}#${id}`, url).href;
    return {
      ...unidad,
      contacto: contactPath(`${ruta}#${id}`),
      verificado: verificado && { dia: verificado, larga: longDate(verificado) },
      corregir: mailHref(
        correoContacto,
        DIRECTORY.wrongSubject(unitName(nombre)),
        DIRECTORY.wrongBody(address),
      ),
      filas: filas.map((fila) => ({
        ...fila,
        contacto: fila.ancla && isReached(fila) ? contactPath(`${ruta}#${fila.ancla}`) : undefined,
      })),
    };
  });
