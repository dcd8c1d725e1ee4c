import type { CanalesView } from '@/lib/site/views/form';
import { Link } from '@/components/ui/Link';
import { MarcaDeGrupo } from '@/components/ui/Marca';

interface CanalesProps {
  canales: CanalesView;
  here?: string;
}

export function Canales({ canales, here }: CanalesProps) {
  const { introduccion, caminos, nota, aclaracion, muestra } = canales;
  return (
    <div className="canales">
      <MarcaDeGrupo si={muestra} />
      <p>{introduccion}</p>
      <dl>
        {caminos.map(({ canal, nombre, pide, enlace, casos }) => (
          <div key={canal}>
            <dt>
              {enlace && canal !== here ? (
                <Link href={enlace}>{nombre}</Link>
              ) : (
                <strong>{nombre}</strong>
              )}
              <span className="field-help block">{pide}</span>
            </dt>
            <dd>
              <ul>
                {casos.map((caso) => (
                  <li key={caso.que}>
                    {caso.que}.{caso.pide && <span className="field-help">{` ${caso.pide}`}</span>}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <strong>{nota}</strong> {aclaracion}
      </p>
    </div>
  );
}
