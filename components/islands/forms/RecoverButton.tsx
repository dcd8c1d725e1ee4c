'use client';

import { useWords } from './language';

interface RecoverButtonProps {
  /** How much it stands out among what stands beside it. */
  look?: 'button' | 'button button-outline' | 'link-button';
  /** Brings the text back and puts the focus where one goes on. */
  onRecover: () => void;
}

/** «Recuperar lo escrito» (D27, D45). */
export function RecoverButton({ look = 'button', onRecover }: RecoverButtonProps) {
  return (
    <button type="button" className={`${look} justify-self-start`} onClick={onRecover}>
      {useWords().RECOVER}
    </button>
  );
}
