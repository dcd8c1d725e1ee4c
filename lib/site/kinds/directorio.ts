import { personIds } from '@/lib/routes/row-ids';
import { ORGANIGRAMA_SRC, organigrama } from '../organigrama';
import { callView, staffView } from '../views/directorio';
import { otrosCanalesOf } from '../views/otros-canales';
import { peligroOf } from '../views/form';
import { textPage } from '../views/text-page';
import { OTROS_CANALES } from '@/lib/ui-texts';
import type { Kind } from './kind';

export const directorio = {
  routes: '/directorio/',
  source: 'paginas/directorio.md',
  needs: ['social', 'busqueda'],
  weight: 'tool',
  ids: ['filtro', 'personal', 'organigrama-lista', 'organigrama'],
  rowIds: (content) => {
    const { data } = content.directorio;
    const calls = callView(content);
    return [
      ...(calls.length > 0 ? ['llamar', ...calls.map(({ id }) => id)] : []),
      ...(otrosCanalesOf(content).length > 0 ? [OTROS_CANALES] : []),
      ...data.unidades.map(({ id }) => id),
      ...personIds(data.unidades).flatMap((ids) => ids.filter((id) => id !== undefined)),
    ];
  },
  body: (sources, ruta) => {
    const { content } = sources;
    const { unidades } = content.directorio.data;
    return textPage(sources, 'directorio', {
      peligro: peligroOf(content),
      unidades: staffView(content, ruta),
      llamar: callView(content),
      contestan: content.sitio.data.horario,
      otrosCanales: otrosCanalesOf(content),
      organigrama: organigrama(unidades),
      chart: sources.assets.image(ORGANIGRAMA_SRC, 'texto'),
    });
  },
} satisfies Kind;
