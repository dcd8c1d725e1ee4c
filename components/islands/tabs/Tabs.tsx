'use client';

import { useRef, useState, type KeyboardEvent } from 'react';
import { usePanels } from './use-panels';

export interface TabItem {
  /** Id of the panel, a `<details>` that stands in the page already. */
  id: string;
  titulo: string;
  icono: string;
  /** Opens this document in a new window instead of a panel. */
  documento?: string;
}

export interface TabsProps {
  items: TabItem[];
  label: string;
  /** The media query of the widths where the sections are tabs. */
  media: string;
}

/**
 * The column of image buttons that turns the page's sections into tabs at desktop widths (D15): one
 * panel visible, arrows, Home and End, and an address for each tab. Until it arrives, and without
 * script, the buttons are links to the sections.
 */
export function Tabs({ items, label, media }: TabsProps) {
  const tabs = items.filter((item) => !item.documento);
  const documents = items.filter((item) => item.documento);
  const [active, setActive] = useState(tabs[0]?.id ?? '');
  const ready = usePanels(tabs, active, setActive, media);
  const buttons = useRef(new Map<string, HTMLElement>());

  const choose = (id: string) => {
    setActive(id);
    history.replaceState(history.state, '', `#${id}`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === active);
    const targets: Record<string, number> = {
      ArrowDown: (at + 1) % tabs.length,
      ArrowRight: (at + 1) % tabs.length,
      ArrowUp: (at - 1 + tabs.length) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = tabs[targets[event.key] ?? -1];
    if (!target) return;
    event.preventDefault();
    choose(target.id);
    buttons.current.get(target.id)?.focus();
  };

  return (
    <>
      <div
        className="tab-buttons"
        {...(ready
          ? {
              role: 'tablist',
              'aria-label': label,
              'aria-orientation': 'vertical' as const,
              onKeyDown,
            }
          : {})}
      >
        {tabs.map(({ id, titulo, icono }) => {
          const face = <TabFace icono={icono} titulo={titulo} />;
          return ready ? (
            <button
              key={id}
              ref={(button) =>
                void (button ? buttons.current.set(id, button) : buttons.current.delete(id))
              }
              type="button"
              role="tab"
              id={`tab-${id}`}
              className="tab-button"
              aria-controls={`${id}-panel`}
              aria-selected={id === active}
              tabIndex={id === active ? 0 : -1}
              onClick={() => choose(id)}
            >
              {face}
            </button>
          ) : (
            <a key={id} className="tab-button" href={`#${id}`}>
              {face}
            </a>
          );
        })}
      </div>
      <div className="tab-buttons mt-2">
        {documents.map(({ id, titulo, icono, documento }) => (
          <a key={id} className="tab-button" href={documento} target="_blank" rel="noopener">
            <TabFace icono={icono} titulo={titulo} note="PDF, se abre en otra ventana" />
          </a>
        ))}
      </div>
    </>
  );
}

function TabFace({ icono, titulo, note }: { icono: string; titulo: string; note?: string }) {
  return (
    <>
      <img src={`/ilustraciones/${icono}.svg`} alt="" width="40" height="40" loading="lazy" />
      <span>
        {titulo}
        {note && <small className="field-help block">{note}</small>}
      </span>
    </>
  );
}
