import { useState } from 'react';
import { inLanguage } from '@/lib/forms/language';
import type { Mark } from '@/lib/forms/anonymity';
import type { Advice, FormField } from '@/lib/forms/logic';
import type { MessageLine } from '@/lib/forms/message';
import { Panel } from './Arrival';
import { Button, Countdown, useCountdown } from './Button';
import { Literal, useLanguage } from './language';
import { LongText } from './LongText';
import { MarkedText, within } from './MarkedText';

interface ReviewProps {
  /** Of a form with two modes: its question, and the mode that answers it. */
  choice: { label: string; value: string } | undefined;
  /** Of a nameless text that keeps no mark: what it goes without. */
  promise: string | false | undefined;
  /** Marks that stay. */
  kept: number;
  lines: MessageLine[];
  fields: FormField[];
  /** Words that may identify the writer of an anonymous text, and stay in it. */
  marks: Mark[];
  /** Of possible typing errors: sending stays possible. */
  advice: Advice[];
  /** Notes above the answers (lib/forms/notes.ts); called once. */
  notes: () => string[];
  sending: boolean;
  wait: number;
  onConfirm: () => void;
  onEdit: (field?: string) => void;
  /** Of the marks that stay. */
  onChooseAgain: () => void;
}

/** Name of the switch, as if it were a field. */
const MODE = 'modo';

/** «Esto es lo que se enviará»: the answers. The folio is hidden until it is confirmed. */
export function Review({
  choice,
  promise,
  kept,
  lines,
  fields,
  marks,
  advice,
  notes,
  sending,
  wait,
  ...acts
}: ReviewProps) {
  const { onConfirm, onEdit, onChooseAgain } = acts;
  const language = useLanguage();
  const { words, dayOf } = language;
  const [told] = useState(notes);
  const left = useCountdown(wait);
  const answers = fields.flatMap(({ name, tipo }) => {
    const line = lines.find(({ field }) => field === name);
    if (!line?.value) return [];
    const { label, value } = line;
    return [{ name, label, value: tipo === 'date' ? dayOf(value) : value }];
  });
  if (choice) answers.unshift({ name: MODE, ...choice });
  const marksIn = (name: string) => marks.filter(({ field }) => field === name);
  return (
    <Panel title={words.REVIEW_TITLE}>
      {!sending && <p>{words.NOT_SENT_YET}</p>}
      {promise && <p className="bold">{promise}</p>}
      {kept + advice.length > 0 && (
        <div className="alert border-oro bg-resalte text-tinta px-3 py-2 snug">
          {kept > 0 && (
            <p className="advised">
              {words.keeps(kept)}{' '}
              <Button
                className="text-guinda underline bold"
                disabled={sending}
                onClick={onChooseAgain}
              >
                {words.CHOOSE_AGAIN}
              </Button>
            </p>
          )}
          {advice.map(({ field, look, why }) => (
            <p key={field} className="advised">
              <Button
                className="text-guinda underline bold"
                disabled={sending}
                onClick={() => onEdit(field)}
              >
                {look}
              </Button>
              {`: ${why}.`}
            </p>
          ))}
        </div>
      )}
      {told.length > 0 && (
        <div className="notice grid gap-1 px-3 py-2 snug">
          {told.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      <dl className="review">
        {answers.map(({ name, label, value }) => (
          <div key={name}>
            <dt className={advice.some(({ field }) => field === name) ? 'advised' : undefined}>
              <Literal text={label} />
            </dt>
            <dd>
              <LongText text={value}>
                {(shown) => <MarkedText text={shown} marks={within(marksIn(name), shown)} />}
              </LongText>
            </dd>
            <dd className="no-print">
              <Button
                className="text-guinda underline"
                disabled={sending}
                onClick={() => onEdit(name)}
              >
                {words.CHANGE}
                <span className="sr-only">{` ${words.quote(inLanguage(language, label))}`}</span>
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      <div className="form-actions form-actions-end no-print">
        <Button className="button" disabled={sending || left > 0} onClick={onConfirm}>
          {sending ? words.SENDING_NOW : words.CONFIRM}
        </Button>
        <Button disabled={sending} onClick={() => onEdit()}>
          {words.CORRECT}
        </Button>
        <Countdown left={left} />
      </div>
    </Panel>
  );
}
