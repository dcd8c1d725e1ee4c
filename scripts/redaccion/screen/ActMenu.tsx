import type { ReactNode } from 'react';

interface ActMenuProps {
  name: ReactNode;
  children: ReactNode;
}

/** A list of acts under its name; it goes when another place takes the focus. */
export function ActMenu({ name, children }: ActMenuProps) {
  return (
    <details
      className="menu"
      name="menu"
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return;
        currentTarget.open = false;
        currentTarget.querySelector('summary')?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
    >
      <summary>{name}</summary>
      <div className="menu-panel">{children}</div>
    </details>
  );
}
