export function SearchForm() {
  return (
    <form
      action="/buscar/"
      role="search"
      className="search-form header-search needs-script no-print max-lg:hidden! lg:basis-96"
    >
      <input
        type="search"
        name="q"
        autoComplete="off"
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
