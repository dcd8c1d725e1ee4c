import type { ReactNode } from 'react';
import type { OfficeHours } from '@/lib/office/state';
import { island } from '@/components/islands/attributes';

interface OfficeStateProps {
  /** Undefined while the office's days are unknown. */
  hours: OfficeHours | undefined;
  /** What the state is of, where another part of the office keeps other hours. */
  of?: string | false | undefined;
  /** Shown until the state is known. */
  children?: ReactNode;
  /** Whether it is of what the page answers first, and is known at load. */
  isAnswer?: boolean;
  /** Where its place is shown. */
  media?: string;
}

/** «Abierta, cierra a las 15:00»; its place is reserved (office.css), paper has none. */
export function OfficeState({ hours, of, children, isAnswer = false, media }: OfficeStateProps) {
  if (!hours) return children;
  return (
    <>
      {of && <span className="no-print needs-script mr-2">{of}</span>}
      <span
        className={children ? 'office-state no-print' : 'office-state no-print needs-script'}
        {...island('office', isAnswer ? 'idle' : 'visible', media)}
        data-week={hours.week}
        data-closed={hours.closed}
        data-clock={hours.clock}
      >
        <span>{children}</span>
      </span>
    </>
  );
}
