'use client';

import { useState } from 'react';
import { FINDING_KINDS, withoutMarks, type Mark } from '@/lib/forms/identification';
import type { FormField, Values } from '@/lib/forms/logic';
import { LongText } from './LongText';
import { Panel } from './Panel';

interface IdentityCheckProps {
  fields: FormField[];
  values: Values;
  marks: Mark[];
  /** Goes on with the texts as they were left. */
  onProceed: (texts: Values) => void;
  onEdit: () => void;
}

const CHOICES = [
  { boton: 'Quitar', remove: true },
  { boton: 'Conservar', remove: false },
];
/** As many marks as are shown at first: a list of hundreds hides what to do. */
const SHOWN = 20;

/**
 * Before an anonymous send: what could say who writes, marked where it stands, each to be removed or
 * kept (D47). Nothing is chosen beforehand; it happens on the device and never blocks: what is not
 * decided is kept.
 */
export function IdentityCheck({ fields, values, marks, onProceed, onEdit }: IdentityCheckProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<Mark, boolean>>(new Map());
  const [all, setAll] = useState(false);
  const isRemoved = (mark: Mark) => chosen.get(mark) === true;
  const marked = fields.filter(({ name }) => marks.some(({ field }) => field === name));
  const shown = all ? marks : marks.slice(0, SHOWN);

  return (
    <Panel title="Revise si algo dice quién es usted">
      <p>
        Marcamos lo que podría identificarle; algo puede escaparse. Usted decide. Esta revisión
        ocurre en su equipo: nada ha salido todavía.
      </p>
      <button
        type="button"
        className="button button-outline button-choice justify-self-start"
        aria-pressed={marks.every(isRemoved)}
        onClick={() => setChosen(new Map(marks.map((mark) => [mark, true])))}
      >
        Quitar todo lo marcado
      </button>
      {marked.map(({ name, etiqueta }) => (
        <div key={name} className="field">
          <strong>{etiqueta}</strong>
          <LongText text={values[name] ?? ''} className="marked-text">
            <Marked
              text={values[name] ?? ''}
              marks={marks.filter(({ field }) => field === name)}
              isRemoved={isRemoved}
            />
          </LongText>
        </div>
      ))}
      <ul className="grid gap-4">
        {shown.map((mark, index) => {
          const earlier = marks.slice(0, index).filter(({ text }) => text === mark.text).length;
          return (
            <li key={`${mark.field}-${mark.start}`}>
              <p className="mb-[0.4rem] wrap-anywhere">
                <strong dir="auto">{`«${mark.text}»`}</strong>{' '}
                {`${FINDING_KINDS[mark.kind].nombre}. ${FINDING_KINDS[mark.kind].porque}`}
              </p>
              <div className="form-actions">
                {CHOICES.map(({ boton, remove }) => (
                  <button
                    key={boton}
                    type="button"
                    className="button button-outline button-choice"
                    aria-pressed={chosen.get(mark) === remove}
                    onClick={() => setChosen(new Map(chosen).set(mark, remove))}
                  >
                    {boton}
                    <span className="sr-only">
                      {` «${mark.text}»${earlier > 0 ? ` (${earlier + 1})` : ''}`}
                    </span>
                  </button>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
      {shown.length < marks.length && (
        <button type="button" className="button button-outline" onClick={() => setAll(true)}>
          {`Ver las ${marks.length} marcas, una por una`}
        </button>
      )}
      <p className="field-help">Todavía no sale: en el siguiente paso verá el mensaje completo.</p>
      <div className="form-actions form-actions-end">
        <button
          type="button"
          className="button"
          onClick={() => onProceed(withoutMarks(values, marks.filter(isRemoved)))}
        >
          Enviar de todos modos
        </button>
        <button type="button" className="button button-outline" onClick={onEdit}>
          Corregir
        </button>
      </div>
    </Panel>
  );
}

interface MarkedProps {
  text: string;
  marks: Mark[];
  isRemoved: (mark: Mark) => boolean;
}

/** A text with its marks in place; what will be removed is struck through. */
function Marked({ text, marks, isRemoved }: MarkedProps) {
  const before = (index: number) => text.slice(marks[index - 1]?.end ?? 0, marks[index]?.start);
  return (
    <>
      {marks.map((mark, index) => {
        const Tag = isRemoved(mark) ? 'del' : 'mark';
        return [before(index), <Tag key={mark.start}>{mark.text}</Tag>];
      })}
      {before(marks.length)}
    </>
  );
}
