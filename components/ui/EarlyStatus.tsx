/**
 * The status line of a box that a script answers (`data-island`). Text typed before it has come is answered
 * by the stylesheet alone: searching, or the script did not arrive. The box needs a placeholder, if only a
 * blank.
 */
export function EarlyStatus({ lost }: { lost: string }) {
  return <p role="status" className="early-answer" data-waiting="Buscando…" data-lost={lost} />;
}
