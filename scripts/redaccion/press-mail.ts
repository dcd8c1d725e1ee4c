import type { RootContent } from 'mdast';
import { parseMarkdown } from '@/lib/content/parse/markdown';
import { spokenText, walk } from '@/lib/content/parse/nodes';
import { longDate } from '@/lib/office/dates';
import { comunicadoPath, comunicadoPdf } from '@/lib/routes';
import type { PressMail } from './api-lists';
import { readableContent, type Folders } from './check';
import { Refused } from './refused';

const NOT_SAVED =
  'El correo se arma de un comunicado que ya se guardó, sin faltas y que no es borrador.';

/** @throws Refused when the content has a fault, or the release is not public as it is saved */
export function pressMail(folders: Folders, file: string): PressMail {
  const content = readableContent(folders, NOT_SAVED);
  const found = content.comunicados.find((one) => one.file === file && !one.waits);
  if (!found) throw new Refused(409, NOT_SAVED);
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
      .map(({ children }, index) => {
        const mark = node.ordered ? `${(node.start ?? 1) + index}.` : '-';
        return `${mark} ${children.map(withAddresses).join(' ')}`;
      })
      .join('\n');
  if (node.type === 'table')
    return node.children.map((row) => row.children.map(spokenText).join(' | ')).join('\n');
  return withAddresses(node);
}

function withAddresses(node: RootContent): string {
  const addresses: string[] = [];
  walk(node, (inner) => {
    if (inner.type === 'link' && /^https?:/.test(inner.url)) addresses.push(inner.url);
  });
  const unsaid = addresses.filter((one) => !spokenText(node).includes(one));
  return [spokenText(node), ...unsaid.map((one) => `(${one})`)].filter(Boolean).join(' ');
}
