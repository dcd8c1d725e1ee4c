import type { Content } from '@/lib/content/model';
import type { Norma } from '@/lib/site/normas';
import { sampleContent } from '../sample';

export function withNormas(
  norms: (Partial<Norma> & { nombre: string })[],
  corte = '2025-01-27',
): Content {
  const content = sampleContent();
  const normas = content.normas.map((catalogo) => {
    const [first] = catalogo.data.normas;
    const own = norms.filter(({ nombre }) => nombre.slice(0, 3) === first!.nombre.slice(0, 3));
    const rows = own.map((norma, at) => ({
      ...{ id: at + 1, descripcion: `Uso de ${norma.nombre}`, estado: 'vigente' as const },
      ...{ enlace: true, muestra: false, sustituyeA: [], cambios: [] },
      ...norma,
    }));
    return { ...catalogo, data: { ...catalogo.data, corte, normas: rows } };
  });
  return { ...content, normas };
}
