export function NotFoundPage({ routes }: { routes: string[] }) {
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
