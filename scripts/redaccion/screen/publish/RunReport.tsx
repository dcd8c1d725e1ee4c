import type { Run } from '../../publish/types';
import { hour } from '../instants';

const ENDS = {
  published: { title: (at: string) => `Publicado ${hour(at)}`, bad: false },
  failed: { title: () => 'No se publicó: el sitio sigue como estaba.', bad: true },
  unknown: { title: () => 'No se sabe si se publicó.', bad: true },
};

/** Signs of a file, of a setting or of another program's message. */
const TECHNICAL =
  /\b(?:content|public)\/|NEXT_|\.env|`|: (?:true|false)\b|\bE[A-Z]{4,}\b|\b(?:fatal|error|failed|cannot|could not)\b/;

const Words = ({ list }: { list: string[] }) => (
  <ul>
    {list.map((words) => (
      <li key={words}>{words}</li>
    ))}
  </ul>
);

/** How a publication goes, and how it ended. */
export function RunReport({ run: { done, doing, end, toldAt } }: { run: Run }) {
  const said = end && ENDS[end.result];
  const details = end?.words.filter((words) => TECHNICAL.test(words)) ?? [];
  const plain = end?.words.filter((words) => !TECHNICAL.test(words)) ?? [];
  if (said?.bad && plain.length === 0) plain.push('Avise a quien cuida el equipo.');
  return (
    <section className={said?.bad ? 'problems' : 'waiting'} aria-label="La publicación">
      <p role="status" className={said ? `said ${said.bad ? 'bad' : 'good'}` : 'said'}>
        {said
          ? said.title(end.at)
          : `Publicando: ${doing.toLowerCase()}… Puede seguir trabajando: lo que guarde ahora irá en la publicación siguiente.`}
      </p>
      {said?.bad && <p>Qué hacer:</p>}
      {plain.length > 0 && <Words list={plain} />}
      {details.length > 0 && (
        <details>
          <summary>Detalles para quien cuida el equipo</summary>
          <Words list={details} />
        </details>
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
