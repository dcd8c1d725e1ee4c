export function LinkedData({ things }: { things: object[] }) {
  const graph = things.length === 1 ? things[0] : { '@graph': things };
  const json = JSON.stringify({ '@context': 'https://schema.org', ...graph });
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}
