import { Button, RecoverButton } from './Button';
import { Literal, useWords } from './language';

interface ActionsProps {
  /** Without a service the form is printed instead. */
  canSend: boolean;
  second: boolean;
  recoverable: boolean;
  lacking: number;
  onSend: () => void;
  onDownload: () => void;
  onRecover: () => void;
}

export function Actions({
  canSend,
  second,
  recoverable,
  lacking,
  onSend,
  onDownload,
  onRecover,
}: ActionsProps) {
  const words = useWords();
  return (
    <div className="form-actions items-center no-print">
      <button
        type="submit"
        className={second ? 'button button-outline' : 'button'}
        // Said when it was pressed and its script has not come (base/islands.ts).
        data-busy={words.LOADING}
        // The field left would show its advice and move the button from under the pointer: the press was lost.
        onMouseDown={(event) => event.preventDefault()}
        // No `submit` event: Chromium would store the fields' values (tests/e2e/rastro.spec.ts). Enter in a
        // field clicks too.
        onClick={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        {canSend ? <Literal text={words.SEND} /> : words.PRINT_SHEET}
      </button>
      {!canSend && <Button onClick={onDownload}>{words.DOWNLOAD_SHEET}</Button>}
      {recoverable && <RecoverButton look="button button-outline" onRecover={onRecover} />}
      {canSend && (
        <p className="field-help">
          {lacking > 0 && `${words.lacking(lacking)}. `}
          {words.REVIEW_FIRST}
        </p>
      )}
    </div>
  );
}
