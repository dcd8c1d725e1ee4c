import type { ReactNode } from 'react';
import type { FormField } from '@/lib/forms/logic';
import { focusOn } from './device';
import { Literal, useWords } from './language';

interface MissingProps {
  id: string;
  /** The literal of section 8 for a form that is not filled. */
  invalid: string;
  lacking: FormField[];
  choice: string;
  recover: ReactNode;
}

/** Missing fields after a refused attempt. Only the literal is an alert; the count is polite, the list silent. */
export function Missing({ id, invalid, lacking, choice, recover }: MissingProps) {
  const words = useWords();
  const some = lacking.length > 0;
  const named = lacking.filter(({ required }) => required);
  return (
    <div className={some ? 'alert alert-error' : 'notice'} role={some ? 'alert' : undefined}>
      {some && (
        <p>
          <strong>
            <Literal text={invalid} />
          </strong>
        </p>
      )}
      <p aria-live="polite">
        {named.length > 0
          ? `${words.lacking(named.length)}:`
          : some
            ? choice
            : recover
              ? words.NOTHING_LACKS_NOW
              : words.NOTHING_LACKS}
      </p>
      <div className="grid gap-2" aria-live="off">
        {named.length > 0 && (
          <ul className="list-disc pl-5">
            {named.map(({ name, etiqueta, tipo }) => (
              <li key={name}>
                <a
                  href={`#${id}-${name}`}
                  onClick={(event) => {
                    // In a dialog the address is the dialog's: the link moves the focus, not the address.
                    event.preventDefault();
                    focusOn(`${id}-${name}`);
                  }}
                >
                  {tipo === 'checkbox' ? words.THE_BOX : <Literal text={etiqueta} />}
                </a>
              </li>
            ))}
          </ul>
        )}
        {recover && (
          <>
            <p>
              <strong>{words.KEPT[0]}</strong> {words.KEPT[1]}
            </p>
            {recover}
          </>
        )}
      </div>
    </div>
  );
}
