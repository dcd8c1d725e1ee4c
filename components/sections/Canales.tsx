import type { CanalesView } from '@/lib/site/views/canales';
import { Link } from '@/components/ui/Link';

interface CanalesProps {
  canales: CanalesView;
  /** The form beside which it stands: that one needs no link. */
  here?: string;
}

/** What happened → which way → what it asks of me, in ten seconds; and that a mistake costs nothing. */
export function Canales({ canales: { introduccion, casos, nota }, here }: CanalesProps) {
  return (
    <div className="canales">
      <p className="mt-2">{introduccion}</p>
      <dl className="mt-2">
        {casos.map(({ que, canal, nombre, pide, enlace }) => (
          <div key={que}>
            <dt>{que}</dt>
            <dd>
              {enlace && canal !== here ? (
                <Link href={enlace}>{nombre}</Link>
              ) : (
                <strong>{nombre}</strong>
              )}
              {`. ${pide}`}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2">
        <strong>{nota}</strong>
      </p>
    </div>
  );
}
