import type { Nodes } from 'mdast';

/** Content that a PDF cannot show; `line` is in the body. */
export class PdfProblem extends Error {
  constructor(
    message: string,
    public line?: number,
  ) {
    super(message);
    this.name = 'PdfProblem';
  }
}

/** Refuses a node that PDFs cannot show. @throws PdfProblem with its line */
export function refuseNode({ type, position }: Nodes): never {
  const message = `el PDF no admite «${type}». Escríbalo con párrafos, listas, títulos, enlaces o tablas.`;
  throw new PdfProblem(message, position?.start.line);
}
