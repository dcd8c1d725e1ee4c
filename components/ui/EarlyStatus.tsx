/** CSS alone fills it for text typed before the script, or without it; the box needs a placeholder. */
export function EarlyStatus({ lost }: { lost: string }) {
  return <p role="status" className="early-answer" data-waiting="Buscando…" data-lost={lost} />;
}
