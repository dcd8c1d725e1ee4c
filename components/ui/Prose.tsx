/** Takes HTML sanitised by lib/content/parse/markdown.ts. */
export function Prose({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
