import type { ReactNode } from 'react';
import type { ViewOf } from '@/lib/site/kinds';
import { FRAME, VEHICLES } from '@/lib/ui-texts';
import { ended } from '@/lib/ui-texts/sentence';
import { island } from '@/components/islands/attributes';
import { Facade } from '@/components/ui/Facade';
import { Link, MailLink, PhoneLink } from '@/components/ui/Link';
import { OfficeState } from '@/components/ui/OfficeState';
import { Fold, Fuente, List, Marca, MarcaDeGrupo } from '@/components/ui/text';
import { Preguntas } from './Preguntas';

export function VehiculosSection(view: ViewOf<'vehiculos'>) {
  const { presentacion, arrastre, fundamento, supuestos, fuente, recuperar } = view;
  const { nacional, extranjero, preguntas, busqueda, formularios } = view;
  const { telefono, correo, horario, muestra, correoDeMuestra } = view.contacto;
  const [first] = preguntas;
  const cost = preguntas.find(({ montos }) => montos);
  return (
    <>
      <div className="towing" {...island('facade', 'interaction')}>
        {arrastre && (
          <TowingOffice
            id="arrastre"
            office={arrastre}
            words={FRAME}
            correo={correo}
            correoDeMuestra={correoDeMuestra}
            find={
              <>
                <button
                  type="button"
                  className="button needs-script no-print max-sm:w-full md:hidden"
                >
                  {VEHICLES.find}
                </button>
                <span className="needs-script no-print text-sm md:hidden">
                  {VEHICLES.from(new URL(busqueda).host)}
                </span>
              </>
            }
          >
            <Ask href="#como-recuperar">{VEHICLES.how}</Ask>
            <Ask href="#papeles">{VEHICLES.papers}</Ask>
            {[cost, first].map(
              (one) =>
                one && (
                  <Ask key={one.ancla} href={`#${one.ancla}`}>
                    {one.pregunta}
                  </Ask>
                ),
            )}
          </TowingOffice>
        )}
        <section id="buscar">
          <h2 className="mb-3">{VEHICLES.parts.buscar}</h2>
          <Facade
            what={VEHICLES.search}
            ask={VEHICLES.find}
            src={busqueda}
            height={400}
            nested={arrastre ? 'again' : 'first'}
          >
            {`${VEHICLES.call} `}
            <PhoneLink phone={telefono} />.
          </Facade>
          <p className="print-only">{VEHICLES.address(busqueda)}</p>
          <p className="mt-4 max-w-texto">{presentacion}</p>
          <p className="no-print mt-2 max-w-texto">
            <span className="block">
              {`${VEHICLES.lost} `}
              <Link href={busqueda}>{VEHICLES.apart}</Link>
              {!arrastre && (
                <>
                  {' '}
                  o llame al <PhoneLink phone={telefono} />, de {horario}
                </>
              )}
              .
            </span>
          </p>
        </section>
      </div>
      <Part id="saber">
        <div className="questions mb-6">
          <Item id="como-recuperar" titulo={VEHICLES.how}>
            <div className="grid max-w-none gap-x-10 gap-y-4 lg:grid-cols-2">
              <div className="prose">
                <p>{recuperar.introduccion}</p>
                <MarcaDeGrupo si={recuperar.muestra} />
              </div>
              {/* Before the steps, which ask for them. */}
              <div className="prose lg:col-start-2 lg:row-span-2 print:columns-2 print:gap-8">
                <Fold id="papeles" open title={<strong>{VEHICLES.national}</strong>}>
                  <List of={nacional} />
                </Fold>
                <Fold folds="" title={<strong>{VEHICLES.foreign}</strong>}>
                  <List of={extranjero} />
                </Fold>
              </div>
              <div className="prose">
                <p className="bold">{VEHICLES.steps}</p>
                <List of={recuperar.pasos} as="ol" />
                <p className="no-print">
                  <Ask href={formularios.queja}>{FRAME.quejaLong}</Ask>
                  <Ask href={formularios.denuncia}>{FRAME.denunciaLong}</Ask>
                </p>
              </div>
            </div>
          </Item>
          <Item id="cuando-se-remolca" titulo={VEHICLES.when}>
            <List of={supuestos} />
            <p>{fundamento}</p>
            <Fuente texto={fuente} />
          </Item>
        </div>
        <Preguntas preguntas={preguntas} />
      </Part>
      {!arrastre && (
        <Part id="contacto">
          <p>
            Teléfono: <PhoneLink phone={telefono} />
            <Marca si={muestra} inWords />
          </p>
          <p>
            Correo: <MailLink correo={correo} />
            <Marca si={correoDeMuestra} inWords />
          </p>
          <p>Horario: {horario}.</p>
        </Part>
      )}
    </>
  );
}

interface TowingOfficeProps {
  id?: string;
  office: NonNullable<ViewOf<'ingles'>['arrastre']>;
  words: typeof FRAME;
  /** Language of the address, where the page has another. */
  es?: string;
  className?: string;
  correo?: string;
  correoDeMuestra?: boolean;
  /** Beside the way there. */
  find?: ReactNode;
  children?: ReactNode;
}

/** What a page of towed vehicles answers first. */
export function TowingOffice({
  id,
  office,
  words,
  es,
  className,
  correo,
  correoDeMuestra,
  find,
  children,
}: TowingOfficeProps) {
  const { titulo, telefono, aTodaHora, atencion, mapa, horario, domicilio, muestra } = office;
  // One mark for a card whose facts are all samples.
  const isSample = muestra && (correoDeMuestra || !correo);
  return (
    <section className={className ? `answer-panel ${className}` : 'answer-panel'} id={id}>
      <div>
        <h2>{titulo}</h2>
        <PhoneLink className="flex min-h-target items-center text-h2 bold" phone={telefono} />
        {aTodaHora && <p>{words.anyHour}</p>}
        <p className="mt-2">
          <OfficeState hours={atencion} of={aTodaHora && words.counter} isAnswer />
        </p>
        {(mapa ?? find) && (
          <p className="mt-3 flex flex-wrap gap-2">
            {mapa && (
              <Link
                className="button button-outline max-sm:w-full"
                href={mapa}
                opens={words.newTab}
              >
                {words.directions}
              </Link>
            )}
            {find}
          </p>
        )}
      </div>
      <div>
        <p>
          {`${words.hours} ${ended(horario)}`}
          <Marca si={muestra && !isSample} inWords />
        </p>
        <p className="my-2" lang={es}>
          {domicilio}.
        </p>
        {correo && (
          <p>
            <MailLink correo={correo} />
            <Marca si={correoDeMuestra && !isSample} inWords />
          </p>
        )}
        <MarcaDeGrupo si={isSample} />
      </div>
      {children && <p className="no-print">{children}</p>}
    </section>
  );
}

const Part = ({ id, children }: { id: keyof typeof VEHICLES.parts; children: ReactNode }) => (
  <section id={id} className="section">
    <h2>{VEHICLES.parts[id]}</h2>
    {children}
  </section>
);

const Ask = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className="mr-6 inline-block py-1" href={href}>
    {children}
  </a>
);

type ItemProps = { id: string; titulo: string; children: ReactNode };

const Item = ({ id, titulo, children }: ItemProps) => (
  <Fold id={id} className="panel" folds="always" title={<h3>{titulo}</h3>}>
    <div className="panel-body prose">{children}</div>
  </Fold>
);
