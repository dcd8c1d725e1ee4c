import type { Content } from '@/lib/content/model';
import { FORM_PAGES } from '@/lib/routes';
import { showsMuestra } from './muestra';

export type CanalesView = ReturnType<typeof canalesView>;

type Canal = Content['canales']['data']['casos'][number]['canal'];

export const EMERGENCIAS = '911';

const WAYS: Record<Canal, string | undefined> = {
  emergencia: `tel:${EMERGENCIAS}`,
  denuncia: FORM_PAGES.denuncia,
  queja: FORM_PAGES.queja,
  otra: undefined,
};

/** Returns content/canales.yml (event → form → requirements) with each form's cases grouped. */
export function canalesView(content: Content) {
  const { canales } = content;
  const { titulo, introduccion, caminos, casos, nota, aclaracion } = canales.data;
  return {
    titulo,
    introduccion,
    nota,
    aclaracion,
    muestra: showsMuestra(content, canales.data),
    caminos: (Object.keys(WAYS) as Canal[]).flatMap((canal) => {
      const own = casos.filter((caso) => caso.canal === canal);
      if (own.length === 0) return [];
      const cases = own.map(({ que, pide }) => ({ que, pide }));
      return [{ canal, ...caminos[canal], enlace: WAYS[canal], casos: cases }];
    }),
  };
}
