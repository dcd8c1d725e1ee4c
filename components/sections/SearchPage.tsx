import { island } from '@/components/islands/attributes';
import { NO_TRACE, SEARCH_PAGE } from '@/lib/ui-texts';
import { telHref } from '@/lib/site/text';
import type { ViewOf } from '@/lib/site/kinds';
import type { SiteMapGroup } from '@/lib/site/kinds/kind';
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
}: Pick<ViewOf<'buscar'>, 'archives' | 'peligro' | 'linea'>) {
  const { denuncia, queja, call } = SEARCH_PAGE.nowhere;
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
          <button type="submit" className="button">
            {SEARCH_PAGE.search}
          </button>
        </div>
      </div>
      <p className="field-help no-trace">{SEARCH_PAGE.noTrace}</p>
      <EarlyStatus lost={SEARCH_PAGE.lost} />
      <Danger peligro={peligro} />
      <p data-notice="" hidden />
      {/* Shown by search.css while the notice is and no result is. */}
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
