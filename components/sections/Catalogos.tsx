import type { HTMLAttributes } from 'react';
import { island } from '@/components/islands/attributes';
import type { ViewOf } from '@/lib/site/kinds';
import type { SIGNS } from '@/lib/site/normas/vigencia';
import type { CatalogoView } from '@/lib/site/views/bloques';
import { ALL_NORMS, CATALOGUE, DIRECTORY, SAMPLE_CATALOGUE } from '@/lib/ui-texts';
import { DataTable } from '@/components/ui/DataTable';
import { PdfLink } from '@/components/ui/Link';
import { FilterChoice, EarlyStatus, TableFilter } from '@/components/ui/TableFilter';
import { Fold } from '@/components/ui/text';

interface NormStatusProps extends HTMLAttributes<HTMLSpanElement> {
  sign: (typeof SIGNS)[keyof typeof SIGNS];
}

export const NormStatus = ({ sign, ...rest }: NormStatusProps) => (
  <span className="norm-status" data-sign={sign} {...rest} />
);

interface MeaningsProps {
  title: string;
  meanings: readonly (readonly [string, string])[];
  /** How far they are to be relied upon. */
  caveat?: string | undefined;
}

const Meanings = ({ title, meanings, caveat }: MeaningsProps) => (
  <Fold className="mt-3" title={title}>
    {caveat && <p className="mt-2 text-sm">{caveat}</p>}
    <dl className="mt-2">
      {meanings.map(([name, meaning]) => (
        <div key={name} className="py-[2px] text-sm">
          <dt className="inline bold">{name}:</dt> <dd className="inline">{meaning}</dd>
        </div>
      ))}
    </dl>
  </Fold>
);

const ALL_TABLE = 'todas-las-normas';
const ALL_WIDTHS = ['md:w-28', undefined, 'md:w-[clamp(11rem,25vw,17.5rem)]'];

/** All norms in a single list (D61); without script, unfiltered. */
export function CatalogoPage({ catalogos, total, segun }: ViewOf<'catalogo'>) {
  return (
    <>
      <div
        role="search"
        aria-label={ALL_NORMS.filter}
        className="catalogue-filter table-filter needs-script"
        {...island('catalogo', 'idle')}
        data-tabla={ALL_TABLE}
        data-cortes={JSON.stringify(
          Object.fromEntries(catalogos.map(({ slug, corte }) => [slug, corte])),
        )}
        data-none={CATALOGUE.none}
        data-beyond={DIRECTORY.beyond}
        data-asked=""
      >
        <label>
          {ALL_NORMS.words}
          <input type="search" name="q" placeholder=" " autoComplete="off" enterKeyHint="done" />
        </label>
        <Fold folds="" title={ALL_NORMS.more}>
          <div>
            <label>
              {ALL_NORMS.day}
              <input type="date" name="dia" autoComplete="off" />
            </label>
            <label>
              {ALL_NORMS.catalogue}
              <FilterChoice
                name="tipo"
                all={ALL_NORMS.all}
                options={catalogos.map(({ slug, titulo }) => [slug, titulo])}
              />
            </label>
            <label>
              {ALL_NORMS.status}
              <FilterChoice name="estado" all={ALL_NORMS.all} options={ALL_NORMS.statuses} />
            </label>
          </div>
        </Fold>
        <EarlyStatus lost={ALL_NORMS.lost} />
      </div>
      <div data-search-ignore="">
        <DataTable
          id={ALL_TABLE}
          className="mt-4"
          layout="link-rows long-table all-norms"
          caption={
            <>
              {ALL_NORMS.caption(total)}
              <AsOf>{segun}</AsOf>
            </>
          }
          columns={ALL_NORMS.columns}
          widths={ALL_WIDTHS}
          groups={[
            ...catalogos.map(({ slug, titulo, normas, ...catalogo }) => ({
              id: slug,
              title: (
                <>
                  {titulo}
                  <AsOf>{catalogo.segun}</AsOf>
                </>
              ),
              rows: normas.map(
                ({ nombre, descripcion, ruta, estado, signo, clase, dias, sabido }) => ({
                  key: nombre,
                  cells: [
                    <a key="clave" href={ruta} className="whole-row">
                      {nombre}
                    </a>,
                    <>
                      {descripcion}
                      {sabido && <small data-known={signo}>{sabido}</small>}
                    </>,
                    <NormStatus key="estado" sign={signo} data-kind={clase} data-v={dias}>
                      <strong>{estado}</strong>
                    </NormStatus>,
                  ],
                }),
              ),
            })),
            ...ALL_NORMS.groups.map(([sign, title, means]) => ({
              hidden: true,
              title: (
                <>
                  {`${title} (`}
                  <span data-count={sign} />
                  {')'}
                  {means && <span className="field-help plain">{` ${means}`}</span>}
                </>
              ),
              rows: [],
            })),
          ]}
        />
      </div>
    </>
  );
}

