import { useState } from 'react';
import { withoutMarks, type Mark } from '@/lib/forms/anonymity';
import { isFilled, type FormField, type Values } from '@/lib/forms/logic';
import { withoutFindings } from '@/lib/forms/omission';
import { Panel } from './Arrival';
import { Button } from './Button';
import { Literal, useLanguage } from './language';
import { LongText } from './LongText';
import { MarkedText, within } from './MarkedText';

interface IdentityCheckProps {
  fields: FormField[];
  values: Values;
  marks: Mark[];
  onProceed: (texts: Values, kept: number) => void;
  onEdit: () => void;
}

const SHOWN = 20;

/**
 * Asks four questions and marks words that may identify the writer of an anonymous text (D47). Nothing is
 * chosen beforehand and nothing blocks: undecided words are kept.
 */
export function IdentityCheck({ fields, values, marks, onProceed, onEdit }: IdentityCheckProps) {
  const { words, omitted } = useLanguage();
  const choices = [
    { boton: words.REMOVE, remove: true },
    { boton: words.KEEP, remove: false },
  ];
  const [chosen, setChosen] = useState<ReadonlyMap<Mark, boolean>>(new Map());
  const [all, setAll] = useState(false);
  const choosing = chosen.size > 0;
  const undecided = marks.length - chosen.size;
  /** The filled button removes all until each mark is decided. */
  const look = (filled: boolean) => (filled ? 'button' : 'button button-outline');
  const isRemoved = (mark: Mark) => chosen.get(mark) === true;
  const goes = (mark: Mark) => !choosing || isRemoved(mark);
  const marked = marks.length > 0;
  const written = fields.filter(({ name, tipo }) => /^text/.test(tipo) && isFilled(values[name]));
  const shown = all ? marks : marks.slice(0, SHOWN);
  const choose = (mark: Mark, remove: boolean, row: Element | null) => {
    setChosen(new Map(chosen).set(mark, remove));
    // The bar that comes with the first choice may stand over its row.
    requestAnimationFrame(() => row?.scrollIntoView({ block: 'nearest' }));
  };
  const proceed = (removed: Mark[]) =>
    onProceed(withoutMarks(values, removed, omitted), marks.length - removed.length);

  return (
    <Panel title={words.CHECK_TITLE}>
      <p className="field-help">
        {`${marked ? words.CHECK : words.CHECK_NONE} ${words.CHECK_NEXT}`}
      </p>
      {written.map(({ name, etiqueta }) => {
        const text = values[name] ?? '';
        const own = marks.filter(({ field }) => field === name);
        return (
          <div key={name} className="field">
            <strong>
              <Literal text={etiqueta} />
            </strong>
            <LongText text={text} className="marked-text">
              {(part) => (
                <MarkedText
                  text={part}
                  marks={within(own, part)}
                  goes={goes}
                  as={choosing ? 'del' : 'mark'}
                />
              )}
            </LongText>
            {!choosing && own.length > 0 && (
              <>
                <p className="field-help">{words.IF_REMOVED}</p>
                <LongText text={text} className="marked-text">
                  {(part) => withoutFindings(part, within(own, part), omitted)}
                </LongText>
              </>
            )}
          </div>
        );
      })}
      <div>
        <p>{words.ASK}</p>
        <ul className="list-disc pl-5">
          {words.ASKED.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </div>
      <div className="form-actions">
        <Button className={look(undecided > 0 || !marked)} onClick={() => proceed(marks)}>
          {marked ? words.REMOVE_AND_GO_ON : words.GO_ON}
        </Button>
        {marked && !choosing && <Button onClick={() => proceed([])}>{words.KEEP_AND_GO_ON}</Button>}
        {!choosing && <Button onClick={onEdit}>{words.CORRECT}</Button>}
      </div>
      {marked && (
        <>
          <p>
            <strong>{words.ONE_BY_ONE}</strong>
          </p>
          <ul className="grid gap-3">
            {shown.map((mark, index) => {
              const [nombre, porque] = words.FINDING_KINDS[mark.kind];
              const earlier = marks.slice(0, index).filter(({ text }) => text === mark.text).length;
              return (
                <li
                  key={`${mark.field}-${mark.start}`}
                  className="line-above grid scroll-mb-48 grid-cols-1 gap-2 pt-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-4"
                >
                  <p className="wrap-anywhere">
                    <strong dir="auto" translate="no">
                      {isRemoved(mark) ? (
                        <del>{words.quote(mark.text)}</del>
                      ) : (
                        words.quote(mark.text)
                      )}
                    </strong>{' '}
                    {`${nombre}. ${porque}`}
                  </p>
                  <div className="form-actions items-start">
                    {choices.map(({ boton, remove }) => (
                      <Button
                        key={boton}
                        className="button button-outline button-choice"
                        aria-pressed={chosen.get(mark) === remove}
                        onClick={({ currentTarget }) =>
                          choose(mark, remove, currentTarget.closest('li'))
                        }
                      >
                        {boton}
                        <span className="sr-only" translate="no">
                          {` ${words.quote(mark.text)}${earlier > 0 ? ` (${earlier + 1})` : ''}`}
                        </span>
                      </Button>
                    ))}
                  </div>
                </li>
              );
            })}
          </ul>
        </>
      )}
      {shown.length < marks.length && (
        <Button onClick={() => setAll(true)}>{words.allMarks(marks.length)}</Button>
      )}
      {choosing && (
        <div className="form-actions form-actions-end">
          {undecided > 0 && <p className="basis-full">{words.undecided(undecided)}</p>}
          <Button
            className={look(undecided === 0)}
            onClick={() => proceed(marks.filter(isRemoved))}
          >
            {words.GO_ON_AS_CHOSEN}
          </Button>
          <Button onClick={onEdit}>{words.CORRECT}</Button>
        </div>
      )}
    </Panel>
  );
}
