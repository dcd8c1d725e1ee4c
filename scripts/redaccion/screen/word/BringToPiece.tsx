import { ROOT, useText, useValue } from '../values';
import type { Read } from './bring-document';
import { BringDocument } from './BringDocument';

/** A document for a piece: after its text, or in its place. */
export function BringToPiece({ onBring }: { onBring: (document: Read, whole: boolean) => void }) {
  const [text] = useText();
  const [title] = useValue(`${ROOT}.titulo`);
  const whole = (label: string) => ({ label, use: (read: Read) => onBring(read, true) });
  const uses =
    (text ?? '').trim() === ''
      ? [whole('Usar este texto')]
      : [
          { label: 'Agregarlo al final del texto', use: (read: Read) => onBring(read, false) },
          whole('Ponerlo en lugar del texto'),
        ];
  return (
    <details>
      <summary>Traer un documento</summary>
      <BringDocument
        label="Documento para el texto"
        uses={uses}
        title={typeof title === 'string' ? title : ''}
      />
    </details>
  );
}
