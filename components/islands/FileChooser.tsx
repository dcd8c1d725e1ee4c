import type { ComponentProps, ReactNode } from 'react';
import { FILE } from '@/lib/ui-texts';

interface FileChooserProps extends ComponentProps<'input'> {
  id: string;
  label: string;
  help: ReactNode;
  /** Of the chosen file; a script may write it instead. */
  chosen?: string | undefined;
  /** The page's main action. */
  main?: boolean;
}

/** A browser's own button speaks the browser's language: ours is seen, and its input, unseen above it, is pressed. */
export const FileChooser = ({ id, label, help, chosen, main, ...input }: FileChooserProps) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    <p id={`${id}-ayuda`} className="field-help">
      {help}
    </p>
    <div className="chooser">
      <input {...input} id={id} type="file" aria-describedby={`${id}-ayuda ${id}-elegido`} />
      <span className={main ? 'button' : 'button button-outline'} aria-hidden="true">
        {FILE.choose}
      </span>
      <span id={`${id}-elegido`} translate={chosen ? 'no' : undefined}>
        {chosen ?? FILE.none}
      </span>
    </div>
  </div>
);
