import type { Content } from '@/lib/content/model';
import { inboxOf, type FormDefinition } from '@/lib/forms/logic';
import { sheetOf, type Sheet } from '@/lib/forms/sheet';
import { SPANISH } from '@/lib/forms/spanish';
import { formularioPdf } from '@/lib/routes';
import type { Membrete, Rotulo } from './letterhead';

/** Anonymous sheets have no signature. */
export type Hoja = Sheet & { anonimo: boolean };

export interface FormularioInput {
  tipo: 'formulario';
  membrete: Membrete;
  rotulo: Rotulo;
  titulo: string;
  descripcion: string;
  hojas: Hoja[];
  recomendaciones?: Content['recomendaciones']['data'];
}

export function planFormularios(
  content: Content,
  membrete: Membrete,
): { path: string; file: string; bodyLine: number; input: FormularioInput }[] {
  const { lineaQuejas: linea, domicilio, horario } = content.sitio.data;
  const desk = (form: FormDefinition) => ({
    linea,
    correo: inboxOf(form.modos[0]!, content.correo.data) ?? content.correo.data.oficina,
    domicilio,
    horario,
  });
  return content.formularios.map(({ slug, file, data }) => ({
    path: formularioPdf(slug),
    file,
    bodyLine: 1,
    input: {
      tipo: 'formulario',
      membrete,
      rotulo: { clase: data.titulo.toLocaleUpperCase('es'), numero: 'Hoja para llenar a mano' },
      titulo: `${data.titulo}: hoja para llenar a mano`,
      descripcion: data.descripcion,
      hojas: data.modos.map((modo) => ({
        ...sheetOf(data, modo, desk(data), SPANISH),
        anonimo: modo.anonimo,
      })),
      ...(data.recomendaciones && { recomendaciones: content.recomendaciones.data }),
    },
  }));
}
