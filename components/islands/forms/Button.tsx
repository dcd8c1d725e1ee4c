import { useEffect, useState, type ComponentProps } from 'react';
import { copyText } from './device';
import { useWords } from './language';

export const Button = (props: ComponentProps<'button'>) => (
  <button type="button" className="button button-outline" {...props} />
);

interface RecoverButtonProps {
  look?: 'button' | 'button button-outline';
  onRecover: () => void;
}

/** «Recuperar lo escrito» (D27, D45). */
export function RecoverButton({ look = 'button', onRecover }: RecoverButtonProps) {
  return (
    <Button className={`${look} sm:justify-self-start`} onClick={onRecover}>
      {useWords().RECOVER}
    </Button>
  );
}

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

export function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}

export function Countdown({ left }: { left: number }) {
  const { waitFor } = useWords();
  if (left <= 0) return null;
  return (
    <p role="timer" className="field-help self-center">
      {waitFor(left)}
    </p>
  );
}
