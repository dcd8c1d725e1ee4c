import { all, parse, textOf, type DocumentNode } from '../documents/tree';
import { formerAddressOf, releaseDayOf, EMPTY, plainTitle, type OldRelease } from './release';

const LEFT: Record<string, string> = {
  trash: 'está en la papelera',
  'auto-draft': 'es un borrador que nadie empezó',
  private: 'es privado',
};
/** States of texts that come, and that nobody has published. */
const UNPUBLISHED: Record<string, string> = {
  draft: 'era un borrador',
  pending: 'esperaba revisión',
  future: 'tenía su fecha por venir',
};
const KNOWN =
  /^(?:wp_)?(?:caption|gallery|embed|video|audio|playlist|youtube|vimeo|soundcloud|button|table|row|column)$/;
const BLOCK = /^<(?:\/|p[\s>]|h\d|ul|ol|table|blockquote|div|figure|pre|hr|section|!--)/i;

const of = (item: DocumentNode, end: string): string => {
  const one = item.children.find(({ name }) => name.endsWith(end));
  return one ? textOf(one).trim() : '';
};

/** The releases of WordPress' own export (WXR); undefined if it is another kind of XML. */
export function fromWordpress(file: string, source: string): OldRelease[] | undefined {
  if (!/<rss\b/.test(source.slice(0, 20_000)) || !/wordpress\.org\/export/.test(source))
    return undefined;
  const items = all(parse(source, true), 'item');
  const kindOf = (item: DocumentNode) => of(item, ':post_type');
  const files = new Map(
    items
      .filter((item) => kindOf(item) === 'attachment')
      .map((item) => [of(item, ':post_id'), of(item, ':attachment_url')]),
  );
  const others = new Map<string, number>();
  const releases = items.flatMap((item): OldRelease[] => {
    const kind = kindOf(item);
    if (kind !== 'post') {
      if (kind !== 'attachment') others.set(kind, (others.get(kind) ?? 0) + 1);
      return [];
    }
    const status = of(item, ':status');
    const why = of(item, ':post_password') === '' ? LEFT[status] : 'pide contraseña';
    const meta = item.children.filter(({ name }) => name.endsWith(':postmeta'));
    const photo = meta.find((one) => of(one, ':meta_key') === '_thumbnail_id');
    const { html, notes } = asShown(of(item, 'content/}:encoded') || of(item, 'content:encoded'));
    const titulo = plainTitle(of(item, 'title'));
    const link = formerAddressOf(of(item, 'link'));
    return [
      {
        ...EMPTY,
        origin: `${file}, «${titulo || of(item, ':post_id')}»`,
        titulo,
        fecha: releaseDayOf(of(item, ':post_date')),
        ...(html.trim() !== '' && {
          source: {
            name: `${titulo.slice(0, 60)}.html`,
            bytes: new TextEncoder().encode(`<meta charset="utf-8">${html}`),
          },
        }),
        imagen: photo ? (files.get(of(photo, ':meta_value')) ?? '') : '',
        resumen: plainTitle(of(item, 'excerpt/}:encoded') || of(item, 'excerpt:encoded')),
        // A draft has no address but its number.
        formerAddress: /[?&]p=/.test(link) ? '' : link,
        notes: UNPUBLISHED[status]
          ? [`En WordPress ${UNPUBLISHED[status]}: no se había publicado.`, ...notes]
          : notes,
        ...(why && { left: `En WordPress ${why}.` }),
      },
    ];
  });
  if (others.size > 0)
    releases.push({
      ...EMPTY,
      origin: file,
      left: `No son comunicados: ${[...others].map(([kind, count]) => `${kind || 'sin tipo'} (${count})`).join(', ')}.`,
    });
  return releases;
}

/** A stored text as WordPress shows it: paragraphs at empty lines, and no codes, which are told. */
export function asShown(stored: string): { html: string; notes: string[] } {
  const notes: string[] = [];
  const html = stored
    .replace(/\r\n?/g, '\n')
    .replace(
      /\[(\/?)([a-z][\w-]{1,40})([^\][\n]{0,500})\]/gi,
      (code, end: string, name: string, rest: string) => {
        const isCode = KNOWN.test(name) || /\w=/.test(rest) || stored.includes(`[/${name}]`);
        if (!isCode) return code;
        if (end === '') notes.push(`Llevaba un código de WordPress, que se quitó: ${code}`);
        return '';
      },
    );
  const parts = html.split(/\n[ \t]*\n/).map((part) => part.trim());
  const shown = parts.map((part) =>
    part === '' || BLOCK.test(part) ? part : `<p>${part.replace(/\n/g, '<br>')}</p>`,
  );
  return { html: shown.join('\n'), notes };
}
