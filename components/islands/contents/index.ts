const BEGUN = '999999px 0px -65%';

/** Marks the link to the part being read; above them all, the first. */
export function start(root: HTMLElement): void {
  const links = [...root.querySelectorAll('a')];
  const parts = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))));
  const begun = new Set<Element | null>();
  const watch = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen)
        begun[isIntersecting ? 'add' : 'delete'](target);
      const current = Math.max(0, parts.map((part) => begun.has(part)).lastIndexOf(true));
      links.forEach((link, at) =>
        at === current
          ? link.setAttribute('aria-current', 'true')
          : link.removeAttribute('aria-current'),
      );
    },
    { rootMargin: BEGUN },
  );
  for (const part of parts) if (part) watch.observe(part);
}
