import { useState } from 'react';
import type { PressMail } from '../api-lists';
import { messageOf, readPressMail } from './client';

/** The mail for the press of a saved release, ready to copy into any mail program. */
export function PressMailBox({ file }: { file: string }) {
  const [mail, setMail] = useState<PressMail>();
  const [said, setSaid] = useState('');
  const read = async () => {
    try {
      setSaid('');
      setMail(await readPressMail(file));
    } catch (failure) {
      setMail(undefined);
      setSaid(messageOf(failure));
    }
  };
  const copy = async (words: string, what: string) => {
    try {
      await navigator.clipboard.writeText(words);
      setSaid(`${what}: copiado.`);
    } catch {
      setSaid('El navegador no dejó copiarlo. Selecciónelo y cópielo usted.');
    }
  };
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && void read()}>
      <summary>Correo para la prensa</summary>
      {mail && (
        <>
          <Words label="Asunto" words={mail.subject} rows={1} onCopy={copy} />
          <Words label="Texto del correo" words={mail.text} rows={10} onCopy={copy} />
        </>
      )}
      <p role="status">{said}</p>
    </details>
  );
}

interface WordsProps {
  label: string;
  words: string;
  rows: number;
  onCopy: (words: string, what: string) => Promise<void>;
}

const Words = ({ label, words, rows, onCopy }: WordsProps) => (
  <div className="field">
    <label>
      {label}
      <textarea readOnly rows={rows} value={words} />
    </label>
    <button type="button" onClick={() => void onCopy(words, label)}>
      {`Copiar ${label.toLowerCase()}`}
    </button>
  </div>
);
