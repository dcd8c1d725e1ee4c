/** Ten releases, as cards. */
export default function List({ posts }) {
  return (
    <>
      <h1>Comunicados</h1>
      {posts.map(({ slug, titulo, resumen, imagen, alt, fecha, fechaLarga }) => (
        <article key={slug}>
          <img src={imagen} alt={alt} width="320" height="180" loading="lazy" />
          <h2>
            <a href={`/prensa/${slug}/`}>{titulo}</a>
          </h2>
          <time dateTime={fecha}>{fechaLarga}</time>
          <p>{resumen}</p>
        </article>
      ))}
    </>
  );
}
