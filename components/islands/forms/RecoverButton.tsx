'use client';

interface RecoverButtonProps {
  main?: boolean;
  /** Brings the text back and puts the focus where one goes on. */
  onRecover: () => void;
}

/** «Recuperar lo escrito» (D27, D45). */
export function RecoverButton({ main = false, onRecover }: RecoverButtonProps) {
  return (
    <button
      type="button"
      className={main ? 'button justify-self-start' : 'button button-outline'}
      onClick={onRecover}
    >
      Recuperar lo escrito
    </button>
  );
}
