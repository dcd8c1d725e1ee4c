import { useEffect, useRef, useState } from 'react';
import type { Estreno } from '../api-lists';
import { askEstreno, changeIcon, messageOf } from './client';
import { fieldAddress, LinkedTasks } from './problems';

/** Before these nothing else looks like the office's own. */
const FIRST = [
  ['content/sitio.yml', 'Datos del sitio: nombre, ayuntamiento, direcciones, horario'],
  ['content/identidad.yml', 'Colores y emblema'],
] as const;

const FEW = 20;

/** Leads from the demonstration to the office's own site: the check's list of things left, with links. */
export function EstrenoArea() {
  const [estreno, setEstreno] = useState<Estreno>();
  const [said, setSaid] = useState<{ words: string; bad?: boolean }>();
  const heading = useRef<HTMLHeadingElement>(null);
  const failed = (failure: unknown) => setSaid({ words: messageOf(failure), bad: true });
  useEffect(() => {
    heading.current?.focus();
    askEstreno().then(setEstreno, failed);
  }, []);
  const left = estreno?.groups.flatMap((group) => group.tasks).length ?? 0;
  return (
    <section className="estreno">
      <h2 ref={heading} tabIndex={-1}>
        Estrenar
      </h2>
      <p>
        Lo que falta para que esta demostración sea el sitio de su oficina. Empiece por lo suyo; el
        correo de los formularios lo pone quien instala el programa.
      </p>
      <ul>
        {FIRST.map(([file, words]) => (
          <li key={file}>
            <a href={fieldAddress(file)}>{words}</a>
          </li>
        ))}
        <li>
          <label className="drop">
            El icono de la oficina, cuadrado, para el navegador y el teléfono (.svg)
            <input
              type="file"
              accept=".svg,image/svg+xml"
              onChange={(event) => {
                const [chosen] = event.target.files ?? [];
                if (chosen)
                  changeIcon(chosen).then(() => setSaid({ words: 'El icono cambió.' }), failed);
              }}
            />
          </label>
        </li>
      </ul>
      {said && <p role={said.bad ? 'alert' : 'status'}>{said.words}</p>}
      {!estreno && !said && <p role="status">Revisando…</p>}
      {left > 0 && <p role="status">{left === 1 ? 'Falta 1 cosa' : `Faltan ${left} cosas`}</p>}
      {estreno && estreno.problems.length > 0 && (
        <>
          <p role="alert">Primero corrija esto; con faltas no se puede saber qué más queda.</p>
          <LinkedTasks tasks={estreno.problems} />
        </>
      )}
      {estreno?.groups.map(({ title, tasks }) => (
        <details key={title} open={tasks.length <= FEW}>
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
    </section>
  );
}
