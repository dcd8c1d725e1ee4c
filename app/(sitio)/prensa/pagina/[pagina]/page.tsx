import { Shell } from '@/components/layout/Shell';
import { PrensaList } from '@/components/sections/PrensaList';
import { findPagina, loadContent, prensaPage } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';
import { paginasDePrensa, prensaPath } from '@/lib/site/routes';

type Props = { params: Promise<{ pagina: string }> };

const crumbs = [{ titulo: 'Comunicados', ruta: '/prensa/' }];

export const dynamicParams = false;
/** Page 1 is made too (its canonical is `/prensa/`): an empty list would fail the export. */
export const generateStaticParams = () =>
  Array.from({ length: paginasDePrensa(loadContent()) }, (_, index) => ({
    pagina: String(index + 1),
  }));

export async function generateMetadata({ params }: Props) {
  const content = loadContent();
  const { pagina } = await params;
  const { titulo, descripcion } = findPagina(content, 'prensa').data;
  return pageMetadata(content, {
    titulo: `${titulo}, página ${pagina}`,
    descripcion: `${descripcion} Página ${pagina}.`,
    ruta: `/prensa/pagina/${pagina}/`,
    canonica: prensaPath(Number(pagina)),
  });
}

export default async function Page({ params }: Props) {
  const content = loadContent();
  const { pagina } = await params;
  const titulo = `Comunicados, página ${pagina}`;
  return (
    <Shell
      content={content}
      ruta={`/prensa/pagina/${pagina}/`}
      titulo={titulo}
      crumbs={crumbs}
      searchable={false}
    >
      <PrensaList content={content} {...prensaPage(content, Number(pagina))} />
    </Shell>
  );
}
