'use client';

import { useWords } from './language';

interface RecoverButtonProps {
  look?: 'button' | 'button button-outline' | 'link-button';
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
