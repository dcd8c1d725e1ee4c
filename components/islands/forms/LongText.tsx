import { useState, type ReactNode } from 'react';
import { isFilled, type FormField, type Values } from '@/lib/forms/logic';
import { Button } from './Button';
import { Literal, useLanguage, useWords } from './language';

interface LongTextProps {
  text: string;
  className?: string;
  children: (shown: string) => ReactNode;
}

const LONG = 1200;
const LINES = 25;
/** More than this is not laid out before it is asked for: a million letters stop a phone. */
const VERY_LONG = 20_000;

export function LongText({ text, className = '', children }: LongTextProps) {
  const { SEE_ALL, GOES_ON } = useWords();
  const [whole, setWhole] = useState(false);
  const folds = !whole && (text.length > LONG || text.split('\n', LINES).length === LINES);
  const shown = folds ? text.slice(0, VERY_LONG) : text;
  return (
    <>
      <div className={className} dir="auto" translate="no">
        <div className={folds ? 'folded' : undefined}>{children(shown)}</div>
      </div>
      {shown !== text && <p className="print-only">{GOES_ON}</p>}
      {folds && (
        <Button className="button button-outline no-print" onClick={() => setWhole(true)}>
          {SEE_ALL}
        </Button>
      )}
    </>
  );
}

/** Text cleared without being sent. */
export function Written({ fields, values }: { fields: FormField[]; values: Values }) {
  const answers = fields.filter(({ name, tipo }) => tipo !== 'checkbox' && isFilled(values[name]));
  const { words, dayOf } = useLanguage();
  if (answers.length === 0) return null;
  return (
    <section aria-label={words.WRITTEN}>
      <dl className="written rounded-control bg-blanco px-3 py-1 text-tinta">
        {answers.map(({ name, tipo, etiqueta }) => (
          <div key={name}>
            <dt>
              <Literal text={etiqueta} />
            </dt>
            <dd>
              <LongText text={tipo === 'date' ? dayOf(values[name] ?? '') : (values[name] ?? '')}>
                {(shown) => shown}
              </LongText>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
