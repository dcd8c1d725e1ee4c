import { useState } from 'react';
import { inLanguage } from '@/lib/forms/language';
import type { FormField } from '@/lib/forms/logic';
import type { MessageLine } from '@/lib/forms/message';
import { Panel } from './Arrival';
import { Button, Countdown, useCountdown } from './Button';
import { InSpanish, Literal, useLanguage } from './language';
import { LongText } from './LongText';

interface ReviewProps {
  lines: MessageLine[];
  fields: FormField[];
  /** Notes above the answers (lib/forms/notes.ts); called once. */
  notes: () => string[];
  service: string;
  sending: boolean;
  wait: number;
  onConfirm: () => void;
  onEdit: (field?: string) => void;
}

/** «Esto es lo que se enviará»: the answers and, folded, every key sent. The folio is hidden until it is confirmed. */
export function Review({
  lines,
  fields,
  notes,
  service,
  sending,
  wait,
  onConfirm,
  onEdit,
}: ReviewProps) {
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
  return (
    <Panel title={words.REVIEW_TITLE}>
      {!sending && <p>{words.NOT_SENT_YET}</p>}
      {told.map((text) => (
        <p key={text} className="notice px-3 py-2 snug">
          {text}
        </p>
      ))}
      <dl className="review">
        {answers.map(({ name, label, value }) => (
          <div key={name}>
            <dt>
              <Literal text={label} />
            </dt>
            <dd>
              <LongText text={value}>{(shown) => shown}</LongText>
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
      <details>
        <summary>{words.TECHNICAL}</summary>
        <dl className="review">
          {lines.map(({ key, label, value, kind }) => (
            <div key={key} data-key={key}>
              <dt>
                <Literal text={label} /> <code className="plain font-mono text-gris">{key}</code>
              </dt>
              {kind === 'folio' || value === '' ? (
                <dd className="field-help">
                  {kind === 'folio' ? words.FOLIO_LATER : words.NO_VALUE}
                </dd>
              ) : (
                <dd dir="auto" translate={kind === 'fijo' ? undefined : 'no'}>
                  {kind === 'fijo' ? <InSpanish>{value}</InSpanish> : value}
                </dd>
              )}
            </div>
          ))}
        </dl>
        <p className="field-help">{words.leavesBy(service)}</p>
      </details>
      <div className="form-actions form-actions-end no-print">
        <Button className="button" disabled={sending || left > 0} onClick={onConfirm}>
          {sending ? words.SENDING_NOW : words.CONFIRM}
        </Button>
        <Button disabled={sending} onClick={() => onEdit()}>
          {words.CORRECT}
        </Button>
        <Countdown left={left} say={words.maySendIn} />
      </div>
    </Panel>
  );
}
