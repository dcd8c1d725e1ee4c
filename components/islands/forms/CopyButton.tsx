import { useState } from 'react';
import { Button } from './Button';
import { copyText } from './device';
import { useWords } from './language';

interface CopyButtonProps {
  text: string;
  label: string;
  main?: boolean;
}

/** Copies a text; where the browser does not allow it, shows it to be copied by hand. */
export function CopyButton({ text, label, main = false }: CopyButtonProps) {
  const { COPIED, COPY_REFUSED } = useWords();
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  return (
    <>
      <Button
        className={main ? 'button' : 'button button-outline'}
        onClick={async () => setOutcome((await copyText(text)) ? 'copied' : 'refused')}
      >
        {label}
      </Button>
      <span aria-live="polite" className="field-help self-center">
        {outcome === 'copied' && COPIED}
        {outcome === 'refused' && COPY_REFUSED}
      </span>
      {outcome === 'refused' && (
        <textarea
          className="control"
          aria-label={label}
          readOnly
          translate="no"
          spellCheck={false}
          rows={6}
          value={text}
          onFocus={({ target }) => {
            target.select();
            // Browsers bring the selection into view, which in a window may leave the field out of it.
            target.scrollIntoView({ block: 'nearest' });
          }}
        />
      )}
    </>
  );
}
