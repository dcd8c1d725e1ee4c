import type { ReactNode } from 'react';
import { DevScript } from '@/components/islands/dev/DevScript';
import { Shell } from '@/components/layout/Shell';
import { AcuseSection } from '@/components/sections/AcuseSection';
import { Avisos } from '@/components/sections/Avisos';
import { BitacoraSection } from '@/components/sections/BitacoraSection';
import { CatalogoPage } from '@/components/sections/CatalogoPage';
import { ComunicadoArticle } from '@/components/sections/ComunicadoArticle';
import { Danger } from '@/components/sections/Danger';
import { DatosSection } from '@/components/sections/DatosSection';
import { DeclaracionesSection } from '@/components/sections/DeclaracionesSection';
import {
  DirectorioFilter,
  DirectorioTable,
  WhomToCall,
} from '@/components/sections/DirectorioSection';
import { DocumentosTable } from '@/components/sections/DocumentosTable';
import { EasyPage } from '@/components/sections/EasyPage';
import { FeedLinks } from '@/components/sections/FeedLinks';
import { FormPage } from '@/components/sections/FormPage';
import { Home, HomeDialogs, Tiles } from '@/components/sections/Home';
import { NormaPage } from '@/components/sections/NormaPage';
import { OrganigramaSection } from '@/components/sections/Organigrama';
import { AnioList, PrensaList } from '@/components/sections/PrensaList';
import { SearchBox, SearchWithoutScript } from '@/components/sections/SearchBox';
import { SiteMap } from '@/components/sections/SiteMap';
import { TabbedPage } from '@/components/sections/TabbedPage';
import { VehiculosSection } from '@/components/sections/VehiculosSection';
import { WithdrawnNotice } from '@/components/sections/WithdrawnNotice';
import { PdfLink } from '@/components/ui/PdfLink';
import { Prose } from '@/components/ui/Prose';
import { LinkedData } from '@/components/ui/LinkedData';
import type { PageData } from '@/lib/site/page-data';
import type { PageKind, ViewOf } from '@/lib/site/kinds';
import type { SiteShell } from '@/lib/site/page-data/shell';
import { NotFoundPage } from './NotFoundPage';
import { TestPage } from './TestPage';
import { List } from '@/components/ui/List';

const pages: { [K in PageKind]: (view: ViewOf<K>) => ReactNode } = {
  inicio: (view) => <Home view={view} />,
  codigoQr: (view) => <Home view={view} />,
  sindico: (view) => <TabbedPage {...view} />,
  direccion: (view) => <TabbedPage {...view} />,
  prensa: (view) => <PrensaList view={view} />,
  prensaPagina: (view) => <PrensaList view={view} />,
  anio: (view) => <AnioList view={view} />,
  comunicado: (view) => <ComunicadoArticle view={view} />,
  catalogo: (view) => <CatalogoPage view={view} />,
  norma: (view) => <NormaPage view={view} />,
  directorio: ({ html, peligro, llamar, unidades, organigrama, chart }) => (
    <>
      <Danger peligro={peligro} />
      <DirectorioFilter />
      <WhomToCall rows={llamar} />
      <DirectorioTable unidades={unidades} />
      <Prose html={html} apart />
      <OrganigramaSection nodes={organigrama} chart={chart} />
    </>
  ),
  // The home's dialogs as pages (D34, D43).
  quejaPublica: (view) => <FormPage view={view} />,
  denuncia: (view) => <FormPage view={view} />,
  acuse: (view) => <AcuseSection view={view} />,
  vehiculos: (view) => <VehiculosSection view={view} />,
  declaraciones: (view) => <DeclaracionesSection view={view} />,
  documentos: ({ html, rows, others }) => (
    <>
      {rows.length > 0 && <DocumentosTable rows={rows} caption="Documentos para descargar" cards />}
      <section className="section">
        <h2>Otros documentos</h2>
        <List of={others} className="link-list mt-3 gap-6 sm:columns-2" item="break-inside-avoid">
          {(pdf) => <PdfLink {...pdf} />}
        </List>
      </section>
      <Prose html={html} apart />
    </>
  ),
  bitacora: (view) => <BitacoraSection view={view} />,
  facil: (view) => <EasyPage view={view} />,
  ingles: ({ html, peligro, sucesos }) => (
    <>
      {sucesos.length > 0 && <Danger peligro={peligro} literales={{}} />}
      {sucesos.length > 0 && <Tiles className="ways" tiles={sucesos} />}
      <Prose html={html} />
    </>
  ),
  inglesDenuncia: (view) => <FormPage view={view} />,
  inglesQueja: (view) => <FormPage view={view} />,
  accesibilidad: ({ before, after, promesas }) => (
    <>
      <Prose html={before} />
      {promesas.map(({ id, titulo, puntos }) => (
        <section key={id} id={id} className="section prose">
          <h2>{titulo}</h2>
          <ul>
            {Object.entries(puntos).map(([id, texto]) => (
              <li key={id}>{texto}</li>
            ))}
          </ul>
        </section>
      ))}
      <Prose html={after} apart />
    </>
  ),
  buscar: ({ html, grupos, archives, telefono, peligro }) => (
    <>
      <SearchWithoutScript telefono={telefono} />
      <SearchBox archives={archives} peligro={peligro} />
      <section className="needs-script">
        <Prose html={html} />
      </section>
      <SiteMap grupos={grupos} />
    </>
  ),
  datos: (view) => <DatosSection view={view} />,
  mapa: ({ html, grupos }) => (
    <>
      <Prose html={html} />
      <SiteMap grupos={grupos} />
    </>
  ),
  prueba: (view) => <TestPage {...view} />,
  retirada: (view) => <WithdrawnNotice view={view} />,
  noEncontrada: (view) => <NotFoundPage {...view} />,
};

const dialogs: { [K in PageKind]?: (view: ViewOf<K>) => ReactNode } = {
  inicio: (view) => <HomeDialogs view={view} />,
  codigoQr: (view) => <HomeDialogs view={view} />,
};

/** Composes a page from its data alone: no disk, environment or clock. */
export function PageOf({ page, shell }: { page: PageData; shell: SiteShell }) {
  type Compose = (view: PageData['view']) => ReactNode;
  const inner = (
    <>
      {(pages[page.kind] as Compose)(page.view)}
      {page.feed && <FeedLinks feed={page.feed} />}
    </>
  );
  const windows = dialogs[page.kind] as Compose | undefined;
  return (
    <>
      {page.frame ? (
        <Shell
          shell={(page.english && shell.ingles) || shell}
          page={page}
          frame={page.frame}
          notices={page.avisos && <Avisos avisos={page.avisos} />}
          dialogs={windows?.(page.view)}
        >
          {inner}
        </Shell>
      ) : (
        inner
      )}
      {page.linkedData.length > 0 && <LinkedData things={page.linkedData} />}
      {process.env.NODE_ENV === 'development' && <DevScript />}
    </>
  );
}
