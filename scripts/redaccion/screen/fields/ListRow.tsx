import { useEffect, type ReactNode } from 'react';
import { useLedTo } from '../problems';

interface ListRowProps {
  path: string;
  title: string;
  open: boolean;
  onToggle: (open: boolean) => void;
  plain: boolean;
  /** The usual changes, before the fields of an open row. */
  guided?: ReactNode;
  actions: ReactNode;
  children: ReactNode;
  /** Further values beside the title, by their names. */
  cells?: [string, string][];
  /** Whether actions are shown only while it is open. */
  folded?: boolean;
  /** Whether a search leaves it out; an open row stays. */
  hidden?: boolean;
  below?: ReactNode;
}

/**
 * A row of a list. Its fields are made when it is opened, since a list may have hundreds; a row that the
 * person is led to opens.
 */
export function ListRow({
  path,
  title,
  open,
  onToggle,
  plain,
  actions,
  children,
  ...look
}: ListRowProps) {
  const { cells = [], folded = false, guided, hidden = false, below } = look;
  const ledTo = useLedTo(path);
  useEffect(() => {
    if (ledTo && !open && !plain) onToggle(true);
  });
  const isOpen = open || ledTo;
  if (hidden && !isOpen) return null;
  return (
    <li className="row" {...(below && { id: path, tabIndex: -1 })}>
      {plain ? (
        <div id={`${path}-fila`} tabIndex={-1}>
          {children}
        </div>
      ) : (
        <>
          <div className="row-head">
            <button
              type="button"
              id={`${path}-fila`}
              className="row-title"
              aria-expanded={isOpen}
              onClick={() => onToggle(!isOpen)}
            >
              {title}
            </button>
            {cells.map(([name, value]) => (
              <span key={name} data-label={name}>
                {value
                  .split(/(?=@)/)
                  .map((part, index) => [index > 0 && <wbr key={index} />, part])}
              </span>
            ))}
          </div>
          {isOpen && <div className="actions">{guided}</div>}
          {isOpen && children}
        </>
      )}
      {(isOpen || plain || !folded) && (
        <div className="actions">
          {!isOpen && guided}
          {actions}
        </div>
      )}
      {below}
    </li>
  );
}
