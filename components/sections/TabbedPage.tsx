import type { ReactNode } from 'react';
import type { Section } from '@/lib/content/markdown';
import { Tabs } from '@/components/islands/tabs/Tabs';
import { Icon } from '@/components/ui/Icon';
import { Island } from '@/components/ui/Island';
import { Prose } from '@/components/ui/Prose';
import { toHref } from '@/lib/site/text';
import { DESKTOP } from '@/tailwind.config';

/** A section of a tabbed page: its text, and what the page adds to it. */
export interface TabSection extends Section {
  icono: string;
  /** Stays open on mobile: it cannot be toggled (D17). */
  fija?: boolean;
  /** On desktop the button opens this document instead of a panel (Normatividad's 5 and 6). */
  documento?: string;
  extra?: ReactNode;
}

/**
 * Sections as tabs at desktop widths and as independent accordion items on mobile, from one copy
 * that reads whole without script (section 2.5, D15).
 */
export function TabbedPage({ sections, label }: { sections: TabSection[]; label: string }) {
  const items = sections.map(({ id, titulo, icono, documento }) => ({
    id,
    titulo,
    icono,
    documento: documento && toHref(documento),
  }));
  return (
    <div className="tabs">
      <Island of={Tabs} when="load" media={DESKTOP} props={{ items, label, media: DESKTOP }} />
      <div className="panels">
        {sections.map((section) =>
          section.fija ? (
            <StaticPanel key={section.id} {...section} />
          ) : (
            <Panel key={section.id} {...section} />
          ),
        )}
      </div>
    </div>
  );
}

function Panel({ id, titulo, icono, html, documento, extra }: TabSection) {
  return (
    <details id={id} className={documento ? 'panel panel-doc' : 'panel'} data-folds="" open>
      <summary>
        <Icon name={icono} size={40} />
        <h2>{titulo}</h2>
      </summary>
      <PanelBody id={id} html={html} extra={extra}>
        <h2 className="panel-title" data-pagefind-ignore="">
          {titulo}
        </h2>
      </PanelBody>
    </details>
  );
}

function StaticPanel({ id, titulo, icono, html, extra }: TabSection) {
  return (
    <section id={id} className="panel panel-static">
      <h2>
        <Icon name={icono} size={40} />
        {titulo}
      </h2>
      <PanelBody id={id} html={html} extra={extra} />
    </section>
  );
}

interface PanelBodyProps extends Pick<TabSection, 'id' | 'html' | 'extra'> {
  children?: ReactNode;
}

function PanelBody({ id, html, extra, children }: PanelBodyProps) {
  return (
    <div id={`${id}-panel`} className="panel-body">
      {children}
      <Prose html={html} />
      {extra}
    </div>
  );
}
