/**
 * A status line that CSS alone fills for text typed before the script, or without it. The box needs
 * a placeholder, at least a blank.
 */
export function EarlyStatus({ lost }: { lost: string }) {
  return <p role="status" className="early-answer" data-waiting="Buscando…" data-lost={lost} />;
}
