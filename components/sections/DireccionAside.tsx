import type { AsideView } from '@/lib/site/views/direccion';
import { FRAME, SAMPLE_CATALOGUE, UNIT } from '@/lib/ui-texts';
import { Link } from '@/components/ui/Link';
import { Marca } from '@/components/ui/Marca';
import { OfficeState } from '@/components/ui/OfficeState';
import { PdfLink } from '@/components/ui/PdfLink';
import { MailLink, PhoneLink } from '@/components/ui/PhoneLink';
import { List } from '@/components/ui/List';

/** What to do in a unit, whom to call, and who heads it. */
export function UnitPanel({ aside: { unidad, tramites } }: { aside: AsideView }) {
  const hasServices = tramites.length > 0;
  return (
    <section className="answer-panel" aria-label={UNIT.whom}>
      {hasServices && (
        <div>
          <h2>{UNIT.services}</h2>
          <List of={tramites}>
            {({ titulo, enlace }) => (
              <Link className="inline-block py-1" href={enlace}>
                {titulo}
              </Link>
            )}
          </List>
        </div>
      )}
      <div
        className={
          hasServices ? 'grid content-start gap-2' : 'grid gap-6 max-md:grid-cols-1 md:grid-cols-2'
        }
      >
        {unidad && <Contact unidad={unidad} />}
      </div>
    </section>
  );
}

function Contact({ unidad }: { unidad: NonNullable<AsideView['unidad']> }) {
  const { id, call, correo, muestra, encabeza } = unidad;
  return (
    <>
      <div>
        <h2>
          {FRAME.call}
          <Marca de="muestra" si={muestra} />
        </h2>
        {call && (
          <div className="flex flex-wrap items-center gap-x-4">
            <PhoneLink
              className="flex min-h-target items-center text-h3 bold"
              phone={call.telefono}
              extension={call.extension}
            />
            <OfficeState hours={call.atencion}>{call.horario}</OfficeState>
          </div>
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
          <MailLink className="mr-4 inline-block py-1" correo={correo} />{' '}
          <a className="inline-block py-1" href={`/directorio/#${id}`}>
            {UNIT.staff}
          </a>
        </p>
      </div>
    </>
  );
}

export function UnitNorms({ aside: { normas, catalogoDeMuestra } }: { aside: AsideView }) {
  if (normas.length === 0) return null;
  return (
    <section className="section">
      <h2 className="text-h3">{UNIT.norms}</h2>
      {catalogoDeMuestra && <p className="field-help">{SAMPLE_CATALOGUE}</p>}
      <List of={normas} className="link-list unit-norms">
        {({ pdf }) => <PdfLink {...pdf} />}
      </List>
    </section>
  );
}
