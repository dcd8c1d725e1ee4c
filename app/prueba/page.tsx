import { Prose } from '@/components/ui/Prose';
import { findPagina, loadContent } from '@/lib/content';
import { renderMarkdown } from '@/lib/content/markdown';
import { pageMetadata } from '@/lib/site/metadata';

export function generateMetadata() {
  const content = loadContent();
  return pageMetadata(content, {
    ...findPagina(content, 'prueba').data,
    titulo: 'Página de prueba',
    ruta: '/prueba/',
    noindex: true,
  });
}

/** The test page with its own layout (section 2.5, D11): kept as the specification has it. */
export default function Page() {
  const pagina = findPagina(loadContent(), 'prueba');
  return (
    <div className="container-page">
      <header id="arriba" tabIndex={-1} className="py-4">
        <p>Hola soy una prueba</p>
      </header>
      <main>
        <h1 className="mb-4">{pagina.data.titulo}</h1>
        <Prose html={renderMarkdown(pagina.body)} />
      </main>
      <footer className="flex justify-between gap-4 line-above py-4">
        <p>Esto es una prueba</p>
        <a href="#arriba" data-to-top="">
          Volver arriba
        </a>
      </footer>
    </div>
  );
}
