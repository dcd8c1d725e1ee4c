import { useId, useState } from 'react';
import { DocumentPanel, type DocumentUse } from './DocumentPanel';

interface Props {
  label: string;
  uses: DocumentUse[];
  title?: string;
}

/** Takes a document, chosen or dropped, and shows it with its uses. */
export function BringDocument({ label, uses, title }: Props) {
  const id = useId();
  const [file, setFile] = useState<File>();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => setFile(files?.[0]);
  if (file)
    return (
      <DocumentPanel
        // A file with the same name may be another.
        key={`${file.name} ${file.lastModified}`}
        file={file}
        title={title}
        uses={uses.map((one) => ({
          ...one,
          use: (read) => {
            setFile(undefined);
            one.use(read);
          },
        }))}
        onLeave={() => setFile(undefined)}
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
