import type { ReactNode } from 'react';
import type { OfficeHours } from '@/lib/office/state';
import { island } from '@/components/islands/attributes';

interface OfficeStateProps {
  /** Undefined while nobody knows which days the office opens. */
  hours: OfficeHours | undefined;
  /** The plain hours, until the state is known or where it never is. */
  children?: ReactNode;
}

/**
 * «Abierto ahora, cierra a las 15:00», computed on the reader's device (islands/office). It has
 * its place from the start (office.css), and paper carries none: a state is of a moment.
 */
export function OfficeState({ hours, children }: OfficeStateProps) {
  if (!hours) return children;
  return (
    <span
      className={children ? 'office-state no-print' : 'office-state no-print needs-script'}
      {...island('office', 'visible')}
      data-week={hours.week}
      data-closed={hours.closed}
      data-clock={hours.clock}
    >
      <span>{children}</span>
    </span>
  );
}
