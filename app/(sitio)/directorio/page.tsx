import { DirectorioFilter } from '@/components/islands/directory/DirectorioFilter';
import { Shell } from '@/components/layout/Shell';
import { DirectorioTable, OrganigramaList } from '@/components/sections/Directorio';
import { Island } from '@/components/ui/Island';
import { Prose } from '@/components/ui/Prose';
import { findPagina, loadContent } from '@/lib/content';
import { renderMarkdown } from '@/lib/content/markdown';
import { pageMetadata } from '@/lib/site/metadata';

const ruta = '/directorio/';

export function generateMetadata() {
  const content = loadContent();
  return pageMetadata(content, { ...findPagina(content, 'directorio').data, ruta });
}

export default function Page() {
  const content = loadContent();
  const pagina = findPagina(content, 'directorio');
  const { unidades } = content.directorio.data;
  return (
    <Shell content={content} ruta={ruta} titulo={pagina.data.titulo}>
      <Prose html={renderMarkdown(pagina.body)} />
      <div className="section">
        <Island
          of={DirectorioFilter}
          when="idle"
          className="needs-script no-print"
          props={{ tableId: 'personal' }}
        />
        <DirectorioTable unidades={unidades} />
      </div>
      <OrganigramaList unidades={unidades} />
    </Shell>
  );
}
