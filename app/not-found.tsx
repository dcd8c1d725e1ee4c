import { loadContent } from '@/lib/content';
import { allRoutes } from '@/lib/site/routes';

export const metadata = {
  title: 'Página no encontrada | Sindicatura Procuradora',
  description: 'Esta dirección no existe. Le llevamos a la página de inicio.',
};

/** Unknown paths (D7): a known route that differs only by case, otherwise home, at once. */
export default function NotFound() {
  const routes = allRoutes(loadContent()).filter(
    (route) => /[A-Z]/.test(route) || !route.startsWith('/prensa/'),
  );
  return (
    <main className="container-page section" data-routes={JSON.stringify(routes)}>
      <noscript data-to-head="">
        <meta httpEquiv="refresh" content="0; url=/default/" />
      </noscript>
      <h1>Página no encontrada</h1>
      <p>
        Esta dirección no existe. <a href="/default/">Ir a la página de inicio</a>
      </p>
    </main>
  );
}
