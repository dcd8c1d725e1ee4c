import type { ViewOf } from '@/lib/site/kinds';
import { DIRECTORY, OTROS_CANALES } from '@/lib/ui-texts';
import { DataTable } from '@/components/ui/DataTable';
import { Glyph } from '@/components/ui/drawings';
import { Link, MailLink, PhoneLink } from '@/components/ui/Link';
import { TableFilter } from '@/components/ui/TableFilter';
import { allMuestra, List, Marca, MarcaDeGrupo, Prose } from '@/components/ui/text';
import { Danger } from './Danger';
import { OrganigramaSection } from './Organigrama';

type View = ViewOf<'directorio'>;
type Unidad = View['unidades'][number];

export function DirectorioSection({ html, peligro, llamar, otrosCanales, ...view }: View) {
  const { unidades } = view;
  return (
    <>
      <Danger peligro={peligro} />
      <WhomToCall rows={llamar} html={html} />
      <OtherChannels canales={otrosCanales} />
      <DirectorioTable unidades={unidades} />
      <OrganigramaSection nodes={view.organigrama} chart={view.chart} />
    </>
  );
}

/** The box completes the question, and looks in the staff too. */
export function WhomToCall({ rows, html }: { rows: View['llamar']; html: string }) {
  const filter = (
    <>
      <TableFilter
        id="filtro"
        label={DIRECTORY.filter}
        tables={[
          { id: 'llamar', one: 'asunto', many: 'asuntos' },
          { id: 'personal', one: 'persona', many: 'personas' },
        ]}
        none={DIRECTORY.none}
        beyond={DIRECTORY.beyond}
        asked
      />
      <div className="staff-help mb-3 text-sm">
        <Prose html={html} />
      </div>
    </>
  );
  if (rows.length === 0) return filter;
  const allSample = allMuestra(rows);
  return (
    <section className="surface px-4 py-3">
      <h2 className="mb-3 text-h3">{DIRECTORY.whom}</h2>
      {filter}
      <DataTable
        id="llamar"
        layout="calls"
        columns={DIRECTORY.whomColumns}
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
      <MarcaDeGrupo si={allSample} />
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
      className="mt-6"
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
      {isCalled ? <PhoneLink phone={telefono} extension={extension} /> : telefono}
      {contacto && <SaveContact file={contacto} of={nombre} />}
    </>,
    isCalled && (extension || contacto) ? null : extension,
  ];
}

/** A sign without words in a person's row: the filter would take them for the row's. */
function SaveContact({ file, of, children }: { file: string; of?: string; children?: string }) {
  const name = of && DIRECTORY.save(of);
  return (
    <>
      {' '}
      <a className="no-print" download href={file} title={name} aria-label={name}>
        <Glyph name="guardar" />
        {children}
      </a>
    </>
  );
}
