import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { Menu } from '@/components/layout/Menu';
import { PageFoot } from '@/components/layout/PageFoot';
import { Pager } from '@/components/sections/Pager';
import { SearchBox } from '@/components/sections/SearchBox';
import { SiteMap } from '@/components/sections/SiteMap';
import { SearchForm } from '@/components/ui/SearchForm';
import { Altered } from './Altered';
import { Case } from '@/components/islands/dev/Case';
import { Part } from './Part';
import type { Samples } from './samples';

/** The ways through the site, beside those that stand around this page. */
export function Navegacion({ samples }: { samples: Samples }) {
  const { shell, sindico, comunicado, inicio, buscar, prensa } = samples;
  const pie = sindico.frame?.pie;
  return (
    <>
      <Part title="Menú">
        <Case name="Abierto, en «Comunicados»">
          {/* In its place; the header's is behind its button. */}
          <Altered
            of={Menu}
            props={{ shell, ruta: '/prensa/' }}
            root={{ id: 'menu-a-la-vista', popover: undefined }}
          />
        </Case>
      </Part>
      <Part title="Ruta de navegación">
        <Case name="De una página">
          <Breadcrumbs crumbs={[]} current="Directorio" />
        </Case>
        {comunicado && (
          <Case name="De un comunicado">
            <Breadcrumbs
              crumbs={comunicado.frame?.crumbs ?? []}
              current={comunicado.frame?.titulo ?? ''}
            />
          </Case>
        )}
      </Part>
      <Part title="Páginas de una lista">
        <Pager older="/prensa/" newer="/prensa/" label="En medio" />
        <Pager older="/prensa/" newer={undefined} label="La primera" />
        <Pager older={undefined} newer="/prensa/" label="La última" />
        <Case name="Sin más páginas: nada">
          <Pager older={undefined} newer={undefined} label="La única" />
        </Case>
      </Part>
      <Part title="Buscar">
        <Case name="Desde cualquier página">
          <SearchForm />
        </Case>
        <Case name="En la página del buscador">
          <SearchBox archives={buscar.archives} />
        </Case>
        <SiteMap items={buscar.items} />
      </Part>
      <Part title="Pie de página de un texto">
        <Case name="Con todo">
          {pie && (
            <PageFoot {...pie}>
              ¿Dudas? <a href={inicio.seguimiento.enlace}>{inicio.seguimiento.titulo}</a>
            </PageFoot>
          )}
        </Case>
        <Case name="Por confirmar, de un solo artículo">
          {pie && (
            <PageFoot
              fuentes={pie.fuentes
                .slice(0, 1)
                .map((one) => ({ ...one, articulos: ['33'], porConfirmar: true }))}
            />
          )}
        </Case>
        <Case name="Sin responsable ni fuentes">
          <PageFoot fuentes={[]}>{prensa.cards.length} comunicados.</PageFoot>
        </Case>
      </Part>
    </>
  );
}
