import type { AsideView } from '@/lib/site/views/direccion';
import { SAMPLE_CATALOGUE, UNIT } from '@/lib/ui-texts';
import { Link } from '@/components/ui/Link';
import { MarcaDeGrupo } from '@/components/ui/Marca';
import { PdfLink } from '@/components/ui/PdfLink';
import { PhoneLink } from '@/components/ui/PhoneLink';

export function DireccionAside({ aside }: { aside: AsideView }) {
  const { unidad, tramites, normas, catalogoDeMuestra } = aside;
  return (
    <div className="section unit-aside">
      {unidad && (
        <section>
          <h2 className="text-h3">{UNIT.whom}</h2>
          <MarcaDeGrupo si={unidad.muestra} />
          {unidad.encabeza && (
            <p className="mt-2">
              {unidad.encabeza.nombre
                ? `${unidad.encabeza.nombre}, ${unidad.encabeza.puesto}`
                : UNIT.vacant(unidad.encabeza.puesto)}
            </p>
          )}
          <p>
            <PhoneLink
              className="inline-flex min-h-target items-center"
              phone={unidad.telefono}
              extension={unidad.extension}
            />
          </p>
          <p>
            <a className="inline-flex min-h-target items-center" href={`mailto:${unidad.correo}`}>
              <span>
                {unidad.correo.split('@')[0]}
                <wbr />@{unidad.correo.split('@')[1]}
              </span>
            </a>
          </p>
          <p>
            <a className="inline-flex min-h-target items-center" href={`/directorio/#${unidad.id}`}>
              {UNIT.staff}
            </a>
          </p>
        </section>
      )}
      {tramites.length > 0 && (
        <section>
          <h2 className="text-h3">{UNIT.services}</h2>
          <ul className="link-list mt-2">
            {tramites.map(({ titulo, enlace }) => (
              <li key={titulo}>
                <Link href={enlace}>{titulo}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {normas.length > 0 && (
        <section>
          <h2 className="text-h3">{UNIT.norms}</h2>
          {catalogoDeMuestra && <p className="field-help">{SAMPLE_CATALOGUE}</p>}
          <ul className="link-list mt-2">
            {normas.map(({ nombre, pdf }) => (
              <li key={nombre}>
                <PdfLink {...pdf} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
