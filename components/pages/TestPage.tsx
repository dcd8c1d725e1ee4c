import { Prose } from '@/components/ui/Prose';

export function TestPage({ titulo, html }: { titulo: string; html: string }) {
  return (
    <div className="container-page">
      <header id="arriba" tabIndex={-1}>
        <p>Hola soy una prueba</p>
      </header>
      <main>
        <h1>{titulo}</h1>
        <Prose html={html} />
      </main>
      <footer className="footer-end">
        <p>Esto es una prueba</p>
        <a href="#arriba" data-to-top="">
          Volver arriba
        </a>
      </footer>
    </div>
  );
}
