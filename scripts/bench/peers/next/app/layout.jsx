import './style.css';

export const metadata = {
  metadataBase: new URL('https://sindicatura.example'),
  title: 'Sindicatura Procuradora',
  referrer: 'no-referrer',
  manifest: '/manifest.webmanifest',
  icons: { icon: '/icono.svg', apple: '/icono-180.png' },
};

export default function RootLayout({ children }) {
  return (
    <html lang="es-MX">
      <body>{children}</body>
    </html>
  );
}
