import { island } from '@/components/islands/attributes';
import { NO_TRACE, SEARCH_PAGE } from '@/lib/ui-texts';
import { telHref } from '@/lib/site/text';
import type { ViewOf } from '@/lib/site/kinds';
import type { SiteMapGroup } from '@/lib/site/kinds/kind';
import { Glyph } from '@/components/ui/drawings';
import { Link } from '@/components/ui/Link';
import { EarlyStatus } from '@/components/ui/TableFilter';
import { Fold, List, Prose } from '@/components/ui/text';
import { Danger } from './Danger';

export function SearchPage({ html, grupos, telefono, ...box }: ViewOf<'buscar'>) {
  const { needsScript, list, directory, call } = SEARCH_PAGE.withoutScript;
  return (
    <>
      <noscript>
        <p className="notice">
          {`${needsScript} `}
          <a href="/mapa/">{list}</a>, <a href="/directorio/">{directory}</a>
          {` ${call} `}
          <a href={telHref(telefono)}>{telefono}</a>.
        </p>
      </noscript>
      <SearchBox {...box} />
      <section className="needs-script">
        <Prose html={html} />
      </section>
      <SiteMap grupos={grupos} shut />
    </>
  );
}

/**
 * The search page's box; until the script arrives it asks the page itself (`?q=`).
 * @param archives addresses of the index's other parts (lib/site/search-parts.ts)
 */
export function SearchBox({
  archives,
  peligro,
  linea,
  ingles,
}: Pick<ViewOf<'buscar'>, 'archives' | 'peligro' | 'linea' | 'ingles'>) {
  const { denuncia, queja, call } = SEARCH_PAGE.nowhere;
  const [also, pages] = SEARCH_PAGE.english;
  return (
    <form
      id={NO_TRACE}
      role="search"
      action="/buscar/"
      className="search-page needs-script"
      {...island('search', 'idle')}
      data-archives={JSON.stringify(archives)}
    >
      <div className="field">
        <label htmlFor="busqueda" className="sr-only">
          {SEARCH_PAGE.ask}
        </label>
        <div className="search-form">
          <input
            id="busqueda"
            name="q"
            type="search"
            placeholder=" "
            autoComplete="off"
            enterKeyHint="search"
          />
          {/* On a phone its sign leaves the box its width. */}
          <button type="submit" className="button">
            <span className="max-sm:sr-only">{SEARCH_PAGE.search}</span>
            <span className="flex sm:hidden">
              <Glyph name="buscar" />
            </span>
          </button>
        </div>
      </div>
      <p className="field-help no-trace">{SEARCH_PAGE.noTrace}</p>
      <EarlyStatus lost={SEARCH_PAGE.lost} />
      {/* Shown by search.css while the search did not come. */}
      <p data-retry="">
        <button type="submit" className="button">
          {SEARCH_PAGE.retry}
        </button>
      </p>
      <Danger peligro={peligro} />
      <p data-notice="" hidden />
      {/* Shown with the notice of no result, and while the search did not come. */}
      <p data-nowhere="" className="mb-4 flex flex-wrap gap-3">
        <a className="button button-outline" href="/denuncia/">
          {denuncia}
        </a>
        <a className="button button-outline" href="/quejapublica/">
          {queja}
        </a>
        {linea && (
          <a className="button button-outline" href={telHref(linea)}>
            {call(linea)}
          </a>
        )}
      </p>
      <div role="group" aria-label={SEARCH_PAGE.kinds} hidden />
      <ol hidden />
      {/* Shown while the first result is in English. */}
      <p data-english="" lang="en">
        {`${also} `}
        <a href={ingles}>{pages}</a>.
      </p>
      <button type="button" className="button button-outline" data-more="" hidden />
    </form>
  );
}

/** Groups in sight, and below them as folds those of parts of pages; all are folds when `shut`. */
export function SiteMap({ grupos, shut }: { grupos: SiteMapGroup[]; shut?: boolean }) {
  const isFold = ({ plegado }: SiteMapGroup) => shut ?? plegado;
  return (
    <>
      {grupos
        .filter((grupo) => !isFold(grupo))
        .map(({ titulo, items, ingles }) => (
          <section key={titulo} className="mt-8" lang={ingles && 'en'}>
            <h2 className="text-h3">{titulo}</h2>
            <SiteMapLinks items={items} />
          </section>
        ))}
      <div className="mt-8">
        {grupos.filter(isFold).map(({ titulo, items, ingles }) => (
          <Fold
            key={titulo}
            className="panel"
            lang={ingles && 'en'}
            folds="always"
            title={<h2>{`${titulo} (${items.length})`}</h2>}
          >
            <div className="panel-body">
              <SiteMapLinks items={items} />
            </div>
          </Fold>
        ))}
      </div>
    </>
  );
}

const SiteMapLinks = ({ items }: Pick<SiteMapGroup, 'items'>) => (
  <List of={items} className="link-list gap-6 sm:columns-2 lg:columns-3" item="break-inside-avoid">
    {({ titulo, ruta }) => <Link href={ruta}>{titulo}</Link>}
  </List>
);
