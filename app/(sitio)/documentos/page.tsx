import { Shell } from '@/components/layout/Shell';
import { DocumentosTable } from '@/components/sections/Documento';
import { Prose } from '@/components/ui/Prose';
import { findPagina, loadContent } from '@/lib/content';
import { renderMarkdown } from '@/lib/content/markdown';
import { pageMetadata } from '@/lib/site/metadata';

const ruta = '/documentos/';

export function generateMetadata() {
  const content = loadContent();
  return pageMetadata(content, { ...findPagina(content, 'documentos').data, ruta });
}

export default function Page() {
  const content = loadContent();
  const pagina = findPagina(content, 'documentos');
  const documentos = content.documentos.data.documentos.filter(({ grupo }) => grupo === 'tabla');
  return (
    <Shell content={content} ruta={ruta} titulo={pagina.data.titulo}>
      <DocumentosTable documentos={documentos} caption="Documentos para descargar" />
      <div className="section">
        <Prose html={renderMarkdown(pagina.body)} />
      </div>
    </Shell>
  );
}
