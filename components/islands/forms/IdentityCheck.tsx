'use client';

import { useState } from 'react';
import { FINDING_KINDS, withoutMarks, type Mark } from '@/lib/forms/identification';
import type { FormField, Values } from '@/lib/forms/logic';
import { Panel } from './Panel';

interface IdentityCheckProps {
  fields: FormField[];
  values: Values;
  marks: Mark[];
  /** Goes on with the texts as they were left. */
  onProceed: (texts: Values) => void;
  onEdit: () => void;
}

/**
 * Before an anonymous send: what could say who writes, marked where it stands, each to be kept or
 * removed. It happens on the device and never blocks: what is not decided is kept.
 */
export function IdentityCheck({ fields, values, marks, onProceed, onEdit }: IdentityCheckProps) {
  const [removed, setRemoved] = useState<readonly Mark[]>([]);
  const isRemoved = (mark: Mark) => removed.includes(mark);
  const marked = fields.filter(({ name }) => marks.some(({ field }) => field === name));
  const toggle = (mark: Mark, remove: boolean) =>
    setRemoved((before) => [...before.filter((one) => one !== mark), ...(remove ? [mark] : [])]);

  return (
    <Panel title="Revise si algo dice quién es usted">
      <p>
        Marcamos lo que podría identificarle; algo puede escaparse. Usted decide qué conserva. Esta
        revisión ocurre en su equipo: nada ha salido todavía.
      </p>
      {marked.map(({ name, etiqueta }) => (
        <div key={name} className="field">
          <strong>{etiqueta}</strong>
          <p className="marked-text" dir="auto">
            <Marked
              text={values[name] ?? ''}
              marks={marks.filter(({ field }) => field === name)}
              isRemoved={isRemoved}
            />
          </p>
        </div>
      ))}
      <ul className="grid gap-4">
        {marks.map((mark, index) => {
          const gone = isRemoved(mark);
          const earlier = marks.slice(0, index).filter(({ text }) => text === mark.text).length;
          return (
            <li key={`${mark.field}-${mark.start}`}>
              <p className="mb-[0.4rem] wrap-anywhere">
                <strong dir="auto">{`«${mark.text}»`}</strong>{' '}
                {`${FINDING_KINDS[mark.kind].nombre}. ${FINDING_KINDS[mark.kind].porque}`}
              </p>
              <div className="form-actions">
                {[
                  { boton: 'Conservar', remove: false },
                  { boton: 'Quitar', remove: true },
                ].map(({ boton, remove }) => (
                  <button
                    key={boton}
                    type="button"
                    className="button button-outline button-choice"
                    aria-pressed={gone === remove}
                    onClick={() => toggle(mark, remove)}
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
      <p className="field-help">
        En el siguiente paso verá el mensaje completo, antes de que salga.
      </p>
      <div className="form-actions">
        <button
          type="button"
          className="button"
          onClick={(event) => {
            if (event.detail < 2) onProceed(withoutMarks(values, marks.filter(isRemoved)));
          }}
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
