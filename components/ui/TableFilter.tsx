import type { SelectHTMLAttributes } from 'react';
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
  tables: { id: string; one: string; many: string; of?: string }[];
  /** Rows have theirs in `data-kind`. */
  kinds?: { label: string } & ChoiceProps;
  none: string;
  /** The link to the whole site's search when no row matches; «…» are the words. */
  beyond?: string;
  asked?: boolean;
}

export function TableFilter({ id, label, tables, kinds, none, beyond, asked }: TableFilterProps) {
  return (
    <div
      role="search"
      aria-label={tables[0]?.of && `Filtro de ${tables[0].of}`}
      className="table-filter needs-script"
      {...island('filter', 'idle')}
      data-tables={JSON.stringify(tables)}
      data-none={none}
      data-beyond={beyond}
      data-asked={asked && ''}
    >
      <label htmlFor={id}>{label}</label>
      <input id={id} type="search" placeholder=" " autoComplete="off" enterKeyHint="done" />
      {kinds && (
        <>
          <label htmlFor={`${id}-clase`}>{kinds.label}</label>
          <FilterChoice id={`${id}-clase`} all={kinds.all} options={kinds.options} />
        </>
      )}
      <EarlyStatus lost="El filtro no llegó. Revise su conexión y toque otra vez el recuadro." />
    </div>
  );
}
