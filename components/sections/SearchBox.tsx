import { island } from '@/components/islands/attributes';
import { EarlyStatus } from '@/components/ui/EarlyStatus';

/**
 * The search page's box, with room for what it finds (components/islands/search): what it says of the words,
 * the kinds of what was found, and a list. Until the script arrives it asks the page itself (`?q=`).
 * @param archives addresses of the index's other parts (lib/site/search-parts.ts)
 */
export function SearchBox({ archives }: { archives: string[] }) {
  return (
    <form
      role="search"
      action="/buscar/"
      className="search-page needs-script"
      {...island('search', 'idle')}
      data-archives={JSON.stringify(archives)}
    >
      <div className="field">
        <label htmlFor="busqueda">¿Qué busca?</label>
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
            Buscar
          </button>
        </div>
      </div>
      <EarlyStatus lost="El buscador no llegó. Revise su conexión o use la lista de abajo." />
      <p data-notice="" hidden />
      <div role="group" aria-label="Qué mostrar" hidden />
      <ol hidden />
      <button type="button" className="button button-outline" data-more="" hidden />
    </form>
  );
}
