import type { ViewOf } from '@/lib/site/kinds';

export function WithdrawnNotice({ view }: { view: ViewOf<'retirada'> }) {
  const { fecha, fechaLarga, since, reason, list } = view;
  return (
    <div className="prose">
      <p>
        {`${since} `}
        <time dateTime={fecha}>{fechaLarga}</time>.
      </p>
      <p>{reason}</p>
      <p>
        <a href={list.ruta}>{list.titulo}</a>
      </p>
    </div>
  );
}
