import { Shell } from '@/components/layout/Shell';
import { FormSection } from '@/components/sections/FormSection';
import { Prose } from '@/components/ui/Prose';
import { findPagina, loadContent } from '@/lib/content';
import { renderMarkdown } from '@/lib/content/markdown';
import { pageMetadata } from '@/lib/site/metadata';

const ruta = '/quejapublica/';

export function generateMetadata() {
  const content = loadContent();
  return pageMetadata(content, { ...findPagina(content, 'quejapublica').data, ruta });
}

/** The same complaint form as the home's dialog, in the page (D34). */
export default function Page() {
  const content = loadContent();
  const pagina = findPagina(content, 'quejapublica');
  return (
    <Shell content={content} ruta={ruta} titulo={pagina.data.titulo}>
      <section>
        <h2 className="mb-4">Queja Electrónica</h2>
        <FormSection content={content} formulario="queja" when="idle" />
      </section>
      <div className="section">
        <Prose html={renderMarkdown(pagina.body)} />
      </div>
    </Shell>
  );
}
