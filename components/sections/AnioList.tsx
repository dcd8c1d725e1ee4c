import type { AnioView } from '@/lib/site/views/prensa';
import { PRESS } from '@/lib/ui-texts';
import { Pager } from './Pager';

export function AnioList({ view }: { view: AnioView }) {
  const { titles, older, newer } = view;
  return (
    <>
      <ul className="link-list">
        {titles.map(({ titulo, fecha, fechaLarga, ruta, estado }) => (
          <li key={ruta}>
            <time className="field-help" dateTime={fecha}>
              {fechaLarga}
            </time>{' '}
            <a href={ruta}>{titulo}</a>
            {estado && <span className="marca"> {estado}</span>}
          </li>
        ))}
      </ul>
      <Pager older={older} newer={newer} label={PRESS.ofYear} />
      <p className="section">
        <a href="/prensa/">{PRESS.ofAllYears}</a>
      </p>
    </>
  );
}
