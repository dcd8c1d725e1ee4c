import type { CatalogoView } from '@/lib/site/views/bloques';
import { ALL_NORMS, CATALOGUE, SAMPLE_CATALOGUE } from '@/lib/ui-texts';
import { DataTable } from '@/components/ui/DataTable';
import { PdfLink } from '@/components/ui/PdfLink';
import { TableFilter } from '@/components/ui/TableFilter';
import { Meanings, NormStatus } from './NormStatus';

const WIDTHS = ['md:w-[3.2rem]', 'md:w-24', undefined, 'md:w-[10.5rem]'];

/** A norm catalogue as a table (sections 3 and 4), with a filter if it is long. */
export function CatalogoTable({ catalogo }: { catalogo: CatalogoView }) {
  const { slug, titulo, todas, normas, muestra, filtro, corte, estados } = catalogo;
  const someVerified = normas.some(({ verificada }) => verificada);
  const table = `${slug}-tabla`;
  return (
    <>
      {filtro && (
        <TableFilter
          id={`${slug}-filtro`}
          label={CATALOGUE.filter}
          tables={[{ id: table, one: 'norma', many: 'normas', of: titulo }]}
          kinds={{
            label: CATALOGUE.status,
            all: CATALOGUE.anyStatus,
            options: estados.map(({ estado, palabra }) => [estado, palabra]),
          }}
          none={CATALOGUE.none}
        />
      )}
      <Meanings
        title={CATALOGUE.statuses}
        meanings={estados.map(({ palabra, significa }) => [palabra, significa])}
      />
      <DataTable
        id={table}
        className="mt-4"
        layout="link-rows long-table norms"
        caption={
          <>
            {CATALOGUE.caption(titulo, normas.length, corte)}
            {muestra && ` ${someVerified ? CATALOGUE.sampleButVerified : SAMPLE_CATALOGUE}`}
          </>
        }
        columns={CATALOGUE.columns}
        widths={WIDTHS}
        heads={1}
        rows={normas.map((norma) => ({
          key: norma.nombre,
          id: norma.ancla,
          cells: [
            norma.id,
            <a key="clave" href={norma.ruta} className="whole-row">
              {norma.nombre}
            </a>,
            <>
              {norma.descripcion}
              {norma.verificada && <span className="field-help block">{CATALOGUE.verified}</span>}
              {norma.nota && <strong className="block">{norma.nota}</strong>}
            </>,
            <Formato key="formato" {...norma} />,
          ],
        }))}
      />
      <p className="mt-3">
        <a href={todas}>{ALL_NORMS.way}</a> · <a href={`${todas}#reciba`}>{ALL_NORMS.follow}</a>
      </p>
    </>
  );
}

/** A norm without PDF has a status that is no link (section 4). */
function Formato({ nombre, estado, signo, enPalabras, pdf }: CatalogoView['normas'][number]) {
  const inForce = estado === 'vigente';
  return (
    <NormStatus sign={signo} data-kind={estado}>
      {(inForce || !pdf) && <strong>{enPalabras}</strong>}{' '}
      {pdf && <PdfLink {...pdf} about={nombre} className="above-row" />}
    </NormStatus>
  );
}
