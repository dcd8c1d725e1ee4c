import type { AsideView } from '@/lib/site/views/direccion';
import { FRAME, SAMPLE_CATALOGUE, UNIT } from '@/lib/ui-texts';
import { Link } from '@/components/ui/Link';
import { Marca } from '@/components/ui/Marca';
import { OfficeState } from '@/components/ui/OfficeState';
import { PdfLink } from '@/components/ui/PdfLink';
import { MailLink, PhoneLink } from '@/components/ui/PhoneLink';

/** Whom to call in a unit, and who heads it. */
export function UnitPanel({ unidad }: { unidad: NonNullable<AsideView['unidad']> }) {
  const { id, call, correo, muestra, encabeza } = unidad;
  return (
    <section className="answer-panel" aria-label={UNIT.whom}>
      <div>
        <h2>
          {FRAME.call}
          <Marca de="muestra" si={muestra} />
        </h2>
        {call && (
          <>
            <PhoneLink className="call" phone={call.telefono} extension={call.extension} />
            <OfficeState hours={call.atencion}>{call.horario}</OfficeState>
          </>
        )}
      </div>
      <div>
        <h2>{UNIT.head}</h2>
        {encabeza && (
          <p>
            {encabeza.nombre
              ? `${encabeza.nombre}, ${encabeza.puesto}`
              : UNIT.vacant(encabeza.puesto)}
          </p>
        )}
        <p>
          <MailLink className="mr-4 inline-flex min-h-target items-center" correo={correo} />{' '}
          <a className="inline-flex min-h-target items-center" href={`/directorio/#${id}`}>
            {UNIT.staff}
          </a>
        </p>
      </div>
    </section>
  );
}

export function DireccionAside({ aside }: { aside: AsideView }) {
  const { tramites, normas, catalogoDeMuestra } = aside;
  return (
    <div className="section unit-aside">
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
