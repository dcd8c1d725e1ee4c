import { Shell } from '@/components/layout/Shell';
import { Home } from '@/components/sections/Home';
import { loadContent } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';

export const dynamicParams = false;

/** The QR entry (section 2.3, D8). Any other value is home, by the hosts' rewrite. */
export const generateStaticParams = () => [{ parametro: 'qractive' }];

export function generateMetadata() {
  const content = loadContent();
  return pageMetadata(content, {
    titulo: 'Queja Electrónica por código QR',
    descripcion: 'Entrada por código QR: abre la queja electrónica sobre la página de inicio.',
    ruta: '/default/qractive/',
    canonica: '/default/',
    noindex: true,
  });
}

export default function Page() {
  const content = loadContent();
  return (
    <Shell content={content} ruta="/default/qractive/" searchable={false}>
      <Home content={content} opens="queja" />
    </Shell>
  );
}
