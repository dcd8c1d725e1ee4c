import path from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { Content } from '@/lib/content/model';
import type { Colour } from '@/lib/design/theme';
import { ENGINE } from '@/lib/office-folder/engine';
import { emblem, palette } from '@/tailwind.config';
import { readFonts } from './fonts';
import type { Originals } from './pictures';
import { showable } from './signs';

const TEMPLATES = path.join(ENGINE, 'scripts/make/pdf/templates');
const KEPT = 10;

let compiler: NodeCompiler | undefined;

/** A template's data; its texts are reduced to the fonts' characters. */
export interface PaperData {
  /** PDF metadata; `fecha` in ISO form. */
  document?: { titulo: string; autor: string; asunto: string; fecha: string };
  [part: string]: unknown;
}

/** @param files pictures by path in the data @throws when Typst fails: a fault of the template */
function compile<T>(
  template: string,
  { document, ...paper }: PaperData,
  files: ReadonlyMap<string, Buffer>,
  write: (compiler: NodeCompiler, made: NodeTypstDocument) => T,
): T {
  compiler ??= NodeCompiler.create({
    workspace: TEMPLATES,
    fontArgs: [{ fontBlobs: readFonts() }],
  });
  const shown = JSON.stringify(
    { emblem: emblemSvg(), ...paper, colours: palette },
    (key, value: unknown) => (typeof value === 'string' && key !== 'url' ? showable(value) : value),
  );
  for (const [name, bytes] of files) compiler.mapShadow(path.join(TEMPLATES, name), bytes);
  try {
    const compiled = compiler.compile({
      mainFilePath: path.join(TEMPLATES, template),
      inputs: { paper: shown, document: JSON.stringify(document ?? {}) },
      resetRead: true,
    });
    const { result } = compiled;
    if (!result)
      throw new Error(
        `${template}: ${JSON.stringify(compiler.fetchDiagnostics(compiled.takeDiagnostics()!))}`,
      );
    return write(compiler, result);
  } finally {
    for (const name of files.keys()) compiler.unmapShadow(path.join(TEMPLATES, name));
    compiler.evictCache(KEPT);
  }
}

export interface DrawnPdf {
  bytes: Buffer;
  pages: number;
}

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

/** Returns a tagged PDF (PDF/UA-1), with reproducible bytes. */
export const toPdf = (
  template: string,
  paper: PaperData,
  files: ReadonlyMap<string, Buffer> = new Map(),
): DrawnPdf =>
  compile(template, paper, files, (made, result) => ({
    bytes: made.pdf(result, { pdfStandard: 'ua-1' }),
    pages: result.numOfPages,
  }));

/** Returns an SVG with its text as paths. */
export const toSvg = (template: string, paper: PaperData): string =>
  compile(template, paper, new Map(), (made, result) => made.plainSvg(result));

/** Returns the emblem as SVG. @param only single colour for all lines */
export function emblemSvg(only?: Colour): string {
  const strokes = emblem.lines.map(
    ({ path: line, thickness, colour }) =>
      `<path d="${line}" stroke-width="${thickness}" stroke="${palette[only ?? colour]}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${emblem.size} ${emblem.size}" fill="none" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</svg>`;
}
