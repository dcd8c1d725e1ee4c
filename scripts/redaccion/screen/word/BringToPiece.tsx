import type { UnderstoodKind } from '../../documents/types';
import { ROOT, useText, useValue } from '../values';
import type { Read } from './bring-document';
import { BringDocument } from './BringDocument';

interface Props {
  isRelease: boolean;
  onBring: (document: Read, whole: boolean) => void;
}

/** A document for a piece: after its text, or in its place. */
export function BringToPiece({ isRelease, onBring }: Props) {
  const [text] = useText();
  const [title] = useValue(`${ROOT}.titulo`);
  const whole = (label: string) => ({ label, use: (read: Read) => onBring(read, true) });
  const isEmpty = (text ?? '').trim() === '';
  const left: UnderstoodKind[] = isEmpty ? [] : ['titulo', 'resumen', 'fecha'];
  const uses = isEmpty
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
        left={isRelease ? left : undefined}
      />
    </details>
  );
}
