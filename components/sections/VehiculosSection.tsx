import type { ReactNode } from 'react';
import type { ViewOf } from '@/lib/site/kinds';
import { FRAME, VEHICLES } from '@/lib/ui-texts';
import { Facade } from '@/components/ui/Facade';
import { Link, MailLink, PhoneLink } from '@/components/ui/Link';
import { OfficeState } from '@/components/ui/OfficeState';
import { Fold, Fuente, List, Marca } from '@/components/ui/text';
import { Preguntas } from './Preguntas';

export function VehiculosSection(view: ViewOf<'vehiculos'>) {
  const { presentacion, arrastre, fundamento, supuestos, fuente, recuperar } = view;
  const { nacional, extranjero, preguntas, busqueda } = view;
  const { telefono, correo, horario } = view.contacto;
  const [first] = preguntas;
  return (
    <>
      {arrastre && (
        // Wide screens have it beside what is read.
        <section className="answer-panel mb-6 lg:hidden print:grid!" id="arrastre">
          <div>
            <h2>{arrastre.titulo}</h2>
            <PhoneLink
              className="flex min-h-target items-center text-h2 bold"
              phone={arrastre.telefono}
            />
            {arrastre.aTodaHora && <p>{FRAME.anyHour}</p>}
            <p className="mt-2">
              <OfficeState hours={arrastre.atencion} isAnswer />
            </p>
            <p className="field-help">
              Horario: {arrastre.horario}.
              <Marca si={arrastre.muestra} />
            </p>
            {first && <a href={`#${first.ancla}`}>{first.pregunta}</a>}
          </div>
          <div>
            {arrastre.mapa && (
              <Link className="button button-outline mb-3" href={arrastre.mapa}>
                {FRAME.directions}
              </Link>
            )}
            <p>{arrastre.domicilio}.</p>
          </div>
        </section>
      )}
      <section id="buscar">
        <h2 className="mb-3">{VEHICLES.parts.buscar}</h2>
        <Facade what={VEHICLES.search} src={busqueda} height={400} reserve />
        <p className="my-4 max-w-texto">
          {`${VEHICLES.lost} `}
          <Link href={busqueda}>{VEHICLES.apart}</Link>
          {!arrastre && (
            <>
              {' '}
              o llame al <PhoneLink phone={telefono} />, de {horario}
            </>
          )}
          . Mientras tanto, vea <a href="#como-recuperar">{VEHICLES.howTo}</a> y{' '}
          <a href="#papeles">{VEHICLES.papers}</a>.
        </p>
      </section>
      <Part id="saber">
        <p className="mb-4 max-w-texto">{presentacion}</p>
        <Item id="cuando-se-remolca" titulo={VEHICLES.when}>
          <List of={supuestos} />
          <p>{fundamento}</p>
          <Fuente texto={fuente} />
        </Item>
        <Item id="como-recuperar" titulo={VEHICLES.how}>
          <p>
            {recuperar.introduccion}
            <Marca si={recuperar.muestra} />
          </p>
          <List of={recuperar.pasos} as="ol" />
          <Fold id="papeles" open title={<strong>{VEHICLES.national}</strong>}>
            <List of={nacional} />
          </Fold>
          <Fold open title={<strong>{VEHICLES.foreign}</strong>}>
            <List of={extranjero} />
          </Fold>
        </Item>
        <Preguntas preguntas={preguntas} />
      </Part>
      <Part id="contacto">
        <p>
          Teléfono: <PhoneLink phone={telefono} />
          <Marca si={view.contacto.muestra} />
        </p>
        <p>
          Correo: <MailLink correo={correo} />
        </p>
        <p>Horario: {horario}.</p>
      </Part>
    </>
  );
}

const Part = ({ id, children }: { id: keyof typeof VEHICLES.parts; children: ReactNode }) => (
  <section id={id} className="section">
    <h2>{VEHICLES.parts[id]}</h2>
    {children}
  </section>
);

type ItemProps = { id: string; titulo: string; children: ReactNode };

const Item = ({ id, titulo, children }: ItemProps) => (
  <Fold id={id} className="panel" folds="always" title={<h3>{titulo}</h3>}>
    <div className="panel-body prose">{children}</div>
  </Fold>
);
