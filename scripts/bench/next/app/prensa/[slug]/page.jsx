import { getPost, getPosts } from '../../../posts';

export const dynamicParams = false;

export async function generateStaticParams() {
  return (await getPosts()).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }) {
  const { titulo, resumen, slug } = await getPost((await params).slug);
  return {
    title: `${titulo} | Sindicatura Procuradora`,
    description: resumen,
    alternates: { canonical: `/prensa/${slug}/` },
    openGraph: { title: titulo, description: resumen, type: 'article' },
  };
}

export default async function Page({ params }) {
  const post = await getPost((await params).slug);
  return (
    <article>
      <h1>{post.titulo}</h1>
      <p>
        {post.lugar}, <time dateTime={post.fecha}>{post.fechaLarga}</time>
      </p>
      <p>{post.resumen}</p>
      <img src={post.imagen} alt={post.alt} width="640" height="360" />
      <div dangerouslySetInnerHTML={{ __html: post.body }} />
      {[post.newer, post.older].map(
        (other) =>
          other && (
            <a key={other.slug} href={`/prensa/${other.slug}/`}>
              {other.titulo}
            </a>
          ),
      )}
    </article>
  );
}
