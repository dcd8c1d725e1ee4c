/**
 * The status line of a box that a script answers (`data-island`). What is typed before that has come is
 * answered by the stylesheet alone: that it is being looked for, or that the script did not arrive. The box
 * needs a placeholder, if only a blank one.
 */
export function EarlyStatus({ lost }: { lost: string }) {
  return <p role="status" className="early-answer" data-waiting="Buscando…" data-lost={lost} />;
}
