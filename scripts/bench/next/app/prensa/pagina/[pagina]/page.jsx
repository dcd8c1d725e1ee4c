import { countPages, getPage } from '../../../../posts';
import List from '../../../List';

export const dynamicParams = false;

export async function generateStaticParams() {
  return Array.from({ length: await countPages() }, (_, at) => ({ pagina: String(at + 1) }));
}

export default async function Page({ params }) {
  return <List posts={await getPage(Number((await params).pagina))} />;
}
