import type { Nodes } from 'mdast';

/** Text of an author that a PDF cannot show, with the line of the body on which it is. */
export class PdfProblem extends Error {
  constructor(
    message: string,
    public line?: number,
  ) {
    super(message);
    this.name = 'PdfProblem';
  }
}

/**
 * Refuses a node that no PDF shows, so that nothing of a text is lost in silence.
 * @throws PdfProblem that names the node and its line
 */
export function refuseNode({ type, position }: Nodes): never {
  const message = `el PDF no admite «${type}». Escríbalo con párrafos, listas, títulos, enlaces o tablas.`;
  throw new PdfProblem(message, position?.start.line);
}
