/** Authors' text, already rendered and sanitised by lib/content/markdown. */
export function Prose({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
