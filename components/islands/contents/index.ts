const BEGUN = '999999px 0px -65%';

/**
 * Marks, in the contents of a page, the part that is being read: the last that has begun.
 * @param root has the links to the parts
 */
export function start(root: HTMLElement): void {
  const links = [...root.querySelectorAll('a')];
  const parts = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))));
  const begun = new Set<Element | null>();
  const watch = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen)
        begun[isIntersecting ? 'add' : 'delete'](target);
      const current = parts.findLastIndex((part) => begun.has(part));
      links.forEach((link, at) => (link.ariaCurrent = at === current ? 'true' : null));
    },
    { rootMargin: BEGUN },
  );
  for (const part of parts) if (part) watch.observe(part);
}
