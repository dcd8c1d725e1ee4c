import { useState } from 'react';
import type { UnderstoodKind } from '../../documents/types';
import { DropFile } from '../parts';
import { ROOT, useText, useValue } from '../values';
import type { Read } from '../client';
import { DocumentPanel, type DocumentUse } from './DocumentPanel';

interface Props {
  label: string;
  uses?: DocumentUse[];
  title?: string;
  left?: UnderstoodKind[] | undefined;
  /** Told of a document that was chosen, and of its text once it can be used; of nothing when it is left. */
  onDocument?: (document: { read?: Read | undefined } | undefined) => void;
}

export function BringDocument({ label, uses = [], title, left, onDocument }: Props) {
  const [file, setFile] = useState<File>();
  const leave = () => {
    setFile(undefined);
    onDocument?.(undefined);
  };
  if (!file)
    return (
      <DropFile
        label={label}
        help="De Word (.docx), o de texto. Elíjalo o arrástrelo aquí."
        onFile={setFile}
      />
    );
  return (
    <DocumentPanel
      // A file with the same name may be another.
      key={`${file.name} ${file.lastModified}`}
      file={file}
      title={title}
      left={left}
      onRead={(read) => onDocument?.({ read })}
      uses={uses.map((one) => ({
        ...one,
        use: (read) => {
          leave();
          one.use(read);
        },
      }))}
      onLeave={leave}
    />
  );
}

interface ToPieceProps {
  isRelease: boolean;
  onBring: (document: Read, whole: boolean) => void;
}

export function BringToPiece({ isRelease, onBring }: ToPieceProps) {
  const [text = ''] = useText();
  const [title] = useValue(`${ROOT}.titulo`);
  const isEmpty = text.trim() === '';
  const left: UnderstoodKind[] = isEmpty ? [] : ['titulo', 'resumen', 'fecha'];
  const use = (label: string, whole: boolean) => ({
    ...{ label, use: (read: Read) => onBring(read, whole) },
  });
  return (
    <details>
      <summary>Traer un documento</summary>
      <BringDocument
        label="Documento para el texto"
        uses={
          isEmpty
            ? [use('Usar este texto', true)]
            : [use('Agregarlo al final del texto', false), use('Ponerlo en lugar del texto', true)]
        }
        title={typeof title === 'string' ? title : ''}
        left={isRelease ? left : undefined}
      />
    </details>
  );
}
