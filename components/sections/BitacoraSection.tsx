import { island } from '@/components/islands/attributes';
import { DataTable } from '@/components/ui/DataTable';
import { PdfLink } from '@/components/ui/PdfLink';
import { Prose } from '@/components/ui/Prose';
import type { ViewOf } from '@/lib/site/kinds';
import type { LedgerRowView } from '@/lib/site/kinds/bitacora';
import { LEDGER, NORM } from '@/lib/ui-texts';

export function BitacoraSection({ view }: { view: ViewOf<'bitacora'> }) {
  const { before, after, grupos, archivos, anios } = view;
  return (
    <>
      <Prose html={before} />
      <noscript>
        <p className="notice mt-6">{LEDGER.withoutScript}</p>
      </noscript>
      <div
        className="form needs-script mt-6"
        {...island('bitacora', 'idle')}
        data-lists={JSON.stringify(anios.map(({ json }) => json))}
      >
        <div className="field">
          <label htmlFor="copia">{LEDGER.choose}</label>
          <p id="copia-ayuda" className="field-help">
            {LEDGER.help}
          </p>
          <input
            id="copia"
            type="file"
            accept=".pdf,application/pdf"
            aria-describedby="copia-ayuda"
          />
        </div>
        <div role="status" />
      </div>
      <Prose html={after} apart />
      <div className="section">
        <DataTable
          className=""
          caption={LEDGER.caption}
          columns={LEDGER.columns}
          groups={grupos.map(({ titulo, rows }) => ({
            title: titulo,
            rows: rows.map((row) => ({ key: row.archivo, cells: cellsOf(row) })),
          }))}
        />
        <Files {...archivos} />
      </div>
      {anios.length > 0 && (
        <section className="section">
          <h2>{LEDGER.releases}</h2>
          <p>{LEDGER.releasesToo}</p>
          {anios.map(({ anio, ...files }) => (
            <Files key={anio} {...files} anio={anio} />
          ))}
        </section>
      )}
    </>
  );
}

function cellsOf({ pdf, titulo, clase, desde, nota, ...row }: LedgerRowView) {
  const { paginas, texto, sha256, anteriores } = row;
  return [
    <>
      {pdf ? <PdfLink {...pdf} /> : titulo}
      {paginas !== undefined && texto !== undefined && (
        <span className="field-help block">{`${NORM.pages(paginas)} ${LEDGER.text(texto)}`}</span>
      )}
    </>,
    <>
      {LEDGER.classes[clase]}
      {desde && <span className="field-help block">{LEDGER.since(desde)}</span>}
      {nota && <span className="field-help block">{nota}</span>}
    </>,
    <>
      {sha256 && (
        <code className="break-all" data-clase={clase}>
          {sha256}
        </code>
      )}
      {anteriores.map((one) => (
        <span key={one.sha256} className="field-help block">
          {LEDGER.former(one.hasta, one.nota)}{' '}
          <code className="break-all" data-clase="anterior">
            {one.sha256}
          </code>
        </span>
      ))}
    </>,
  ];
}

function Files({ json, csv, anio }: { json: string; csv: string; anio?: string }) {
  return (
    <ul className="link-list">
      <li>
        <a href={csv} download="">
          {LEDGER.asFile('CSV', anio)}
        </a>
      </li>
      <li>
        <a href={json}>{LEDGER.asFile('JSON', anio)}</a>
      </li>
    </ul>
  );
}
