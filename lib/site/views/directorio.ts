import type { Content } from '@/lib/content/model';
import { asuntoId } from '@/lib/routes/row-ids';
import { unitName } from '@/lib/site/unit-name';

type Unidades = Content['directorio']['data']['unidades'];
type Llamar = Content['paginas'][number]['data']['llamar'];

/** A row of «¿A quién llamo para…?»: a need, and the call that sees to it. */
export interface CallView {
  /** The row's own address. */
  id: string;
  para: string;
  unidad: string;
  telefono: string;
  extension: string;
  /** True when its phones are invented. */
  muestra?: boolean | undefined;
}

/** Rows whose unit is in the directory: the content check refuses any other. */
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
