import type { ReactNode } from 'react';
import { FileChooser } from '@/components/islands/FileChooser';
import { island } from '@/components/islands/attributes';
import { DataTable } from '@/components/ui/DataTable';
import { PdfLink } from '@/components/ui/Link';
import { Fold, List, Prose } from '@/components/ui/text';
import type { ViewOf } from '@/lib/site/kinds';
import type { LedgerRowView } from '@/lib/site/kinds/bitacora';
import { LEDGER, NORM } from '@/lib/ui-texts';
import { Downloads } from './DatosSection';

export function BitacoraSection(view: ViewOf<'bitacora'>) {
  const { before, after, grupos, archivos, anios } = view;
  return (
    <>
      {before && <Prose html={before} />}
      <noscript>
        <p className="notice mb-6">{LEDGER.withoutScript}</p>
      </noscript>
      <div
        className="form needs-script no-print"
        {...island('bitacora', 'idle')}
        data-lists={JSON.stringify(anios.map(({ json }) => json))}
      >
        <FileChooser
          id="copia"
          label={LEDGER.choose}
          main
          help={
            <>
              {LEDGER.help}
              <span className="pointer-coarse:hidden">{LEDGER.drop}</span>
              {LEDGER.stays}
            </>
          }
          accept=".pdf,application/pdf"
        />
        {/* Above the bar of actions at the foot of a phone. */}
        <div role="status" className="scroll-mb-24" />
      </div>
      {after && (
        <Fold className="panel mt-6" folds="always" title={<h2 id={after.id}>{after.titulo}</h2>}>
          <div className="panel-body">
            <Prose html={after.html} />
          </div>
        </Fold>
      )}
      <div className="section">
        <h2>{LEDGER.caption}</h2>
        <p className="mb-3">{LEDGER.what}</p>
        {grupos.map(({ titulo, rows }) => (
          <Fold
            key={titulo}
            className="panel"
            folds="always"
            title={<h3>{`${titulo} (${rows.length})`}</h3>}
          >
            <div className="panel-body">
              <DataTable
                className=""
                caption={<span className="sr-only">{titulo}</span>}
                columns={LEDGER.columns}
                rows={rows.map((row) => ({ key: row.archivo, cells: cellsOf(row) }))}
              />
            </div>
          </Fold>
        ))}
      </div>
      <section className="section">
        <h2>{LEDGER.files}</h2>
        {anios.length > 0 && <p>{LEDGER.releasesToo}</p>}
        <List
          of={[
            { nombre: LEDGER.listed, ...archivos },
            ...anios.map(({ anio, ...files }) => ({ nombre: LEDGER.releases(anio), ...files })),
          ]}
          className="mt-3 max-w-texto"
          item="line-below flex flex-wrap items-center gap-2 py-2"
        >
          {({ nombre, csv, json }) => (
            <>
              <span className="flex-1 basis-32">{nombre}</span>
              <span className="flex gap-2">
                <Downloads nombre={`${nombre}.`} archivos={[csv, json]} />
              </span>
            </>
          )}
        </List>
      </section>
    </>
  );
}

function cellsOf({ pdf, titulo, clase, desde, nota, ...row }: LedgerRowView) {
  const { paginas, texto, sha256, anteriores } = row;
  return [
    <>
      {pdf ? <PdfLink {...pdf} /> : titulo}
      {paginas !== undefined && texto !== undefined && (
        <Note>{`${NORM.pages(paginas)} ${LEDGER.text(texto)}`}</Note>
      )}
    </>,
    <>
      {LEDGER.classes[clase]}
      {desde && <Note>{LEDGER.since(desde)}</Note>}
      {nota && <Note>{nota}</Note>}
    </>,
    <>
      {sha256 && <Hash clase={clase}>{sha256}</Hash>}
      {anteriores.map((one) => (
        <Note key={one.sha256}>
          {LEDGER.former(one.hasta, one.nota)} <Hash clase="anterior">{one.sha256}</Hash>
        </Note>
      ))}
    </>,
  ];
}

const Note = ({ children }: { children: ReactNode }) => (
  <span className="field-help plain block">{children}</span>
);

const Hash = ({ clase, children }: { clase: string; children: string }) => (
  <code className="break-all" data-clase={clase}>
    {children}
  </code>
);
