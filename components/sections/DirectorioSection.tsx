import type { OrgNode } from '@/lib/site/organigrama';
import type { ViewOf } from '@/lib/site/views';
import { DataTable } from '@/components/ui/DataTable';
import { Marca } from '@/components/ui/Marca';
import { PhoneLink } from '@/components/ui/PhoneLink';

type Unidad = ViewOf<'directorio'>['unidades'][number];

/** «¿A quién llamo para…?»: people know what they need, not which unit sees to it. */
export function WhomToCall({ rows }: { rows: ViewOf<'directorio'>['llamar'] }) {
  if (rows.length === 0) return null;
  return (
    <section className="section">
      <h2>¿A quién llamo para…?</h2>
      <p className="mb-3 needs-script">
        Si busca a una persona, vaya al <a href="#filtro">filtro por nombre, puesto o área</a>.
      </p>
      <DataTable
        columns={[
          { title: 'Para' },
          { title: 'Llame a', label: 'Llame a' },
          { title: 'Teléfono', label: 'Teléfono' },
        ]}
        rows={rows.map(({ para, unidad, telefono, extension }) => ({
          key: para,
          cells: [
            para,
            unidad,
            <PhoneLink key="telefono" phone={telefono} extension={extension} />,
          ],
        }))}
      />
    </section>
  );
}

/** The staff directory (section 2.5): one table, a group of rows for each unit. */
export function DirectorioTable({ unidades }: { unidades: Unidad[] }) {
  // One mark says it of all.
  const allSample = unidades.every(({ muestra }) => muestra);
  return (
    <DataTable
      id="personal"
      caption={
        <>
          Personal por unidad
          <Marca de="muestra" si={allSample} />
        </>
      }
      columns={[
        { title: 'Nombre' },
        { title: 'Puesto', label: 'Puesto' },
        { title: 'Correo Electrónico', label: 'Correo' },
        { title: 'Teléfono', label: 'Teléfono' },
        { title: 'Extensión', label: 'Extensión' },
      ]}
      groups={unidades.map(({ id, nombre, muestra, filas }) => ({
        id,
        title: (
          <>
            {nombre}
            <Marca de="muestra" si={muestra && !allSample} />
          </>
        ),
        rows: filas.map(({ nombre, puesto, correo, telefono, extension }) => ({
          key: nombre + puesto,
          cells: [
            nombre,
            puesto,
            correo.includes('@') ? <a href={`mailto:${correo}`}>{correo}</a> : correo,
            /\d/.test(telefono) ? <PhoneLink phone={telefono} extension={extension} /> : telefono,
            extension,
          ],
        })),
      }))}
    />
  );
}

interface OrganigramaListProps {
  unidades: Unidad[];
  organigrama: OrgNode[];
}

/** The organisation chart as a nested list, from the same data as the drawing (D23). */
export function OrganigramaList({ unidades, organigrama }: OrganigramaListProps) {
  return (
    <section id="organigrama-lista" className="section org-tree">
      <h2>Organigrama</h2>
      <p className="mb-3">
        <a href="#organigrama">Ver el organigrama como imagen, con lupa</a>
      </p>
      <Branch nodes={organigrama} />
      <OrganigramaTable unidades={unidades} />
    </section>
  );
}

function Branch({ nodes }: { nodes: OrgNode[] }) {
  return (
    <ul>
      {nodes.map(({ id, nombre, puestos, hijos }) => (
        <li key={id}>
          <a href={`#${id}`}>{nombre}</a>
          <ul>
            {[...new Set(puestos)].map((puesto) => (
              <li key={puesto}>{puesto}</li>
            ))}
          </ul>
          {hijos.length > 0 && <Branch nodes={hijos} />}
        </li>
      ))}
    </ul>
  );
}

/** The chart as a table: what each unit depends on, who heads it and how many work there. */
function OrganigramaTable({ unidades }: { unidades: Unidad[] }) {
  const nameOf = (id: string | undefined) => unidades.find((unidad) => unidad.id === id)?.nombre;
  return (
    <DataTable
      className="table-wrap mt-6"
      caption="Organigrama en tabla"
      columns={[
        { title: 'Unidad' },
        ...['Depende de', 'La encabeza', 'Personas'].map((title) => ({ title, label: title })),
      ]}
      rows={unidades.map(({ id, nombre, depende, filas }) => ({
        key: id,
        cells: [
          nombre,
          nameOf(depende) ?? 'No depende de otra unidad',
          filas[0]?.puesto,
          filas.length,
        ],
      }))}
    />
  );
}
