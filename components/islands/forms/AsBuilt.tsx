import type { ReactNode } from 'react';

interface AsBuiltProps {
  hidden: boolean;
  /** Absent in the browser: it is not among an island's props, which travel as JSON. */
  children: ReactNode;
}

/** The same object each time, so that React never writes it. */
const KEPT = { __html: '' };

/**
 * A part of an island that only the build renders. React leaves the inside of such an element alone when
 * it hydrates (tests/unit/islands/hidratacion.test.tsx), so the words travel once and need no script.
 */
export function AsBuilt({ hidden, children }: AsBuiltProps) {
  if (children)
    return (
      <div className="as-built" hidden={hidden}>
        {children}
      </div>
    );
  return (
    <div
      className="as-built"
      hidden={hidden}
      suppressHydrationWarning
      dangerouslySetInnerHTML={KEPT}
    />
  );
}
