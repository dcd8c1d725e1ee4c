import type { ReactNode } from 'react';
import { ask } from './client';
import { fieldAddress, LinkedTasks } from './problems';
import { DropFile, Fault, OutcomeWords } from './parts';
import { useAttempt, useRoute } from './use-ask';

/** Before these nothing else looks like the office's own. */
const FIRST = [
  ['content/sitio.yml', 'Datos del sitio: nombre, ayuntamiento, direcciones, horario'],
  ['content/identidad.yml', 'Colores y emblema'],
] as const;

export function EstrenoArea({ heading }: { heading: ReactNode }) {
  const { answer: estreno, fault } = useRoute('GET /api/estreno');
  const { outcome, attempt } = useAttempt();
  const left = estreno?.groups.flatMap(({ tasks, waits }) => (waits ? [] : tasks)).length ?? 0;
  return (
    <>
      {heading}
      <p>Lo que falta para que sea el sitio de su oficina. Empiece por lo suyo:</p>
      <ul>
        {FIRST.map(([file, words]) => (
          <li key={file}>
            <a href={fieldAddress(file)}>{words}</a>
          </li>
        ))}
        <li>
          <DropFile
            label="El icono de la oficina, para el navegador y el teléfono"
            help="Un dibujo cuadrado (.svg)."
            accept=".svg,image/svg+xml"
            onFile={(body) =>
              body &&
              void attempt(async () => {
                await ask('POST /api/estreno/icono', { body });
                return 'El icono cambió.';
              })
            }
          />
        </li>
      </ul>
      <OutcomeWords outcome={outcome} />
      {fault && <Fault words={fault} />}
      {!estreno && !fault && <p role="status">Revisando…</p>}
      {left > 0 && <p role="status">{left === 1 ? 'Falta 1 cosa' : `Faltan ${left} cosas`}</p>}
      {estreno && estreno.problems.length > 0 && (
        <>
          <p role="alert">Primero corrija esto; con faltas no se puede saber qué más queda.</p>
          <LinkedTasks tasks={estreno.problems} />
        </>
      )}
      {estreno?.groups.map(({ title, tasks }) => (
        <details key={title}>
          <summary>
            {title}: {tasks.length}
          </summary>
          <LinkedTasks tasks={tasks} />
        </details>
      ))}
      {estreno && left === 0 && estreno.problems.length === 0 && (
        <p>
          No queda nada pendiente.{' '}
          <a href={fieldAddress('content/sitio.yml', 'demostracion')}>
            Diga que ya no es una demostración
          </a>
          . Desde entonces, si queda algo, no se publica.
        </p>
      )}
    </>
  );
}
