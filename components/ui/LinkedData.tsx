interface LinkedDataProps {
  things: object[];
}

/** What search engines read of a page (JSON-LD); no browser runs it. */
export function LinkedData({ things }: LinkedDataProps) {
  const [first] = things;
  const graph = things.length === 1 ? { ...first } : { '@graph': things };
  const json = JSON.stringify({ '@context': 'https://schema.org', ...graph });
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}
