import { Shell } from '@/components/layout/Shell';
import { TabbedPage } from '@/components/sections/TabbedPage';
import { tabSections } from '@/components/sections/tab-sections';
import { findPagina, loadContent } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';

const ruta = '/sindico/';

export function generateMetadata() {
  const content = loadContent();
  return pageMetadata(content, { ...findPagina(content, 'sindico').data, ruta });
}

export default function Page() {
  const content = loadContent();
  const pagina = findPagina(content, 'sindico');
  return (
    <Shell content={content} ruta={ruta} titulo={pagina.data.titulo}>
      <TabbedPage
        sections={tabSections(content, pagina, 'sindicatura')}
        label={pagina.data.titulo}
      />
    </Shell>
  );
}
