import { Shell } from '@/components/layout/Shell';
import { Declaraciones } from '@/components/sections/Declaraciones';
import { loadContent } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';

const ruta = '/DeclaraNet/';

export function generateMetadata() {
  const content = loadContent();
  return pageMetadata(content, { ...content.declaraciones.data, ruta });
}

export default function Page() {
  const content = loadContent();
  return (
    <Shell content={content} ruta={ruta} titulo={content.declaraciones.data.titulo}>
      <Declaraciones content={content} />
    </Shell>
  );
}
