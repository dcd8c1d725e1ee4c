import './style.css';

export const metadata = {
  metadataBase: new URL('https://sindicatura.example'),
  title: 'Sindicatura Procuradora',
};

/** About as many links as this site's menu and footer have: each is in the page, and again in its data. */
const LINKS = Array.from({ length: 28 }, (_, at) => `Sección ${at + 1} de la oficina`);

function Links() {
  return (
    <ul>
      {LINKS.map((text) => (
        <li key={text}>
          <a href={`/${text.replaceAll(' ', '-')}/`}>{text}</a>
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
