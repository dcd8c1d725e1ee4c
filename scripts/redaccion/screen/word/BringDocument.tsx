import { useId, useState } from 'react';
import type { UnderstoodKind } from '../../documents/types';
import type { Read } from './bring-document';
import { DocumentPanel, type DocumentUse } from './DocumentPanel';

interface Props {
  label: string;
  uses?: DocumentUse[];
  title?: string;
  left?: UnderstoodKind[] | undefined;
  /** Told of a document that was chosen, and of its text once it can be used; of nothing when it is left. */
  onDocument?: (document: { read?: Read | undefined } | undefined) => void;
}

/** Takes a document, chosen or dropped, and shows it with its uses. */
export function BringDocument({ label, uses = [], title, left, onDocument }: Props) {
  const id = useId();
  const [file, setFile] = useState<File>();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => setFile(files?.[0]);
  const leave = () => {
    setFile(undefined);
    onDocument?.(undefined);
  };
  if (file)
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
  return (
    <div
      className={isOver ? 'bring over' : 'bring'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <label htmlFor={id}>{label}</label>
      <p className="help" id={`${id}-ayuda`}>
        De Word (.docx); también .html, .txt y .md. Otro se guarda antes como .docx. Elíjalo o
        arrástrelo aquí.
      </p>
      <input
        id={id}
        type="file"
        aria-describedby={`${id}-ayuda`}
        onChange={({ target }) => take(target.files)}
      />
    </div>
  );
}
