import type { Run } from '../../publish/types';
import { hour } from '../instants';

const ENDS = {
  published: { title: (at: string) => `Publicado ${hour(at)}`, bad: false },
  failed: { title: () => 'No se publicó: el sitio sigue como estaba.', bad: true },
  unknown: { title: () => 'No se sabe si se publicó.', bad: true },
};

/** How a publication goes, and how it ended. */
export function RunReport({ run: { done, doing, end, toldAt } }: { run: Run }) {
  const said = end && ENDS[end.result];
  return (
    <section className={said?.bad ? 'problems' : 'waiting'} aria-label="La publicación">
      <p role="status" className={said ? `said ${said.bad ? 'bad' : 'good'}` : 'said'}>
        {said
          ? said.title(end.at)
          : `Publicando: ${doing.toLowerCase()}… Puede seguir trabajando: lo que guarde ahora irá en la publicación siguiente.`}
      </p>
      {said?.bad && <p>Qué hacer:</p>}
      {end && end.words.length > 0 && (
        <ul>
          {end.words.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {!end && toldAt && <p className="help">Última noticia: {hour(toldAt)}.</p>}
      {!end && (
        <ol>
          {done.map((step) => (
            <li key={step}>✔ {step}</li>
          ))}
        </ol>
      )}
    </section>
  );
}
