export const MEDIA_TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'text/xml; charset=utf-8',
  json: 'application/json',
  csv: 'text/csv; charset=utf-8',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  vcf: 'text/vcard; charset=utf-8',
};
/** For other files: search index, signatures. */
export const OTHER_TYPE = 'application/octet-stream';

/** Files that have a `.br` and a `.gz` beside them. */
export const TEXT_ENDINGS = 'html js css txt xml json csv webmanifest svg vcf'.split(' ');

export const mediaTypeOf = (name: string): string =>
  MEDIA_TYPES[/\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''] ?? OTHER_TYPE;
