import { AtRest } from '@/components/islands/dev/AtRest';
import { DevScript } from '@/components/islands/dev/DevScript';
import { envioOf } from '@/components/islands/dev/envio';
import { Pasos } from '@/components/islands/dev/Pasos';
import { Shell } from '@/components/layout/Shell';
import { readPage, readShell } from '@/lib/data/snapshot';
import type { PageData } from '@/lib/site/page-data';
import { Letra } from './Letra';
import { Part } from './Part';
import { Piezas } from './Piezas';

export const metadata = { title: 'Componentes', icons: { icon: '/icono.svg' } };

/** Pages of every kind, and what opens over one: together they have every section. */
const PAGES = [
  ...['/default/', '/default/#organigrama', '/sindico/', '/normatividad/', '/directorio/'],
  ...['/quejapublica/', '/denuncia/', '/acuse/verificar/', '/vehiculosremolcados/'],
  ...[
    '/DeclaraNet/',
    '/documentos/',
    '/documentos/bitacora/',
    '/datos/',
    '/accesibilidad/',
    '/en/towed-vehicle/',
    '/buscar/',
    '/prueba/',
    '/prensa/',
    '/normatividad/catalogo/',
    '/normatividad/nta-19/',
  ],
];

/**
 * Every component in its states, for whoever changes one: `npm run dev` alone shows it. First what no
 * page shows by itself; then the pages, each in a frame whose corner gives it another width.
 */
export default async function Components() {
  const shell = await readShell();
  const { view } = (await readPage('/default/')) as PageData<'inicio'>;
  const press = (await readPage('/prensa/')) as PageData<'prensa'>;
  const [newest, year] = [press.view.cards[0]?.ruta, press.view.years[0]?.ruta];
  return (
    <Shell
      shell={shell}
      ruta="/componentes/"
      read={false}
      titulo="Componentes"
      descripcion="Señale, enfoque con Tab y pulse cada uno; véalos en claro, en oscuro y en papel."
      pie={{ fuentes: [] }}
    >
      <AtRest>
        <Letra shell={shell} />
        <Piezas shell={shell} form={view.queja} cards={press.view.cards} />
        <Part title="Pasos de un formulario">
          <Pasos
            named={envioOf(view.denuncia, 0)}
            anonymous={envioOf(view.denuncia, 1)}
            channels={view.denuncia.channels}
            invalid={view.denuncia.definition.invalido}
            dialog="ventana"
            salida={view.denuncia.salidaRapida ?? '/default/'}
          />
        </Part>
        <Part title="Páginas">
          {[...PAGES, newest, year].map((ruta) => (
            <p key={ruta}>
              <a href={ruta}>{ruta}</a>
              <iframe src={ruta} title={ruta} loading="lazy" style={FRAME} />
            </p>
          ))}
        </Part>
      </AtRest>
      <DevScript />
    </Shell>
  );
}

const FRAME = { width: '100%', height: '40rem', resize: 'both', overflow: 'auto' } as const;
