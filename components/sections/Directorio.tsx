import type { Content } from '@/lib/content';
import { organigrama, type OrgNode } from '@/lib/site/organigrama';
import { telHref } from '@/lib/site/text';

type Unidad = Content['directorio']['data']['unidades'][number];

/** The staff directory (section 2.5): one table, a group of rows for each unit. */
export function DirectorioTable({ unidades }: { unidades: Unidad[] }) {
  return (
    <div className="table-wrap">
      <table id="personal" className="data-table stack-table">
        <caption>Personal por unidad</caption>
        <thead>
          <tr>
            <th scope="col">Nombre</th>
            <th scope="col">Puesto</th>
            <th scope="col">Correo Electrónico</th>
            <th scope="col">Teléfono</th>
            <th scope="col">Extensión</th>
          </tr>
        </thead>
        {unidades.map((unidad) => (
          <tbody key={unidad.id} id={unidad.id}>
            <tr>
              <th scope="rowgroup" colSpan={5} className="serif text-lg text-guinda">
                {unidad.nombre}
              </th>
            </tr>
            {unidad.filas.map(({ nombre, puesto, correo, telefono, extension }) => (
              <tr key={nombre + puesto}>
                <th scope="row">{nombre}</th>
                <td data-label="Puesto">{puesto}</td>
                <td data-label="Correo">
                  {correo.includes('@') ? <a href={`mailto:${correo}`}>{correo}</a> : correo}
                </td>
                <td data-label="Teléfono">
                  {/\d/.test(telefono) ? <a href={telHref(telefono)}>{telefono}</a> : telefono}
                </td>
                <td data-label="Extensión">{extension}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** The organisation chart as a nested list, from the same data as the drawing (D23). */
export function OrganigramaList({ unidades }: { unidades: Unidad[] }) {
  return (
    <section id="organigrama-lista" className="section org-tree">
      <h2>Organigrama</h2>
      <p className="mb-3">
        <a href="#organigrama">Ver el organigrama como imagen, con lupa</a>
      </p>
      <Branch nodes={organigrama(unidades)} />
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
    <div className="table-wrap mt-6">
      <table className="data-table stack-table">
        <caption>Organigrama en tabla</caption>
        <thead>
          <tr>
            <th scope="col">Unidad</th>
            <th scope="col">Depende de</th>
            <th scope="col">La encabeza</th>
            <th scope="col">Personas</th>
          </tr>
        </thead>
        <tbody>
          {unidades.map(({ id, nombre, depende, filas }) => (
            <tr key={id}>
              <th scope="row">{nombre}</th>
              <td data-label="Depende de">{nameOf(depende) ?? 'No depende de otra unidad'}</td>
              <td data-label="La encabeza">{filas[0]?.puesto}</td>
              <td data-label="Personas">{filas.length}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
