import type { FeedView } from '@/lib/site/page-data/feed';

export function FeedLinks({ feed }: { feed: FeedView }) {
  return (
    <section id={feed.id} className="section no-print">
      <h2>Reciba lo nuevo</h2>
      <p>
        Copie una de estas direcciones en su lector de noticias: le avisará de lo nuevo, con el
        texto entero, sin darnos su correo.
      </p>
      <ul className="link-list">
        {feed.formats.map(({ name, type, href }) => (
          <li key={name}>
            <a href={href} type={type}>
              {`${feed.title}: ${name}`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
