import type { CanalesView } from '@/lib/site/views/form';
import { Link } from '@/components/ui/Link';
import { List, MarcaDeGrupo } from '@/components/ui/text';

export function Canales({ canales, here }: { canales: CanalesView; here?: string | undefined }) {
  const { introduccion, caminos, nota, aclaracion, muestra } = canales;
  return (
    <div>
      <MarcaDeGrupo si={muestra} />
      <p className="mt-2">{introduccion}</p>
      <dl className="mt-2">
        {caminos.map(({ canal, nombre, pide, enlace, casos }) => (
          <div key={canal} className="line-above py-2 sm:grid sm:grid-cols-[1fr_2fr] sm:gap-4">
            <dt className="bold">
              {enlace && canal !== here ? (
                <Link href={enlace}>{nombre}</Link>
              ) : (
                <strong>{nombre}</strong>
              )}
              <span className="field-help block">{pide}</span>
            </dt>
            <dd>
              <List of={casos} className="list-disc pl-4">
                {({ que, pide: asks }) => (
                  <>
                    {que}.{asks && <span className="field-help">{` ${asks}`}</span>}
                  </>
                )}
              </List>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2">
        <strong>{nota}</strong> {aclaracion}
      </p>
    </div>
  );
}
