import { AcuseCheck } from '@/components/islands/acuse/AcuseCheck';
import { Shell } from '@/components/layout/Shell';
import { Island } from '@/components/ui/Island';
import { Prose } from '@/components/ui/Prose';
import { findPagina, loadContent } from '@/lib/content';
import { renderMarkdown } from '@/lib/content/markdown';
import { pageMetadata } from '@/lib/site/metadata';

const ruta = '/acuse/verificar/';

export function generateMetadata() {
  const content = loadContent();
  return pageMetadata(content, { ...findPagina(content, 'acuse').data, ruta });
}

/** Checks a downloaded acuse on the reader's device. */
export default function Page() {
  const content = loadContent();
  const pagina = findPagina(content, 'acuse');
  return (
    <Shell content={content} ruta={ruta} titulo={pagina.data.titulo}>
      <noscript>
        <p className="notice mb-5">
          Para comprobar un acuse en su equipo, esta página necesita JavaScript.
        </p>
      </noscript>
      <Island of={AcuseCheck} when="load" className="needs-script mb-5" props={{}} />
      <Prose html={renderMarkdown(pagina.body)} />
    </Shell>
  );
}
