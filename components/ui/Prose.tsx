/** Takes HTML sanitised by lib/content/parse/markdown.ts. @param apart below other parts of the page */
export function Prose({ html, apart }: { html: string; apart?: boolean }) {
  const prose = <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
  return apart ? <div className="section">{prose}</div> : prose;
}
