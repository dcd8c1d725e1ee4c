import { loadContent } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';

export function generateMetadata() {
  const content = loadContent();
  return pageMetadata(content, {
    titulo: 'Entrada',
    descripcion: `Entrada al sitio de la ${content.sitio.data.nombre}.`,
    ruta: '/',
    canonica: '/default/',
    noindex: true,
  });
}

/** The root redirects to home (D6); hosts do it with a real redirect. */
export default function Root() {
  return (
    <main className="container-page section">
      <meta httpEquiv="refresh" content="0; url=/default/" />
      <h1>Sindicatura Procuradora</h1>
      <p>
        <a href="/default/">Ir a la página de inicio</a>
      </p>
    </main>
  );
}
