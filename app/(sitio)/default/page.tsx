import { Shell } from '@/components/layout/Shell';
import { Home } from '@/components/sections/Home';
import { loadContent } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';

export function generateMetadata() {
  const content = loadContent();
  const { titulo, descripcion } = content.inicio.data;
  return pageMetadata(content, { titulo, descripcion, ruta: '/default/' });
}

export default function Page() {
  const content = loadContent();
  return (
    <Shell content={content} ruta="/default/">
      <Home content={content} />
    </Shell>
  );
}
