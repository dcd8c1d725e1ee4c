import Release from '../../../components/Release';
import { getPost, getPosts } from '../../../posts';

export const dynamicParams = false;

export async function generateStaticParams() {
  return (await getPosts()).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }) {
  const { titulo: title, resumen: description, fecha, slug } = await getPost((await params).slug);
  const url = `/prensa/${slug}/`;
  const images = [{ url: '/tarjeta-social.png', width: 1200, height: 630 }];
  return {
    title: `${title} | Sindicatura Procuradora`,
    description,
    alternates: { canonical: url },
    openGraph: {
      title,
      description,
      url,
      images,
      siteName: 'Sindicatura Procuradora',
      locale: 'es_MX',
      type: 'article',
      publishedTime: fecha,
    },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}

export default async function Page({ params }) {
  return <Release c={await getPost((await params).slug)} />;
}
