import type { Content } from '@/lib/content/model';
import type { Originals } from './pictures';
import type { DrawnPdf } from './typst';

/** The office's facts on every paper. */
export type Membrete = Pick<
  Content['sitio']['data'],
  'nombre' | 'ayuntamiento' | 'domicilio' | 'telefono' | 'correo' | 'horario' | 'demostracion'
>;

export interface PdfPlan {
  path: string;
  file: string;
  /** Line of `file` where its Markdown starts. */
  bodyLine: number;
  /** All that it shows but its pictures: its cache key, and the texts to check. */
  shown: object;
  /** Markdown of a release. */
  body?: string;
  /** In the place of an official document (D24). */
  isSample?: boolean;
  /** Draws it, reproducibly. @throws PdfProblem on unsupported text */
  draw(originals?: Originals): Promise<DrawnPdf>;
}
