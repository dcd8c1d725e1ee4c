/** The site's search, from anywhere: it works without script. */
export function SearchForm() {
  return (
    <form action="/buscar/" role="search" className="search-form no-print">
      <input
        type="search"
        name="q"
        className="control"
        aria-label="Buscar en el sitio"
        placeholder="Buscar en el sitio"
      />
      <button type="submit" className="button button-outline">
        Buscar
      </button>
    </form>
  );
}
