import { oncePainted } from '@/components/base/after-paint';

const KEYS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Sets or removes only attributes that change: setting one again restyles the element. */
function dress(element: Element, on: boolean, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes))
    if (!on) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Whether the page is neither reloaded nor come back to: then the browser restores the scroll. */
const isNew = () =>
  performance
    .getEntriesByType('navigation')
    .every((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');

/**
 * Turns links to sections into tabs on wide screens (D15), with arrows, Home and End. Narrower, the sections
 * are an accordion. Find-in-page shows hidden panels.
 * @param root has the links (`.tab-button`) and their sections; `data-media` says where they are tabs
 */
export function start(root: HTMLElement): void {
  const wide = matchMedia(root.dataset['media'] ?? 'all');
  const tabs = [...root.querySelectorAll<HTMLAnchorElement>('a.tab-button[href^="#"]')].flatMap(
    (link) => {
      const section = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      const panel = section && document.getElementById(`${section.id}-panel`);
      return panel ? [{ link, section, panel }] : [];
    },
  );
  let active = 0;

  const show = () => {
    const on = wide.matches;
    root.toggleAttribute('data-ready', on);
    const list = tabs[0]?.link.parentElement;
    if (list) dress(list, on, { role: 'tablist', 'aria-orientation': 'vertical' });
    tabs.forEach(({ link, section, panel }, at) => {
      const id = `tab-${section.id}`;
      const chosen = at === active;
      dress(link, on, {
        id,
        role: 'tab',
        'aria-controls': panel.id,
        'aria-selected': String(chosen),
      });
      dress(panel, on, { role: 'tabpanel', 'aria-labelledby': id, tabindex: '0' });
      // A hidden accordion item would be announced as an empty group.
      dress(section, on && !chosen, { hidden: 'until-found', 'aria-hidden': 'true' });
      if (on && section instanceof HTMLDetailsElement && !section.open) section.open = true;
    });
    // Last: browsers compute styles at once when the focus moves.
    tabs.forEach(({ link }, at) => dress(link, on, { tabindex: at === active ? '0' : '-1' }));
  };
  const choose = (at: number) => {
    active = at;
    show();
    // After the paint: browsers take long for an address.
    oncePainted(() => history.replaceState(history.state, '', `#${tabs[active]?.section.id}`));
  };
  const begin = () => {
    if (root.getBoundingClientRect().top < 0) root.scrollIntoView();
  };
  const pick = (at: number) => {
    choose(at);
    begin();
  };
  const follow = () => {
    const target = document.getElementById(location.hash.slice(1));
    const at = tabs.findIndex(({ section }) => section.contains(target));
    if (at >= 0) active = at;
    show();
    return at >= 0 ? target : null;
  };

  /** A turned tablet keeps the open section. */
  const turn = () => {
    const items = tabs
      .map(({ section }) => section)
      .filter((section) => section instanceof HTMLDetailsElement);
    const open = items.find((item) => item.open);
    if (!wide.matches) items.forEach((item) => (item.open = item === tabs[active]?.section));
    else if (open && items.some((item) => !item.open))
      active = tabs.findIndex(({ section }) => section === open);
  };

  tabs.forEach(({ link, section }, at) => {
    link.addEventListener('click', (event) => {
      if (!wide.matches || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      pick(at);
    });
    link.addEventListener('keydown', (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const to = event.key === ' ' ? at : KEYS[event.key]?.(at, tabs.length);
      if (to === undefined) return;
      event.preventDefault();
      pick(to);
      tabs[to]?.link.focus();
    });
    // `beforematch` also comes for an address, which decides itself.
    section.addEventListener('beforematch', () => {
      follow();
      if (active !== at) choose(at);
    });
  });
  addEventListener('hashchange', () => {
    if (!location.hash) active = 0;
    follow();
  });
  // PDFs would lack `aria-hidden` content for screen readers.
  addEventListener('beforeprint', () =>
    tabs.forEach(({ section }) => section.removeAttribute('aria-hidden')),
  );
  addEventListener('afterprint', show);
  wide.addEventListener('change', () => {
    turn();
    show();
    if (wide.matches) begin();
  });
  turn();
  const target = follow();
  // Chromium may look for the target before its section is shown, and stay at the top.
  if (target && wide.matches && scrollY === 0 && isNew()) target.scrollIntoView();
}
