import { CatalogoTable } from '@/components/sections/CatalogoTable';
import {
  DirectorioFilter,
  DirectorioTable,
  WhomToCall,
} from '@/components/sections/DirectorioSection';
import { DocumentosTable } from '@/components/sections/DocumentosTable';
import { DataTable } from '@/components/ui/DataTable';
import { TableFilter } from '@/components/ui/TableFilter';
import { Case } from '@/components/islands/dev/Case';
import { Part } from './Part';
import { Typed } from '@/components/islands/dev/Typed';
import type { Samples } from './samples';

const PLAIN = [
  { title: 'Dato', label: 'Dato' },
  { title: 'Valor', label: 'Valor' },
  { title: 'Nota' },
];
const ROWS = [
  { key: 'a', cells: ['Primero', 'Uno', 'Cada celda en su columna'] },
  { key: 'b', cells: ['Segundo', 'Dos columnas en una', null] },
];

/** Tables, their rows and their filter. */
export function Datos({ samples }: { samples: Samples }) {
  const { normatividad, directorio, documentos } = samples;
  const catalogos = normatividad.sections.flatMap(({ bloque }) =>
    bloque?.tipo === 'catalogo' ? [bloque.data] : [],
  );
  const normas = catalogos.flatMap((catalogo) => catalogo.normas);
  const kinds = [
    normas.find(({ estado }) => estado === 'vigente'),
    normas.find(({ pdf, estado }) => pdf && estado !== 'vigente'),
    normas.find(({ pdf }) => !pdf),
    normas.find(({ verificada }) => verificada),
  ].filter((norma) => norma !== undefined);
  const [catalogo] = catalogos;
  /** The rows under other addresses: a page holds each one once. */
  const catalogoAs = (slug: string) =>
    catalogo && {
      ...catalogo,
      slug,
      filtro: true,
      normas: normas.slice(0, 4).map((one) => ({ ...one, ancla: `${slug}-${one.ancla}` })),
    };
  const found = catalogoAs('hallada');
  const none = catalogoAs('no-hallada');
  const word = normas[0]?.nombre ?? '';
  return (
    <>
      <Part title="Tablas">
        <DataTable caption="Sencilla" columns={PLAIN} rows={ROWS} />
        <DataTable
          className="mt-6"
          caption="Por grupos"
          columns={PLAIN}
          groups={[{ id: 'grupo-de-filas', title: 'Un grupo', rows: ROWS }]}
        />
        <Case name="Documentos">
          <DocumentosTable rows={documentos.rows.slice(0, 3)} caption="Para descargar" />
        </Case>
      </Part>
      <Part title="Normas">
        <Case name="Cada clase de fila: con documento, con leyenda, sin documento, verificada">
          {catalogo && <CatalogoTable catalogo={{ ...catalogo, filtro: false, normas: kinds }} />}
        </Case>
      </Part>
      <Part title="Filtro">
        <Case name="Sin escribir">
          <TableFilter
            id="filtro-vacio"
            label="Filtrar por clave o palabra"
            tables={[{ id: 'grupo-de-filas', one: 'fila', many: 'filas', of: 'muestra' }]}
            none="Nada coincide."
          />
        </Case>
        <Case name="Halló">
          <Typed words={word}>{found && <CatalogoTable catalogo={found} />}</Typed>
        </Case>
        <Case name="No halló">
          <Typed words="zzz">{none && <CatalogoTable catalogo={none} />}</Typed>
        </Case>
      </Part>
      <Part title="Directorio">
        <DirectorioFilter />
        <WhomToCall rows={directorio.llamar.slice(0, 4)} />
        <DirectorioTable unidades={directorio.unidades.slice(0, 2)} />
      </Part>
    </>
  );
}
