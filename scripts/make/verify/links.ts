import type { Page } from '.';

/**
 * Every address inside the site leads to a file, and every fragment to an id of that page.
 * @param files every file of the site
 * @returns a line for each dead one: page, text, address, reason
 */
export function checkLinks(pages: Page[], files: ReadonlySet<string>): string[] {
  const ids = new Map(
    pages.map(({ file, $ }) => [
      file,
      new Set(
        $('[id]')
          .toArray()
          .map((element) => element.attribs['id'] ?? ''),
      ),
    ]),
  );
  return pages.flatMap(({ file, $ }) => {
    const dead: string[] = [];
    const check = (address: string, text: string) => {
      const reason = fault(address, file, files, ids);
      if (reason) dead.push(`${file}: «${text.trim().slice(0, 50)}» → ${address}: ${reason}.`);
    };
    $('[href], [src]').each((_, element) => {
      const { href, src } = element.attribs;
      check(href ?? src ?? '', $(element).text() || (element.attribs['alt'] ?? element.tagName));
    });
    $('[srcset]').each((_, element) => {
      for (const part of (element.attribs['srcset'] ?? '').split(', '))
        check(part.split(' ')[0] ?? '', 'srcset');
    });
    return dead;
  });
}

type Ids = ReadonlyMap<string, ReadonlySet<string>>;

function fault(
  address: string,
  from: string,
  files: ReadonlySet<string>,
  ids: Ids,
): string | undefined {
  if (address === '') return 'está vacío';
  if (/^[a-z][a-z+.-]*:/i.test(address)) return undefined;
  const [before = '', fragment] = address.split('#');
  const target = decodeURI(before.replace(/\?.*$/, ''));
  const file =
    target === '' ? from : target.endsWith('/') ? `${target.slice(1)}index.html` : target.slice(1);
  if (target !== '' && !target.startsWith('/')) return 'no empieza con «/»';
  if (!files.has(file)) return 'no existe';
  if (fragment && !ids.get(file)?.has(decodeURIComponent(fragment)))
    return `esa página no tiene «#${fragment}»`;
  return undefined;
}
