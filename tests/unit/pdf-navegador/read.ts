import { find, readFonts, readLines, streamOf, utf16 } from './lines';

export type ReadPaper = ReturnType<typeof readPaper>;

/** As a strict reader: follows offsets and lengths, and never searches for them. */
export function readPaper(bytes: Uint8Array) {
  const raw = Buffer.from(bytes).toString('latin1');
  const objects = readObjects(raw);
  const get = (reference: string | undefined) => objects.get(parseInt(reference ?? '')) ?? '';
  const trailer = raw.slice(raw.lastIndexOf('trailer'));
  const catalog = get(find(trailer, 'Root (\\d+)'));
  const tree = get(find(catalog, 'Pages (\\d+)'));
  const fonts = readFonts(tree, get);
  const sheets = [...(find(tree, 'Kids\\[(.*?)\\]') ?? '').matchAll(/(\d+) 0 R/g)].map(
    ([, id]) => id ?? '',
  );
  const contents = sheets.map((id) => streamOf(get(find(get(id), 'Contents (\\d+)'))));
  const pages = contents.map((content) => readLines(content, fonts));
  const root = get(find(catalog, 'StructTreeRoot (\\d+)'));
  const whole = get(find(root, 'K (\\d+)'));
  const tags = [...whole.slice(whole.indexOf('/K[')).matchAll(/(\d+) 0 R/g)].map(([, id]) => {
    const element = get(id);
    const marks = [...element.matchAll(/\/Pg (\d+) 0 R\/MCID (\d+)/g)];
    const lines = marks.flatMap(([, page = '', mcid]) =>
      (pages[sheets.indexOf(page)] ?? []).filter((line) => line.mcid === Number(mcid)),
    );
    return {
      tag: find(element, 'S/(\\w+)') ?? '',
      text: lines.map(({ text }) => text).join(''),
      pages: marks.length,
    };
  });
  const info = get(find(trailer, 'Info (\\d+)'));
  const spec = get(find(catalog, 'AF\\[(\\d+)'));
  const file = get(find(spec, 'EF<</F (\\d+)'));
  return {
    raw,
    /** By number, from the table of offsets. */
    objects,
    /** In drawing order; the footer's are tagged `Artifact`. */
    pages,
    contents,
    /** Without footers, joined as a screen reader joins it. */
    text: tags.map(({ text }) => text).join(''),
    tags,
    info: {
      Title: utf16(find(info, 'Title<(\\w+)>')),
      Author: utf16(find(info, 'Author<(\\w+)>')),
    },
    attachment: spec
      ? {
          name: utf16(find(spec, 'UF<(\\w+)>')),
          bytes: streamOf(file),
          size: Number(find(file, 'Size (\\d+)')),
        }
      : null,
  };
}

function readObjects(raw: string): Map<number, string> {
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(raw)?.[1]);
  const [, count = ''] = /^xref\n0 (\d+)\n0{10} 65535 f \n/.exec(raw.slice(start)) ?? [];
  const table = raw.slice(start + `xref\n0 ${count}\n`.length);
  const objects = new Map<number, string>();
  for (let id = 1; id < Number(count); id++) {
    const entry = table.slice(id * 20, id * 20 + 20);
    if (!/^\d{10} 00000 n \n$/.test(entry)) throw new Error(`entrada ${id}: ${entry}`);
    const head = `${id} 0 obj\n`;
    const from = Number(entry.slice(0, 10));
    if (!raw.startsWith(head, from)) throw new Error(`el objeto ${id} no está en ${from}`);
    objects.set(id, bodyAt(raw, from + head.length));
  }
  return objects;
}

function bodyAt(raw: string, from: number): string {
  const [entries = '', length] =
    /^<<(?:(?!\nendobj\n).)*?\/Length (\d+)>>\nstream\n/s.exec(raw.slice(from)) ?? [];
  const end = length
    ? from + entries.length + Number(length) + '\nendstream'.length
    : raw.indexOf('\nendobj\n', from);
  if (!raw.startsWith('\nendobj\n', end)) throw new Error(`no termina en ${end}`);
  return raw.slice(from, end);
}
