import type { SelectHTMLAttributes } from 'react';
import { ALL_NORMS } from '@/lib/ui-texts';
import { island } from '@/components/islands/attributes';

interface ChoiceProps extends SelectHTMLAttributes<HTMLSelectElement> {
  all: string;
  options: readonly (readonly [value: string, text: string])[];
}

export const FilterChoice = ({ all, options, ...select }: ChoiceProps) => (
  <select {...select} autoComplete="off">
    <option value="">{all}</option>
    {options.map(([value, text]) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </select>
);

/** CSS alone fills it for text typed before the script, or without it; the box needs a placeholder. */
export const EarlyStatus = ({ lost }: { lost: string }) => (
  <p role="status" className="early-answer" data-waiting="Buscando…" data-lost={lost} />
);

interface TableFilterProps {
  id: string;
  label: string;
  /** Nouns of the counts («1 persona coincide.»: `persona`), and of every row. */
  table: { id: string; one: string; many: string; of?: string };
  /** Rows have theirs in `data-kind`. */
  kinds?: { label: string } & ChoiceProps;
  none: string;
  /** A table whose rows are never hidden: those that match are linked after `lead`. */
  calls?: { table: string; lead: string };
  /** The link to the whole site's search when no row matches; «…» are the words. */
  beyond?: string;
  asked?: boolean;
}

export function TableFilter({ id, label, table, kinds, ...words }: TableFilterProps) {
  const { calls, none, beyond, asked } = words;
  return (
    <div
      role="search"
      aria-label={table.of && `Filtro de ${table.of}`}
      className="table-filter needs-script"
      {...island('filter', 'idle')}
      data-table={JSON.stringify(table)}
      data-none={none}
      data-calls={calls && JSON.stringify(calls)}
      data-beyond={beyond}
      data-asked={asked && ''}
    >
      <label>
        {label}
        <input id={id} type="search" placeholder=" " autoComplete="off" enterKeyHint="done" />
      </label>
      {kinds && (
        <label>
          {kinds.label}
          <FilterChoice all={kinds.all} options={kinds.options} />
        </label>
      )}
      <EarlyStatus lost={ALL_NORMS.lost} />
    </div>
  );
}
