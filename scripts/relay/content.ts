import { failOn } from '@/lib/content/load/problems';
import { readContent } from '@/lib/content/load/reading';
import type { Content, Name } from '@/lib/content/model';

const USED = [
  'sitio',
  'oficina',
  'correo',
  'leyesFederales',
  'leyesEstatales',
  'leyesMunicipales',
  'formularios',
  'formulariosIngles',
] as const satisfies readonly Name[];

export type RelayContent = Pick<Content, (typeof USED)[number]>;

/**
 * Reads the files of `content/` that the relay uses: the fault in any other must not stop the messages.
 * @param root the folder that has `content/`
 * @throws ContentError with the fault in those files
 */
export function readRelayContent(root: string): RelayContent {
  const { content, problems } = readContent(root, { only: USED });
  failOn(problems);
  return content;
}
