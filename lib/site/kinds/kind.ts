import type { Content } from '@/lib/content/model';
import type { MenuItem } from '../menu-item';
import type { Need } from '../policy';
import type { LinkedThing } from '../schema-org';
import type { Sources } from '../sources';
import type { DataView } from '../views/datos';
import type { SiteMapGroup } from '../views/site-map';
import type { Body } from '../views/text-page';

interface OtherPages {
  /** The addresses that are looked up without regard to case (D7). */
  routes(): string[];
  menu(): MenuItem[];
  siteMap(): SiteMapGroup[];
  data(): DataView[];
}

/**
 * A kind of page: a file of this folder says all of it but how it looks, which is a section's matter
 * (components/pages composes it under the same name).
 */
export interface Kind {
  routes: string | ((content: Content) => string[]);
  /** It is a single page, though the office chooses its address, or lacks it. */
  single?: true;
  /** The file under `content/` that its text comes from; none when it is made of lists alone. */
  source?: string | ((content: Content, ruta: string) => string | undefined);
  /**
   * Its title, when it is not its file's `titulo`: in the site's own words, or made from the content. Of
   * several, each longer, the first that no other page has.
   */
  title?: string | ((content: Content, ruta: string) => string[]);
  indexed: boolean;
  searched: boolean;
  /** The day of its last change, when its file's `actualizado` does not say it. */
  updated?: (content: Content, ruta: string) => string | undefined;
  /** The kind of record that each of its pages is (lib/site/records), when it is not `pagina`. */
  record?: 'comunicado' | 'norma';
  /** The kind of record whose news it offers to follow. */
  follows?: 'comunicado' | 'norma';
  /** Its needs in the Content-Security-Policy; COMMON_NEEDS by default. */
  needs?: readonly Need[];
  weight: 'text' | 'tool';
  read?: true;
  /** A withdrawn page: no record tells of it. */
  gone?: true;
  /** An archive has more and more of them; the others are as many as the office's own pages. */
  growing?: true;
  /** It has no header or footer; of the frame's ids, the first alone. */
  bare?: true;
  /** The `##` sections of its text are tabs. */
  tabs?: true;
  /** Its readers write, or follow, matters too private for plain e-mail: its foot asks for none. */
  confidential?: true;
  form?: 'queja' | 'denuncia';
  ids?: readonly string[];
  rowIds?: (content: Content) => string[];
  things?: (sources: Sources, others: OtherPages, ruta: string) => LinkedThing[];
  body: (sources: Sources, ruta: string, others: OtherPages) => Body<object>;
}
