import type { ViewOf } from '@/lib/site/kinds';
import { STATES } from '@/lib/ui-texts';

export function WithdrawnNotice({ view }: { view: ViewOf<'retirada'> }) {
  const { fecha, fechaLarga, motivo, list } = view;
  return (
    <div className="prose">
      <p>
        {`${STATES.withdrawn} `}
        <time dateTime={fecha}>{fechaLarga}</time>.
      </p>
      <p>{STATES.reason(motivo)}</p>
      <p>
        <a href={list.ruta}>{list.titulo}</a>
      </p>
    </div>
  );
}
