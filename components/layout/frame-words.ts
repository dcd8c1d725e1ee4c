import type { ShellView } from '@/lib/site/page-data/shell';
import {
  ENGLISH_FOOT,
  ENGLISH_FOOTER,
  ENGLISH_FRAME,
  FOOTER,
  FRAME,
  PAGE_FOOT,
} from '@/lib/ui-texts';

const SPANISH = { frame: FRAME, foot: PAGE_FOOT, footer: FOOTER, es: undefined };
const IN_ENGLISH = {
  ...{ frame: ENGLISH_FRAME, foot: ENGLISH_FOOT, footer: ENGLISH_FOOTER },
  es: 'es-MX',
};

/** Returns the words around a page; `es`, the `lang` of Spanish in it. */
export const frameWords = ({ english }: Partial<Pick<ShellView, 'english'>>) =>
  english ? IN_ENGLISH : SPANISH;
