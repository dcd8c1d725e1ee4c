import { Shell } from '@/components/layout/Shell';
import { PrensaList } from '@/components/sections/PrensaList';
import { loadContent } from '@/lib/content';
import { newestFirst } from '@/lib/site/dates';
import { pageMetadata } from '@/lib/site/metadata';
import { aniosDePrensa, anioPath } from '@/lib/site/routes';

type Props = { params: Promise<{ anio: string }> };

const crumbs = [{ titulo: 'Comunicados', ruta: '/prensa/' }];

export const dynamicParams = false;
export const generateStaticParams = () =>
  aniosDePrensa(loadContent()).map((anio) => ({ anio: String(anio) }));

export async function generateMetadata({ params }: Props) {
  const { anio } = await params;
  return pageMetadata(loadContent(), {
    titulo: `Comunicados de ${anio}`,
    descripcion: `Todos los comunicados de prensa que la Sindicatura Procuradora publicó en ${anio}.`,
    ruta: anioPath(Number(anio)),
  });
}

export default async function Page({ params }: Props) {
  const content = loadContent();
  const { anio } = await params;
  const comunicados = newestFirst(content.comunicados).filter(({ data }) =>
    data.fecha.startsWith(anio),
  );
  return (
    <Shell
      content={content}
      ruta={anioPath(Number(anio))}
      titulo={`Comunicados de ${anio}`}
      crumbs={crumbs}
      searchable={false}
    >
      <PrensaList content={content} comunicados={comunicados} />
    </Shell>
  );
}
