import type { AnioView } from '@/lib/site/views/prensa';
import { Pager } from './Pager';

/** The releases of a year, or of a part of it, as titles by day: light at any number. */
export function AnioList({ view }: { view: AnioView }) {
  const { titles, older, newer } = view;
  return (
    <>
      <ul className="link-list">
        {titles.map(({ titulo, fecha, fechaLarga, ruta }) => (
          <li key={ruta}>
            <time className="field-help" dateTime={fecha}>
              {fechaLarga}
            </time>{' '}
            <a href={ruta}>{titulo}</a>
          </li>
        ))}
      </ul>
      <Pager older={older} newer={newer} label="Comunicados del año" />
      <p className="section">
        <a href="/prensa/">Ver los comunicados más recientes de todos los años</a>
      </p>
    </>
  );
}
