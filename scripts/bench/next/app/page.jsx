import { getPage } from '../posts';
import List from './List';

export default async function Page() {
  return <List posts={await getPage(1)} />;
}
