import { useCallback, useId, useState } from 'react';
import { plainOf, withDetails, type ToldWords } from '../../told-words';
import type { Change, ShownProblem, View } from '../api';
import { forced } from '../preview/night';
import { ask } from './client';
import { Act, Detailed, Lines, OutcomeWords } from './parts';
import { placeName } from './problems';
import { useAnswer, useAttempt } from './use-ask';

/** A phone's 360, and the bar with which a computer's window scrolls. */
const PHONE = 377;
const COMPUTER = 1280;

/** @param change when typing stopped; the same object for as long as nothing changes */
export function PreviewPane({ change }: { change: Change }) {
  const [good, setGood] = useState<View[]>([]);
  const [name, setName] = useState('');
  const [width, setWidth] = useState(PHONE);
  const [night, setNight] = useState(false);
  const { outcome: shared, attempt } = useAttempt();
  const group = useId();
  const look = useCallback(
    async (signal: AbortSignal) => {
      const preview = await ask('POST /api/vista', { body: change, signal });
      // The last good preview stays while the words cannot be shown.
      if (preview.views.length > 0 && !signal.aborted) setGood(preview.views);
      return preview;
    },
    [change],
  );
  const { answer, fault } = useAnswer(look);
  const problems = answer?.problems ?? [];
  const faults = fault ? [fault] : [...new Set(problems.map(saidOf))];
  const view = good.find((one) => one.name === name) ?? good[0];
  const save = async () => {
    const { html } = await ask('POST /api/vista/archivo', { body: change });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
    link.download = `borrador-${change.file.replace(/^.*\/|\.\w+$/g, '')}.html`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <section className="preview" aria-labelledby={group}>
      <h3 id={group} className="sr-only">
        Vista previa
      </h3>
      <div className="preview-acts">
        <p role="group" aria-label="Qué se ve">
          {good.map((one) => (
            <Act
              key={one.name}
              words={one.name}
              aria-pressed={one === view}
              onAct={() => setName(one.name)}
            />
          ))}
        </p>
        <p role="group" aria-label="Cómo se ve">
          <Act
            words="Computadora"
            aria-pressed={width === COMPUTER}
            onAct={() => setWidth(width === COMPUTER ? PHONE : COMPUTER)}
          />
          <Act words="Noche" aria-pressed={night} onAct={() => setNight(!night)} />
          <Act words="Compartir" disabled={good.length === 0} onAct={() => void attempt(save)} />
        </p>
      </div>
      <div role="status">
        {good.length === 0 && faults.length === 0 && <p>Preparando la vista previa…</p>}
        {faults.length > 0 && (
          <>
            {/* A newsroom that does not answer leaves nothing to correct. */}
            {!fault && <p>{good.length > 0 ? BEFORE : NOTHING}</p>}
            <Lines
              of={faults.map((one) => (
                <Detailed key={plainOf(one)} words={one} />
              ))}
            />
          </>
        )}
      </div>
      <OutcomeWords outcome={shared} />
      {view && <Sight view={view} width={width} night={night} />}
    </section>
  );
}

/** A problem's place, which says it too; its words where it has none in the form. */
function saidOf(one: ShownProblem): ToldWords {
  if (one.details) return withDetails(`${placeName(one)}: ${one.message}`, one.details);
  return one.field || one.line > 0 ? placeName(one) : one.message;
}

const BEFORE = 'Hay algo que corregir. Abajo está lo último que se pudo mostrar:';
const NOTHING = 'Se verá cuando esté bien:';

interface SightProps {
  view: View;
  width: number;
  night: boolean;
}

/** A view. A frame without any right: no script, no form, nothing of the newsroom's. */
function Sight({ view, width, night }: SightProps) {
  const [room, setRoom] = useState({ width, height: 0 });
  const watch = useCallback((element: HTMLDivElement) => {
    const observer = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  if ('pdf' in view)
    return (
      <p>
        <a href={view.pdf} download="vista-previa.pdf">
          {`Guardar el PDF (${view.pages} ${view.pages === 1 ? 'página' : 'páginas'})`}
        </a>
      </p>
    );
  const scale = Math.min(1, room.width / width);
  return (
    <div
      ref={watch}
      className="min-h-80 grow overflow-hidden rounded-card border border-borde bg-blanco"
    >
      <iframe
        className="mx-auto block origin-top-left border-0"
        title={view.name}
        sandbox=""
        srcDoc={forced(view.html, night)}
        width={width}
        height={room.height / scale || undefined}
        style={{ transform: `scale(${scale})` }}
      />
    </div>
  );
}
