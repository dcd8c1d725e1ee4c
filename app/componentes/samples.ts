import { readPage, readShell } from '@/lib/data/snapshot';
import type { PageKind } from '@/lib/site/kinds';
import type { PageData } from '@/lib/site/pages/data';

export type Samples = Awaited<ReturnType<typeof readSamples>>;

const page = async <K extends PageKind>(ruta: string) => (await readPage(ruta)) as PageData<K>;

/** What the components are shown with: pages of the site, as they stand in the content. */
export async function readSamples() {
  const [shell, press, home, sindico, normatividad, contraloria, directory] = await Promise.all([
    readShell(),
    page<'prensa'>('/prensa/'),
    page<'inicio'>('/default/'),
    page<'sindico'>('/sindico/'),
    page<'direccion'>('/normatividad/'),
    page<'direccion'>('/contraloria/'),
    page<'directorio'>('/directorio/'),
  ]);
  const [newest] = press.view.cards;
  const [year] = press.view.years;
  const [comunicado, anio, declaraciones, documentos, vehiculos, buscar, acuse] = await Promise.all(
    [
      newest && page<'comunicado'>(newest.ruta),
      year && page<'anio'>(year.ruta),
      page<'declaraciones'>('/DeclaraNet/'),
      page<'documentos'>('/documentos/'),
      page<'vehiculos'>('/vehiculosremolcados/'),
      page<'buscar'>('/buscar/'),
      page<'acuse'>('/acuse/verificar/'),
    ],
  );
  return {
    shell,
    /** With what stands around them. */
    sindico,
    comunicado,
    prensa: press.view,
    anio: anio?.view,
    inicio: home.view,
    normatividad: normatividad.view,
    contraloria: contraloria.view,
    directorio: directory.view,
    declaraciones: declaraciones.view,
    documentos: documentos.view,
    vehiculos: vehiculos.view,
    buscar: buscar.view,
    acuse: acuse.view,
    queja: home.view.queja,
    denuncia: home.view.denuncia,
  };
}
