import type { ViewOf } from '@/lib/site/kinds';
import { telHref, wholePhone } from '@/lib/site/text';
import { DIRECTORY, OTROS_CANALES } from '@/lib/ui-texts';
import { DataTable } from '@/components/ui/DataTable';
import { Glyph } from '@/components/ui/drawings';
import { Link, MailLink, PhoneLink } from '@/components/ui/Link';
import { TableFilter } from '@/components/ui/TableFilter';
import { allMuestra, List, Marca, Prose } from '@/components/ui/text';
import { Danger } from './Danger';
import { OrganigramaSection } from './Organigrama';

type View = ViewOf<'directorio'>;
type Unidad = View['unidades'][number];

export function DirectorioSection({
  html,
  peligro,
  llamar,
  contestan,
  otrosCanales,
  ...view
}: View) {
  const { unidades } = view;
  return (
    <>
      <Danger peligro={peligro} />
      <WhomToCall rows={llamar} hours={contestan} />
      <OtherChannels canales={otrosCanales} />
      <section className="mt-8">
        <h2 className="mb-3 text-h3">{DIRECTORY.person}</h2>
        <StaffFilter />
        <div className="staff-help text-sm">
          <Prose html={html} />
        </div>
        <DirectorioTable unidades={unidades} />
      </section>
      <OrganigramaSection nodes={view.organigrama} chart={view.chart} />
    </>
  );
}

const StaffFilter = () => (
  <TableFilter
    id="filtro"
    label={DIRECTORY.filter}
    table={{ id: 'personal', one: 'persona', many: 'personas' }}
    calls={{ table: 'llamar', lead: DIRECTORY.call }}
    none={DIRECTORY.none}
    beyond={DIRECTORY.beyond}
    asked
  />
);

interface WhomToCallProps {
  rows: View['llamar'];
  hours: string;
}

export function WhomToCall({ rows, hours }: WhomToCallProps) {
  if (rows.length === 0) return null;
  const allSample = allMuestra(rows);
  return (
    <section className="surface px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 className="text-h3">
          {DIRECTORY.whom}
          <Marca si={allSample} />
        </h2>
        <a className="needs-script no-print inline-flex min-h-target items-center" href="#filtro">
          {DIRECTORY.person}
          <span aria-hidden="true">&nbsp;↓</span>
        </a>
      </div>
      <p className="mb-2 text-sm text-gris">{DIRECTORY.answered(hours)}</p>
      <DataTable
        id="llamar"
        layout="calls"
        columns={DIRECTORY.whomColumns}
        widths={[undefined, 'md:w-[34%]', 'md:w-[13.5rem]']}
        rows={rows.map(({ id, para, unidad, telefono, extension, muestra }) => ({
          key: para,
          id,
          cells: [
            para,
            <>
              {unidad}
              <Marca si={muestra && !allSample} />
            </>,
            <PhoneLink
              key="telefono"
              className="md:whitespace-nowrap"
              phone={telefono}
              extension={extension}
            />,
          ],
        }))}
      />
    </section>
  );
}

function OtherChannels({ canales }: { canales: View['otrosCanales'] }) {
  if (canales.length === 0) return null;
  return (
    <section className="surface mt-4 px-4 py-3">
      <h2 className="text-h3" id={OTROS_CANALES}>
        {DIRECTORY.otherChannels}
      </h2>
      <List of={canales} className="grid gap-2">
        {({ nombre, href, visible, horario, para, revela }) => (
          <>
            <strong>{`${nombre}: `}</strong>
            <Link href={href}>{visible}</Link>
            {`, ${horario}. ${DIRECTORY.channelFor(para)} ${DIRECTORY.channelShows(revela)}`}
          </>
        )}
      </List>
    </section>
  );
}

const WIDTHS = ['lg:w-[20%]', 'lg:w-[24%]', 'lg:w-[31%]'];

export function DirectorioTable({ unidades }: { unidades: Unidad[] }) {
  const allSample = allMuestra(unidades);
  return (
    <DataTable
      id="personal"
      className="mt-3"
      layout="long-table staff"
      caption={
        <>
          {DIRECTORY.caption}
          <Marca si={allSample} />
        </>
      }
      columns={DIRECTORY.columns}
      widths={WIDTHS}
      groups={unidades.map(({ id, nombre, muestra, filas, ...unidad }) => ({
        id,
        title: (
          // A button on phones (components/islands/filter): a header cell allows no `details`.
          <span data-fold="">
            {nombre}
            <Marca si={muestra && !allSample} />
          </span>
        ),
        rows: filas.map((fila) => ({
          key: fila.nombre + fila.puesto,
          id: fila.ancla,
          cells: [
            fila.nombre,
            fila.puesto,
            <MailLink key="correo" correo={fila.correo} />,
            ...callCells(fila),
          ],
        })),
        foot: (
          <div data-search-ignore="">
            {unidad.verificado && (
              <>
                {`${DIRECTORY.verified} `}
                <time dateTime={unidad.verificado.dia}>{unidad.verificado.larga}</time>.
              </>
            )}
            <SaveContact file={unidad.contacto}>{DIRECTORY.saveUnit}</SaveContact>
            <span className="no-print">
              {` ${DIRECTORY.wrong} `}
              <a href={unidad.corregir}>{DIRECTORY.tell}</a>
            </span>
          </div>
        ),
      }))}
    />
  );
}

function callCells({ nombre, telefono, extension, contacto }: Unidad['filas'][number]) {
  const isCalled = /\d/.test(telefono);
  return [
    <>
      {isCalled ? (
        <a href={telHref(telefono, extension)}>
          {wholePhone(telefono)}
          {/* On wide screens its digits are under the name of their column. */}
          {extension && <span>{wholePhone('', extension)}</span>}
        </a>
      ) : (
        telefono
      )}
      {contacto && <SaveContact file={contacto} of={nombre} />}
    </>,
    isCalled && (extension || contacto) ? null : extension,
  ];
}

/** A sign without words in a person's row: the filter would take them for the row's; the unit's has its words. */
function SaveContact({ file, of, children }: { file: string; of?: string; children?: string }) {
  return (
    <>
      {' '}
      <a className="no-print" download href={file} aria-label={of && DIRECTORY.save(of)}>
        <Glyph name="guardar" />
        {children}
      </a>
    </>
  );
}
