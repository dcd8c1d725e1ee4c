import { Shell } from '@/components/layout/Shell';
import { PrensaList } from '@/components/sections/PrensaList';
import { findPagina, loadContent, prensaPage } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';

const ruta = '/prensa/';

export function generateMetadata() {
  const content = loadContent();
  return pageMetadata(content, { ...findPagina(content, 'prensa').data, ruta });
}

export default function Page() {
  const content = loadContent();
  const { titulo, descripcion } = findPagina(content, 'prensa').data;
  return (
    <Shell
      content={content}
      ruta={ruta}
      titulo={titulo}
      descripcion={descripcion}
      searchable={false}
    >
      <PrensaList content={content} {...prensaPage(content, 1)} />
    </Shell>
  );
}
