import List from '../components/List';
import { getPage } from '../posts';

export default async function Page() {
  return <List cards={await getPage(1)} />;
}
