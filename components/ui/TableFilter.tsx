import { island } from '@/components/islands/attributes';
import { EarlyStatus } from './EarlyStatus';

interface TableFilterProps {
  id: string;
  label: string;
  /** Nouns of the counts («1 persona coincide.»: `persona`), and of every row. */
  tables: { id: string; one: string; many: string; of?: string }[];
  /** Rows have theirs in `data-kind`. */
  kinds?: { label: string; all: string; options: [kind: string, text: string][] };
  none: string;
  asked?: boolean;
}

export function TableFilter({ id, label, tables, kinds, none, asked }: TableFilterProps) {
  return (
    <div
      role="search"
      aria-label={tables[0]?.of && `Filtro de ${tables[0].of}`}
      className="table-filter needs-script"
      {...island('filter', 'idle')}
      data-tables={JSON.stringify(tables)}
      data-none={none}
      data-asked={asked && ''}
    >
      <label htmlFor={id}>{label}</label>
      <input id={id} type="search" placeholder=" " autoComplete="off" enterKeyHint="done" />
      {kinds && (
        <>
          <label htmlFor={`${id}-clase`}>{kinds.label}</label>
          <select id={`${id}-clase`} autoComplete="off">
            <option value="">{kinds.all}</option>
            {kinds.options.map(([kind, text]) => (
              <option key={kind} value={kind}>
                {text}
              </option>
            ))}
          </select>
        </>
      )}
      <EarlyStatus lost="El filtro no llegó. Revise su conexión y toque otra vez el recuadro." />
    </div>
  );
}
