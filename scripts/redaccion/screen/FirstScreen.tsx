import { useEffect, useState } from 'react';
import { longDate } from '@/lib/office/dates';
import type { Vigencias } from '../api';
import { askVigencias } from './client';
import type { SeenDraft } from './lost-drafts';
import { LinkedTasks } from './problems';

interface Props {
  /** Drafts that were in the office's folder and are gone. */
  lost: SeenDraft[];
  onSeen: () => void;
}

/** Before a piece is open: lost drafts, a trial folder, facts that are overdue or soon due. */
export function FirstScreen({ lost, onSeen }: Props) {
  const [found, setFound] = useState<Vigencias>();
  useEffect(() => {
    // The list of pieces shows a fault.
    askVigencias().then(setFound, () => undefined);
  }, []);
  return (
    <>
      <p className="hint">Elija una pieza de la lista, o empiece una nueva.</p>
      {lost.length > 0 && (
        <section role="alert">
          <p>
            Estos borradores esperaban en la carpeta de la oficina y ya no están. Si no los guardó
            ni los descartó en otra ventana, se perdieron con ella:
          </p>
          <ul>
            {lost.map(({ file, title, day }) => (
              <li key={file}>{`«${title}», visto el ${longDate(day)}`}</li>
            ))}
          </ul>
          <button type="button" onClick={onSeen}>
            Entendido
          </button>
        </section>
      )}
      {found?.trial && (
        <p>
          Lo que está viendo es una carpeta de prueba, «{found.trial}», hecha de la demostración.
          Para hacer la de su oficina, quien cuida el equipo ejecuta{' '}
          <code>npm run oficina -- ../carpeta</code>.
        </p>
      )}
      {found &&
        (found.list.length === 0 ? <p className="hint">{found.summary}</p> : <Due {...found} />)}
    </>
  );
}

function Due({ summary, list }: Vigencias) {
  return (
    <details>
      <summary>{summary}</summary>
      <LinkedTasks tasks={list} />
    </details>
  );
}
