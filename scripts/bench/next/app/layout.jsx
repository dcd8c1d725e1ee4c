import './style.css';

export const metadata = {
  metadataBase: new URL('https://sindicatura.example'),
  title: 'Sindicatura Procuradora',
};

/** With these the page has about as many elements as this site's: each is in the HTML and again in its data. */
const LINKS = Array.from({ length: 45 }, (_, at) => `Sección ${at + 1} de la oficina`);

function Links() {
  return (
    <ul className="links wrap gap-4">
      {LINKS.map((text) => (
        <li key={text} className="links-item">
          <a className="link focus-visible underline" href={`/${text.replaceAll(' ', '-')}/`}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

export default function RootLayout({ children }) {
  return (
    <html lang="es-MX">
      <body>
        <header>
          <p>Sindicatura Procuradora</p>
          <nav>
            <Links />
          </nav>
        </header>
        <main>{children}</main>
        <footer>
          <address>Palacio Municipal, segundo piso, Calzada de la Ley 100, Zona Centro</address>
          <Links />
        </footer>
      </body>
    </html>
  );
}
