import type { ReactNode } from 'react';

export function FooterGroup({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <details data-folds="" open>
      <summary>
        <h2>{titulo}</h2>
      </summary>
      {children}
    </details>
  );
}
