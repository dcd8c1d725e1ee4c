import { PageOf } from '@/components/pages';
import { pageMetadata } from '@/lib/site/page-data/metadata';
import { readPage, readRoutes, readShell } from '@/lib/data/snapshot';

type Props = { params: Promise<{ ruta?: string[] }> };

export const dynamicParams = false;

/** The pages that this build renders; in development, all. */
export const generateStaticParams = async () =>
  (await readRoutes()).map((ruta) => ({ ruta: ruta.split('/').filter(Boolean) }));

const rutaOf = async ({ params }: Props) =>
  `/${((await params).ruta ?? []).map((part) => `${decodeURIComponent(part)}/`).join('')}`;

export async function generateMetadata(props: Props) {
  return pageMetadata(await readShell(), await readPage(await rutaOf(props)));
}

export default async function Page(props: Props) {
  return <PageOf page={await readPage(await rutaOf(props))} shell={await readShell()} />;
}
