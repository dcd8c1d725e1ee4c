import { useEffect, useRef, useState } from 'react';
import type { Estreno, Task } from '../../api';
import { askEstreno, changeDrawing, messageOf } from '../client';
import { nameOf } from '../fields/nodes';
import { fieldAddress, LinkedProblems } from '../problems';

type Ask = (answer: Promise<Estreno>) => void;

/** What is left before the demonstration is the office's own site: each task leads to its field. */
export function EstrenoArea() {
  const [estreno, setEstreno] = useState<Estreno>();
  const [fault, setFault] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const ask: Ask = (answer) => {
    answer.then(
      (now) => {
        setEstreno(now);
        setFault('');
      },
      (failure: unknown) => setFault(messageOf(failure)),
    );
  };
  useEffect(() => {
    heading.current?.focus();
    ask(askEstreno());
  }, []);
  const left = estreno?.groups.flatMap((group) => group.tasks).length ?? 0;
  return (
    <section className="estreno">
      <h2 ref={heading} tabIndex={-1}>
        Estrenar
      </h2>
      <p>Lo que falta para que esta demostración sea el sitio de su oficina.</p>
      {fault && <p role="alert">{fault}</p>}
      {!estreno && !fault && <p role="status">Revisando…</p>}
      {left > 0 && <p role="status">{left === 1 ? 'Falta 1 cosa' : `Faltan ${left} cosas`}</p>}
      {estreno && estreno.problems.length > 0 && (
        <>
          <p role="alert">Primero corrija esto; con faltas no se puede saber qué más queda.</p>
          <LinkedProblems problems={estreno.problems} />
        </>
      )}
      {estreno?.groups.map(({ title, tasks: own }) => (
        <details key={title} open={own.length <= FEW}>
          <summary>
            {title}: {own.length}
          </summary>
          <ul>
            {own.map((task) => (
              <Row key={task.key} task={task} ask={ask} />
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

const FEW = 20;

function Row({ task, ask }: { task: Task; ask: Ask }) {
  const { where, todo, file, field, drawing } = task;
  const name = nameOf(where);
  return (
    <li>
      {file ? <a href={fieldAddress(file, field)}>{name}</a> : <b>{name}</b>}
      <span className="help"> {todo}</span>
      {drawing && (
        <label className="drop">
          Elegir el dibujo
          <input
            type="file"
            accept=".svg,image/svg+xml"
            onChange={(event) => {
              const chosen = event.target.files?.[0];
              if (chosen) ask(changeDrawing(drawing, chosen));
            }}
          />
        </label>
      )}
    </li>
  );
}
