import type { ReactNode } from 'react';
import type { ViewOf } from '@/lib/site/kinds';
import { DIRECTORY } from '@/lib/ui-texts';
import { DataTable } from '@/components/ui/DataTable';
import { Glyph } from '@/components/ui/Glyph';
import { allMuestra, Marca, MarcaDeGrupo } from '@/components/ui/Marca';
import { MailLink, PhoneLink } from '@/components/ui/PhoneLink';
import { TableFilter } from '@/components/ui/TableFilter';

type View = ViewOf<'directorio'>;
export type Unidad = View['unidades'][number];
type Fila = Unidad['filas'][number];

export function DirectorioFilter() {
  return (
    <TableFilter
      id="filtro"
      label={DIRECTORY.filter}
      tables={[
        { id: 'llamar', one: 'asunto', many: 'asuntos' },
        { id: 'personal', one: 'persona', many: 'personas' },
      ]}
      none={DIRECTORY.none}
      asked
    />
  );
}

export function WhomToCall({ rows }: { rows: View['llamar'] }) {
  if (rows.length === 0) return null;
  const allSample = allMuestra(rows);
  return (
    <details className="surface px-4 py-3" open>
      <summary>
        <h2 className="text-h3">{DIRECTORY.whom}</h2>
      </summary>
      <MarcaDeGrupo si={allSample} />
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
              <Marca de="muestra" si={muestra && !allSample} />
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
    </details>
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
          <Marca de="muestra" si={allSample} />
        </>
      }
      columns={DIRECTORY.columns}
      widths={WIDTHS}
      groups={unidades.map(({ id, nombre, muestra, filas, ...unidad }) => ({
        id,
        title: (
          <label>
            {/* Unfolds the area on a phone; a header cell allows no `details`. */}
            <input type="checkbox" />
            {nombre}
            <Marca de="muestra" si={muestra && !allSample} />
          </label>
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
        foot: <UnitFoot {...unidad} />,
      }))}
    />
  );
}

function callCells({ nombre, telefono, extension, contacto }: Fila): ReactNode[] {
  const isCalled = /\d/.test(telefono);
  const cell = (
    <>
      {isCalled ? <PhoneLink phone={telefono} extension={extension} /> : telefono}
      {contacto && <SaveContact file={contacto} of={nombre} />}
    </>
  );
  return [cell, isCalled && (extension || contacto) ? null : extension];
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

function UnitFoot({
  contacto,
  verificado,
  corregir,
}: Pick<Unidad, 'contacto' | 'verificado' | 'corregir'>) {
  return (
    <div data-search-ignore="">
      {verificado && (
        <>
          {`${DIRECTORY.verified} `}
          <time dateTime={verificado.dia}>{verificado.larga}</time>.
        </>
      )}
      <SaveContact file={contacto}>{DIRECTORY.saveUnit}</SaveContact>
      <span className="no-print">
        {` ${DIRECTORY.wrong} `}
        <a href={corregir}>{DIRECTORY.tell}</a>
      </span>
    </div>
  );
}
