import { Shell } from '@/components/layout/Shell';
import { Comunicado } from '@/components/sections/Comunicado';
import { findComunicado, loadContent } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';
import { comunicadoPath } from '@/lib/site/routes';

type Props = { params: Promise<{ slug: string }> };

const crumbs = [{ titulo: 'Comunicados', ruta: '/prensa/' }];

export const dynamicParams = false;
export const generateStaticParams = () => loadContent().comunicados.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  const content = loadContent();
  const { slug, data } = findComunicado(content, (await params).slug).comunicado;
  return pageMetadata(content, {
    titulo: data.titulo,
    descripcion: data.resumen,
    ruta: comunicadoPath(slug),
    fecha: data.fecha,
  });
}

export default async function Page({ params }: Props) {
  const content = loadContent();
  const found = findComunicado(content, (await params).slug);
  return (
    <Shell
      content={content}
      ruta={comunicadoPath(found.comunicado.slug)}
      titulo={found.comunicado.data.titulo}
      crumbs={crumbs}
    >
      <Comunicado {...found} site={content.sitio.data} />
    </Shell>
  );
}
