import type { Content } from '@/lib/content/model';
import type { Need } from '../policy';
import type { LinkedThing } from '../schema-org';
import type { Sources } from '../sources';
import type { Followed } from '../views/feed';
import type { Body } from '../views/text-page';

export interface SiteMapGroup {
  titulo: string;
  items: { titulo: string; ruta: string }[];
  ingles?: true;
  /** Folded at every width. */
  plegado?: true;
}

export interface DataView {
  titulo: string;
  descripcion: string;
  cuantos?: number | undefined;
  muestra: boolean;
  columnas: { nombre: string; significado: string }[];
  archivos: { nombre: string; csv: string; json: string }[];
  esquema: string;
}

interface OtherPages {
  /** Addresses matched in any letter case (D7). */
  routes(): string[];
  siteMap(): SiteMapGroup[];
  data(): DataView[];
  feeds(): { titulo: string; ruta: string }[];
}

/** A page kind, defined in this folder; its layout is in components/pages under the same name. */
export interface Kind {
  routes: string | ((content: Content) => string[]);
  /** At most one page; the office may lack it or choose its address. */
  single?: true;
  /** File under `content/` with its text; none for pages made of lists. */
  source?: string | ((content: Content, ruta: string) => string | undefined);
  /** Titles when not the file's `titulo`: the page takes the first that no other page has, or else the last. */
  title?: string | ((content: Content, ruta: string) => string[]);
  indexed?: false;
  searched?: false;
  /** Day of last change when not the file's `actualizado`. */
  updated?: (content: Content, ruta: string) => string | undefined;
  /** Picture beside the title when not the file's `foto`. */
  foto?: (content: Content, ruta: string) => string | undefined;
  record?: 'comunicado' | 'norma';
  follows?: Followed;
  /** Content-Security-Policy needs; COMMON_NEEDS by default. */
  needs?: readonly Need[];
  /** Budget class; `text` by default. */
  weight?: 'tool';
  read?: true;
  /** Its sample marks are words, which need no explanation. */
  samplesInWords?: true;
  /** Withdrawn: has no record. */
  gone?: true;
  /** Its number grows with an archive. */
  growing?: true;
  bare?: true;
  tabs?: true;
  /** Its foot offers no e-mail: readers' matters are too private for it. */
  confidential?: true;
  form?: 'queja' | 'denuncia';
  ids?: readonly string[];
  rowIds?: (content: Content) => string[];
  things?: (sources: Sources, others: OtherPages, ruta: string) => LinkedThing[];
  body: (sources: Sources, ruta: string, others: OtherPages) => Body<object>;
}
