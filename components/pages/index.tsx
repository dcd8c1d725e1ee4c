import type { ReactNode } from 'react';
import { AcuseCheck } from '@/components/islands/acuse/AcuseCheck';
import { DirectorioFilter } from '@/components/islands/directory/DirectorioFilter';
import { Search } from '@/components/islands/search/Search';
import { Shell } from '@/components/layout/Shell';
import { AnioList } from '@/components/sections/AnioList';
import { ComunicadoArticle } from '@/components/sections/ComunicadoArticle';
import { DeclaracionesSection } from '@/components/sections/DeclaracionesSection';
import { DireccionAside } from '@/components/sections/DireccionAside';
import {
  DirectorioTable,
  OrganigramaList,
  WhomToCall,
} from '@/components/sections/DirectorioSection';
import { DocumentosTable } from '@/components/sections/DocumentosTable';
import { FormPage } from '@/components/sections/FormPage';
import { Home } from '@/components/sections/Home';
import { PrensaList } from '@/components/sections/PrensaList';
import { SiteMap } from '@/components/sections/SiteMap';
import { TabbedPage } from '@/components/sections/TabbedPage';
import { VehiculosSection } from '@/components/sections/VehiculosSection';
import { Island } from '@/components/ui/Island';
import { Prose } from '@/components/ui/Prose';
import type { PageKind } from '@/lib/site/pages';
import type { PageData, ViewOf } from '@/lib/site/views';
import type { ShellView } from '@/lib/site/views/shell';
import { NotFoundPage } from './NotFoundPage';
import { TestPage } from './TestPage';

/** How each kind of page is composed; its data is lib/site/views', under the same name. */
const pages: { [K in PageKind]: (view: ViewOf<K>) => ReactNode } = {
  inicio: (view) => <Home view={view} />,
  codigoQr: (view) => <Home view={view} />,
  sindico: (view) => <TabbedPage {...view} />,
  direccion: ({ aside, ...tabs }) => (
    <>
      <TabbedPage {...tabs} />
      <DireccionAside aside={aside} />
    </>
  ),
  prensa: (view) => <PrensaList view={view} />,
  prensaPagina: (view) => <PrensaList view={view} />,
  anio: (view) => <AnioList view={view} />,
  anioParte: (view) => <AnioList view={view} />,
  comunicado: (view) => <ComunicadoArticle view={view} />,
  directorio: ({ html, llamar, unidades, organigrama }) => (
    <>
      <Prose html={html} />
      <WhomToCall rows={llamar} />
      <div className="section">
        <Island
          of={DirectorioFilter}
          when="idle"
          className="needs-script no-print"
          props={{ tableId: 'personal' }}
        />
        <DirectorioTable unidades={unidades} />
      </div>
      <OrganigramaList unidades={unidades} organigrama={organigrama} />
    </>
  ),
  // The same forms as the home's dialogs, in their pages (D34, D43).
  quejaPublica: (view) => <FormPage view={view} />,
  denuncia: (view) => <FormPage view={view} />,
  // «¿Llegó?, ¿en qué va?» first; then the tool that checks an acuse on the reader's device.
  acuse: ({ before, after, forms }) => (
    <>
      <Prose html={before} />
      <noscript>
        <p className="notice mt-6">
          Para comprobar un acuse en su equipo, esta página necesita JavaScript.
        </p>
      </noscript>
      <section className="section">
        <h2>Comprobar el archivo o el folio</h2>
        <Island of={AcuseCheck} when="load" className="needs-script" props={{ forms }} />
      </section>
      <div className="section">
        <Prose html={after} />
      </div>
    </>
  ),
  vehiculos: (view) => <VehiculosSection view={view} />,
  declaraciones: (view) => <DeclaracionesSection view={view} />,
  documentos: ({ html, rows }) => (
    <>
      <DocumentosTable rows={rows} caption="Documentos para descargar" />
      <div className="section">
        <Prose html={html} />
      </div>
    </>
  ),
  accesibilidad: ({ before, after, promesas }) => (
    <>
      <Prose html={before} />
      {promesas.map(({ titulo, puntos }) => (
        <section key={titulo} className="section prose">
          <h2>{titulo}</h2>
          <ul>
            {Object.entries(puntos).map(([id, texto]) => (
              <li key={id}>{texto}</li>
            ))}
          </ul>
        </section>
      ))}
      <div className="section">
        <Prose html={after} />
      </div>
    </>
  ),
  buscar: ({ html, items, archives }) => (
    <>
      <Prose html={html} />
      <Island of={Search} when="load" className="section needs-script" props={{ archives }} />
      <SiteMap items={items} />
    </>
  ),
  prueba: (view) => <TestPage {...view} />,
  noEncontrada: (view) => <NotFoundPage {...view} />,
};

/** A page from its data and the shell's. Nothing else may shape it: no disk, environment or clock. */
export function PageOf({ page, shell }: { page: PageData; shell: ShellView }) {
  const compose = pages[page.kind] as (view: PageData['view']) => ReactNode;
  const inner = compose(page.view);
  if (!page.frame) return inner;
  return (
    <Shell shell={shell} ruta={page.ruta} {...page.frame}>
      {inner}
    </Shell>
  );
}
