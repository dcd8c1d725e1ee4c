import type { ListItem, RootContent } from 'mdast';
import { readContent } from '@/lib/content/load/reading';
import { parseMarkdown } from '@/lib/content/parse/markdown';
import { spokenText, walk } from '@/lib/content/parse/nodes';
import { longDate } from '@/lib/office/dates';
import { comunicadoPath, comunicadoPdf } from '@/lib/routes';
import { Store } from '@/lib/store';
import type { PressMail } from './api-lists';
import type { Folders } from './check';
import { Refused } from './refused';

/** @throws Refused when the content has a fault, or the release is not public as it is saved */
export function pressMail({ root, store }: Folders, file: string): PressMail {
  const { content, problems } = readContent(root, { store: new Store(store) });
  const found = content?.comunicados.find((one) => one.file === file && !one.waits);
  if (problems.length > 0 || !found)
    throw new Refused(
      409,
      'El correo se arma de un comunicado que ya se guardó, sin faltas y que no es borrador.',
    );
  const { data, body, slug } = found;
  const { url } = content.sitio.data;
  const address = (path: string) => new URL(path, url).href;
  const where = [data.lugar, longDate(data.fecha)].filter(Boolean).join(', ');
  const text = parseMarkdown(body).children.map(paragraphOf).filter(Boolean);
  const addresses = [
    `En el sitio: ${address(comunicadoPath(slug))}`,
    `En PDF: ${address(comunicadoPdf(content.sitio.data, data.numero))}`,
  ];
  return {
    subject: `Comunicado ${data.numero}: ${data.titulo}`,
    text: [data.titulo, `${where}. ${data.resumen}`, ...text, addresses.join('\n')].join('\n\n'),
  };
}

function paragraphOf(node: RootContent): string {
  if (node.type === 'list')
    return node.children
      .map((item, index) => `${markOf(node.ordered, node.start, index)} ${itemText(item)}`)
      .join('\n');
  if (node.type === 'table')
    return node.children.map((row) => row.children.map(spokenText).join(' | ')).join('\n');
  return withAddresses(node);
}

const markOf = (
  ordered: boolean | null | undefined,
  start: number | null | undefined,
  at: number,
) => (ordered ? `${(start ?? 1) + at}.` : '-');

const itemText = (item: ListItem): string => item.children.map(withAddresses).join(' ');

function withAddresses(node: RootContent): string {
  const addresses: string[] = [];
  walk(node, (inner) => {
    if (inner.type === 'link' && /^https?:/.test(inner.url)) addresses.push(inner.url);
  });
  const unsaid = addresses.filter((one) => !spokenText(node).includes(one));
  return [spokenText(node), ...unsaid.map((one) => `(${one})`)].filter(Boolean).join(' ');
}
