import { useCallback, useEffect, useId, useState } from 'react';
import type { Change, Preview as Shown, View } from '../api';
import { forced } from '../preview/night';
import { messageOf } from './client';

const WIDTHS = { Teléfono: 360, Computadora: 1280 };

interface PreviewProps {
  /** The change when typing stopped; the same object for as long as nothing changes. */
  change: Change;
  /** `POST /api/vista` */
  ask: (change: Change, signal: AbortSignal) => Promise<Shown>;
  /** `POST /api/vista/archivo`: the text of the file. */
  share: (change: Change) => Promise<string>;
}

/** As it will be: the last good preview stays while the words cannot be shown. */
export function PreviewPane({ change, ask, share }: PreviewProps) {
  const [views, setViews] = useState<View[]>([]);
  const [said, setSaid] = useState<string[]>([]);
  const [name, setName] = useState('');
  const [width, setWidth] = useState(WIDTHS.Teléfono);
  const [night, setNight] = useState(false);
  const group = useId();
  useEffect(() => {
    const asking = new AbortController();
    const show = ({ views, problems }: Shown) => {
      if (asking.signal.aborted) return;
      if (views.length > 0) setViews(views);
      setSaid(problems.map(({ message }) => message));
    };
    const fail = (fault: Error) => asking.signal.aborted || setSaid([fault.message]);
    void ask(change, asking.signal).then(show, fail);
    return () => asking.abort();
  }, [change, ask]);
  const view = views.find((one) => one.name === name) ?? views[0];
  const save = async () => {
    try {
      const file = new Blob([await share(change)], { type: 'text/html' });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(file);
      link.download = `borrador-${change.file.replace(/^.*\/|\.\w+$/g, '')}.html`;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (fault) {
      setSaid([messageOf(fault)]);
    }
  };
  return (
    <section className="preview" aria-labelledby={group}>
      <h3 id={group}>Vista previa</h3>
      <p className="preview-tools">
        <label>
          Qué se ve{' '}
          <select value={view?.name} onChange={({ target }) => setName(target.value)}>
            {views.map((one) => (
              <option key={one.name}>{one.name}</option>
            ))}
          </select>
        </label>
        {Object.entries(WIDTHS).map(([title, pixels]) => (
          <button
            key={title}
            type="button"
            aria-pressed={width === pixels}
            onClick={() => setWidth(pixels)}
          >
            {title}
          </button>
        ))}
        <button type="button" aria-pressed={night} onClick={() => setNight(!night)}>
          De noche
        </button>
        <button type="button" disabled={views.length === 0} onClick={() => void save()}>
          Compartir vista previa
        </button>
      </p>
      <div role="status">
        {views.length === 0 && said.length === 0 && <p>Preparando la vista previa…</p>}
        {said.length > 0 && (
          <>
            <p>{views.length > 0 ? BEFORE : NOTHING}</p>
            <ul>
              {said.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {view && <Sight view={view} width={width} night={night} />}
    </section>
  );
}

const BEFORE = 'Hay algo que corregir. Abajo está lo último que se pudo mostrar:';
const NOTHING = 'Todavía no se puede mostrar:';

/** A view. A frame without any right: no script, no form, nothing of the newsroom's. */
function Sight({ view, width, night }: { view: View; width: number; night: boolean }) {
  if ('text' in view) return <blockquote>{view.text}</blockquote>;
  if ('pdf' in view)
    return (
      <p>
        <a href={view.pdf} download="vista-previa.pdf">
          {`Guardar el PDF (${view.pages} ${view.pages === 1 ? 'página' : 'páginas'})`}
        </a>
      </p>
    );
  return <Frame title={view.name} html={forced(view.html, night)} width={width} />;
}

/** A page at a width in pixels, made smaller where it does not fit. */
function Frame({ title, html, width }: { title: string; html: string; width: number }) {
  const [room, setRoom] = useState<{ width: number; height: number }>();
  const watch = useCallback((element: HTMLDivElement) => {
    const observer = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = room ? Math.min(1, room.width / width) : 1;
  return (
    <div ref={watch} className="sight">
      <iframe
        title={title}
        sandbox=""
        srcDoc={html}
        width={width}
        height={room && room.height / scale}
        style={{ transform: `scale(${scale})` }}
      />
    </div>
  );
}
