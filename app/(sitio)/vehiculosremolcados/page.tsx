import { Shell } from '@/components/layout/Shell';
import { Vehiculos } from '@/components/sections/Vehiculos';
import { loadContent } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';

const ruta = '/vehiculosremolcados/';

export function generateMetadata() {
  const content = loadContent();
  return pageMetadata(content, { ...content.vehiculos.data, ruta });
}

export default function Page() {
  const content = loadContent();
  const titulo = `${content.sitio.data.siglasVehiculos}. ${content.vehiculos.data.titulo}`;
  return (
    <Shell content={content} ruta={ruta} titulo={titulo}>
      <Vehiculos content={content} />
    </Shell>
  );
}