const AsOf = ({ children }: { children: string | undefined }) =>
  children && <span className="field-help plain">{`, ${children}`}</span>;

const WIDTHS = ['md:w-11', 'md:w-[5.5rem]', undefined, 'md:w-[clamp(10.5rem,100vw-55rem,17.5rem)]'];

/** A norm catalogue as a table (sections 3 and 4), with a filter if it is long. */
export function CatalogoTable({ catalogo }: { catalogo: CatalogoView }) {
  const { slug, titulo, todas, normas, muestra, filtro, corte, estados } = catalogo;
  const someVerified = normas.some(({ verificada }) => verificada);
  const caveat = someVerified ? CATALOGUE.sampleButVerified : SAMPLE_CATALOGUE;
  const table = `${slug}-tabla`;
  return (
    <>
      {filtro && (
        <TableFilter
          id={`${slug}-filtro`}
          label={CATALOGUE.filter}
          table={{ id: table, one: 'norma', many: 'normas', of: titulo }}
          kinds={{
            label: CATALOGUE.status,
            all: CATALOGUE.anyStatus,
            options: estados.map(({ estado, palabra }) => [estado, palabra]),
          }}
          none={CATALOGUE.none}
          beyond={DIRECTORY.beyond}
        />
      )}
      <Meanings
        title={CATALOGUE.statuses}
        meanings={estados.map(({ palabra, significa }) => [palabra, significa])}
        caveat={muestra ? caveat : undefined}
      />
      <DataTable
        id={table}
        className="mt-4"
        layout="link-rows long-table norms"
        caption={
          <>
            {CATALOGUE.caption(titulo, normas.length)}
            <span className="field-help plain block">{CATALOGUE.asOf(corte, muestra)}</span>
          </>
        }
        columns={CATALOGUE.columns}
        widths={WIDTHS}
        heads={1}
        rows={normas.map(({ nombre, enPalabras: [chip, beside], ...norma }) => ({
          key: nombre,
          id: norma.ancla,
          cells: [
            norma.id,
            <a key="clave" href={norma.ruta} className="whole-row">
              {nombre}
            </a>,
            <>
              {norma.descripcion}
              {norma.verificada && <span className="field-help block">{CATALOGUE.verified}</span>}
              {norma.nota && <span className="field-help block">{norma.nota}</span>}
            </>,
            // A norm without PDF has a status that is no link (section 4).
            <NormStatus
              key="formato"
              sign={norma.signo}
              data-kind={norma.estado}
              data-beside={beside || undefined}
            >
              <strong>{chip}</strong> {beside}{' '}
              {norma.pdf && (
                <span>
                  <PdfLink {...norma.pdf} about={nombre} className="above-row" />
                </span>
              )}
            </NormStatus>,
          ],
        }))}
      />
      <p className="no-print mt-3">
        <a href={todas}>{ALL_NORMS.way}</a>
      </p>
    </>
  );
}
