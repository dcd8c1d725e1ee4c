import type { FeedView } from '@/lib/site/page-data/feed';
import { List } from '@/components/ui/List';

export function FeedLinks({ feed }: { feed: FeedView }) {
  return (
    <section id={feed.id} className="section no-print">
      <h2>Reciba lo nuevo</h2>
      <p>
        Copie una de estas direcciones en su lector de noticias: le avisará de lo nuevo, con el
        texto entero, sin darnos su correo.
      </p>
      <List of={feed.formats} className="link-list">
        {({ name, type, href }) => (
          <a href={href} type={type}>
            {`${feed.title}: ${name}`}
          </a>
        )}
      </List>
    </section>
  );
}
