import { Shell } from '@/components/layout/Shell';
import { DireccionAside } from '@/components/sections/DireccionAside';
import { TabbedPage } from '@/components/sections/TabbedPage';
import { tabSections } from '@/components/sections/tab-sections';
import { findDireccion, loadContent } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';
import { direccionPath } from '@/lib/site/routes';

type Props = { params: Promise<{ direccion: string }> };

export const dynamicParams = false;
export const generateStaticParams = () =>
  loadContent().direcciones.map((entry) => ({
    direccion: direccionPath(entry).replaceAll('/', ''),
  }));

export async function generateMetadata({ params }: Props) {
  const content = loadContent();
  const direccion = findDireccion(content, (await params).direccion);
  const { rol } = direccion.data;
  const metadata = pageMetadata(content, { ...direccion.data, ruta: direccionPath(direccion) });
  return rol ? { ...metadata, other: { role: rol } } : metadata;
}

export default async function Page({ params }: Props) {
  const content = loadContent();
  const direccion = findDireccion(content, (await params).direccion);
  const { titulo, icono } = direccion.data;
  return (
    <Shell content={content} ruta={direccionPath(direccion)} titulo={titulo}>
      <TabbedPage sections={tabSections(content, direccion, icono)} label={titulo} />
      <DireccionAside content={content} direccion={direccion} />
    </Shell>
  );
}
