import type { ComponentProps } from 'react';
import { useWords } from './language';

export const Button = (props: ComponentProps<'button'>) => (
  <button type="button" className="button button-outline" {...props} />
);

interface RecoverButtonProps {
  look?: 'button' | 'button button-outline' | 'text-guinda underline';
  onRecover: () => void;
}

/** «Recuperar lo escrito» (D27, D45). */
export function RecoverButton({ look = 'button', onRecover }: RecoverButtonProps) {
  return (
    <Button className={`${look} justify-self-start`} onClick={onRecover}>
      {useWords().RECOVER}
    </Button>
  );
}
