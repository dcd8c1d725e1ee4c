'use client';

import { useEffect, useState } from 'react';

/** The panel that an address names, or that holds what it names. */
function addressed(ids: string[]): string | undefined {
  const target = document.getElementById(location.hash.slice(1));
  return ids.find((id) => target?.closest(`[id="${CSS.escape(id)}"]`));
}

/**
 * Acts on the sections that stand in the page: where `media` holds, all but the active one are hidden
 * and they follow the ARIA tabs pattern; below, they are the accordion they were.
 * @returns true while the sections are tabs
 */
export function usePanels(
  tabs: { id: string }[],
  active: string,
  setActive: (id: string) => void,
  media: string,
): boolean {
  const [desktop, setDesktop] = useState(false);
  const ids = tabs.map(({ id }) => id).join(' ');

  useEffect(() => {
    const query = matchMedia(media);
    const measure = () => setDesktop(query.matches);
    const follow = () => {
      const id = addressed(ids.split(' '));
      if (id) setActive(id);
    };
    measure();
    follow();
    query.addEventListener('change', measure);
    addEventListener('hashchange', follow);
    return () => {
      query.removeEventListener('change', measure);
      removeEventListener('hashchange', follow);
    };
  }, [ids, setActive, media]);

  useEffect(() => {
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      const panel = document.getElementById(`${id}-panel`);
      if (!section || !panel) continue;
      const container = section.closest<HTMLElement>('.tabs');
      section.hidden = desktop && id !== active;
      if (desktop) {
        section.setAttribute('open', '');
        container?.setAttribute('data-ready', '');
        panel.setAttribute('role', 'tabpanel');
        panel.setAttribute('aria-labelledby', `tab-${id}`);
        panel.tabIndex = 0;
      } else {
        container?.removeAttribute('data-ready');
        for (const name of ['role', 'aria-labelledby', 'tabindex']) panel.removeAttribute(name);
      }
    }
  }, [ids, active, desktop]);

  return desktop;
}
