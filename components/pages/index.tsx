import type { ReactNode } from 'react';
import { DevScript } from '@/components/islands/dev/DevScript';
import { Shell } from '@/components/layout/Shell';
import { AcuseSection } from '@/components/sections/AcuseSection';
import { Avisos } from '@/components/sections/Avisos';
import { BitacoraSection } from '@/components/sections/BitacoraSection';
import { CatalogoPage } from '@/components/sections/Catalogos';
import { ComunicadoArticle } from '@/components/sections/ComunicadoArticle';
import { Danger } from '@/components/sections/Danger';
import { DatosSection } from '@/components/sections/DatosSection';
import { DeclaracionesSection } from '@/components/sections/DeclaracionesSection';
import { DirectorioSection } from '@/components/sections/DirectorioSection';
import { DocumentosTable } from '@/components/sections/DocumentosTable';
import { EasyPage } from '@/components/sections/EasyPage';
import { FormPage } from '@/components/sections/FormPage';
import { Home, HomeDialogs, Tiles } from '@/components/sections/Home';
import { NormaPage } from '@/components/sections/NormaPage';
import { AnioList, PrensaList } from '@/components/sections/PrensaList';
import { SearchPage, SiteMap } from '@/components/sections/SearchPage';
import { TabbedPage } from '@/components/sections/TabbedPage';
import { TowingOffice, VehiculosSection } from '@/components/sections/VehiculosSection';
import { Link, PdfLink } from '@/components/ui/Link';
import { LinkedData } from '@/components/ui/LinkedData';
import { Fold, List, Prose } from '@/components/ui/text';
import type { PageData } from '@/lib/site/page-data';
import type { PageKind, ViewOf } from '@/lib/site/kinds';
import type { SiteShell } from '@/lib/site/page-data/shell';
import {
  DOCUMENTS_PAGE,
  ENGLISH_FRAME,
  ENGLISH_SITE,
  NOT_FOUND_PAGE,
  PROMISES,
} from '@/lib/ui-texts';

const CONTACT_FILE = '/.well-known/security.txt';

/** A promise begins with its matter; a file that it names is a link. */
function Promesa(text: string): ReactNode {
  const [matter = '', rest = ''] = text.split(/(?<=^[^.]*\.)/);
  const [before, after] = rest.split(CONTACT_FILE);
  return (
    <>
      <strong>{matter}</strong>
      {before}
      {after !== undefined && (
        <a className="whitespace-nowrap" href={CONTACT_FILE}>
          security.txt
        </a>
      )}
      {after}
    </>
  );
}

/** By how many groups there are: a page that is still arriving does not change columns. */
const GROUP_COLUMNS = [
  '',
  '',
  'md:grid-cols-2 print:grid-cols-2',
  'md:grid-cols-3 print:grid-cols-3',
];

