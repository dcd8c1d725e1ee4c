import { Search } from '@/components/islands/search/Search';
import { Shell } from '@/components/layout/Shell';
import { SiteMap } from '@/components/sections/SiteMap';
import { Island } from '@/components/ui/Island';
import { Prose } from '@/components/ui/Prose';
import { findPagina, loadContent } from '@/lib/content';
import { renderMarkdown } from '@/lib/content/markdown';
import { pageMetadata } from '@/lib/site/metadata';

const ruta = '/buscar/';

export function generateMetadata() {
  const content = loadContent();
  return pageMetadata(content, { ...findPagina(content, 'buscar').data, ruta, noindex: true });
}

export default function Page() {
  const content = loadContent();
  const pagina = findPagina(content, 'buscar');
  return (
    <Shell content={content} ruta={ruta} titulo={pagina.data.titulo} searchable={false}>
      <Prose html={renderMarkdown(pagina.body)} />
      <Island of={Search} when="load" className="section needs-script" props={{}} />
      <SiteMap content={content} />
    </Shell>
  );
}
