import { island } from '@/components/islands/attributes';
import { NO_TRACE, SEARCH_PAGE } from '@/lib/ui-texts';
import { telHref } from '@/lib/site/text';
import { EarlyStatus } from '@/components/ui/EarlyStatus';
import { Danger, type DangerProps } from './Danger';

export function SearchWithoutScript({ telefono }: { telefono: string }) {
  const { needsScript, list, directory, call } = SEARCH_PAGE.withoutScript;
  return (
    <noscript>
      <p className="notice">
        {`${needsScript} `}
        <a href="/mapa/">{list}</a>, <a href="/directorio/">{directory}</a>
        {` ${call} `}
        <a href={telHref(telefono)}>{telefono}</a>.
      </p>
    </noscript>
  );
}

/**
 * The search page's box; until the script arrives it asks the page itself (`?q=`).
 * @param archives addresses of the index's other parts (lib/site/search-parts.ts)
 */
export function SearchBox({
  archives,
  peligro,
}: Pick<DangerProps, 'peligro'> & { archives: string[] }) {
  return (
    <form
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
      <p id={NO_TRACE} className="field-help no-trace">
        {SEARCH_PAGE.noTrace}
      </p>
      <EarlyStatus lost={SEARCH_PAGE.lost} />
      <Danger peligro={peligro} />
      <p data-notice="" hidden />
      <div role="group" aria-label={SEARCH_PAGE.kinds} hidden />
      <ol hidden />
      <button type="button" className="button button-outline" data-more="" hidden />
    </form>
  );
}