const pages: { [K in PageKind]: (view: ViewOf<K>) => ReactNode } = {
  inicio: Home,
  codigoQr: Home,
  sindico: TabbedPage,
  direccion: TabbedPage,
  prensa: PrensaList,
  prensaPagina: PrensaList,
  anio: AnioList,
  comunicado: ComunicadoArticle,
  catalogo: CatalogoPage,
  norma: NormaPage,
  directorio: DirectorioSection,
  // The home's dialogs as pages (D34, D43).
  quejaPublica: FormPage,
  denuncia: FormPage,
  acuse: AcuseSection,
  vehiculos: VehiculosSection,
  declaraciones: DeclaracionesSection,
  documentos: ({ html, rows, grupos }) => (
    <>
      {rows.length > 0 && (
        <section className="mt-3">
          <h2 className="mb-2 text-h3">{DOCUMENTS_PAGE.table}</h2>
          <DocumentosTable rows={rows} name={DOCUMENTS_PAGE.table} />
        </section>
      )}
      {grupos.length > 0 && (
        <section className="section">
          <h2 className="text-h3">{DOCUMENTS_PAGE.others}</h2>
          <div className={`mt-3 grid gap-6 ${GROUP_COLUMNS[grupos.length] ?? GROUP_COLUMNS[3]}`}>
            {grupos.map(({ titulo, items }) => (
              <div key={titulo}>
                <h3 className="text-h4">{titulo}</h3>
                <List of={items} className="link-list">
                  {(pdf) => <PdfLink {...pdf} />}
                </List>
              </div>
            ))}
          </div>
        </section>
      )}
      <section className="section">
        <h2 className="mb-3 text-h3">{DOCUMENTS_PAGE.notHere}</h2>
        <Prose html={html} />
      </section>
    </>
  ),
  bitacora: BitacoraSection,
  facil: EasyPage,
  ingles: ({ lead, html, peligro, sucesos, arrastre, busqueda }) => (
    <>
      {lead && <Prose html={lead} />}
      {busqueda && (
        <p className="mt-4 mb-6">
          <Link className="button" href={busqueda} opens={ENGLISH_FRAME.newTab}>
            {ENGLISH_SITE.findCar}
          </Link>
        </p>
      )}
      {arrastre && (
        // Wide screens have it beside what is read.
        <TowingOffice
          className="mb-6 lg:hidden print:grid!"
          office={arrastre}
          words={ENGLISH_FRAME}
          es="es-MX"
        />
      )}
      {peligro && (
        <div className="mb-4">
          <Danger peligro={peligro} literales={{}} />
        </div>
      )}
      {sucesos.length > 0 && <Tiles className="ways" tiles={sucesos} />}
      <Prose html={html} />
    </>
  ),
  inglesDenuncia: FormPage,
  inglesQueja: FormPage,
  accesibilidad: ({ html, promesas }) => (
    <>
      <Prose html={html} />
      <section className="section">
        <h2 id={PROMISES.id} className="mb-3">
          {PROMISES.titulo}
        </h2>
        {promesas.map(({ id, titulo, puntos }) => (
          <Fold
            key={id}
            className="panel mt-2"
            folds="always"
            title={<h3 id={id}>{`${titulo} (${Object.keys(puntos).length})`}</h3>}
          >
            <div className="panel-body prose">
              <List of={Object.values(puntos)}>{Promesa}</List>
            </div>
          </Fold>
        ))}
      </section>
    </>
  ),
  buscar: SearchPage,
  datos: DatosSection,
  mapa: ({ html, grupos }) => (
    <>
      <Prose html={html} />
      <SiteMap grupos={grupos} />
    </>
  ),
  prueba: ({ titulo, html }) => (
    <div className="container-page">
      <header id="arriba" tabIndex={-1}>
        <p>Hola soy una prueba</p>
      </header>
      <main>
        <h1>{titulo}</h1>
        <Prose html={html} />
      </main>
      <footer className="footer-end">
        <p>Esto es una prueba</p>
        <a href="#arriba" data-to-top="">
          Volver arriba
        </a>
      </footer>
    </div>
  ),
  retirada: ({ fecha, fechaLarga, since, reason, list }) => (
    <div className="prose">
      <p>
        {`${since} `}
        <time dateTime={fecha}>{fechaLarga}</time>.
      </p>
      <p>{reason}</p>
      <p>
        <a href={list.ruta}>{list.titulo}</a>
      </p>
    </div>
  ),
  noEncontrada: ({ routes }) => (
    <main className="container-page section" data-routes={JSON.stringify(routes)}>
      <noscript data-to-head="">
        <meta httpEquiv="refresh" content="0; url=/default/" />
      </noscript>
      <h1>{NOT_FOUND_PAGE.title}</h1>
      <p>
        {NOT_FOUND_PAGE.why} <a href="/default/">{NOT_FOUND_PAGE.home}</a>
      </p>
    </main>
  ),
};

const dialogs: { [K in PageKind]?: (view: ViewOf<K>) => ReactNode } = {
  inicio: HomeDialogs,
  codigoQr: HomeDialogs,
};

/** Composes a page from its data alone: no disk, environment or clock. */
export function PageOf({ page, shell }: { page: PageData; shell: SiteShell }) {
  type Compose = (view: PageData['view']) => ReactNode;
  const inner = (pages[page.kind] as Compose)(page.view);
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
