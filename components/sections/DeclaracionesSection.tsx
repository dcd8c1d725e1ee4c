import { Fragment } from 'react';
import type { DeclaracionesView } from '@/lib/site/views/documentos';
import { DECLARATIONS } from '@/lib/ui-texts';
import { Preguntas } from './Preguntas';
import { DataTable } from '@/components/ui/DataTable';
import { Fuente } from '@/components/ui/Fuente';
import { Link } from '@/components/ui/Link';
import { PdfLink } from '@/components/ui/PdfLink';
import { island } from '@/components/islands/attributes';

export function DeclaracionesSection({ view }: { view: DeclaracionesView }) {
  const { presentacion, dibujo, tipos, formatos, preguntas, sistema, documentos } = view;
  return (
    <>
      <div className="notice grid gap-5 lg:grid-cols-[auto_2fr_3fr]">
        {/* A file, not inline: narrow screens never fetch it. */}
        <img
          className="self-start max-lg:hidden"
          src={dibujo.src}
          alt=""
          width={72}
          height={72}
          loading="lazy"
        />
        <div className="min-w-0">
          <dl className="mb-4">
            {tipos.map(({ nombre, plazo }) => (
              <Fragment key={nombre}>
                <dt>
                  <strong>{nombre}</strong>
                </dt>
                <dd>{plazo}</dd>
              </Fragment>
            ))}
          </dl>
          <Link className="button" href={sistema}>
            {DECLARATIONS.begin}
          </Link>
        </div>
        <p className="min-w-0">{presentacion}</p>
      </div>
      <section className="section" {...island('plazo', 'visible')}>
        <h2>{DECLARATIONS.kinds}</h2>
        <DataTable
          columns={DECLARATIONS.kindColumns.map((title) => ({ title }))}
          rows={tipos.map(({ nombre, detalle, fuente, cuenta }) => ({
            key: nombre,
            cells: [
              nombre,
              <>
                {detalle}
                <Fuente texto={fuente} />
                {cuenta && <FirstDay {...cuenta} />}
              </>,
            ],
          }))}
        />
      </section>
      <section className="section">
        <h2>{DECLARATIONS.forms}</h2>
        <DataTable
          columns={DECLARATIONS.formColumns.map((title) => ({ title, label: title }))}
          rows={formatos.map(({ nombre, para, contiene }) => ({
            key: nombre,
            cells: [nombre, para, contiene],
          }))}
        />
      </section>
      <section className="section">
        <h2>{DECLARATIONS.guides}</h2>
        <ul className="link-list">
          {documentos.map(({ id, pdf }) => (
            <li key={id}>
              <PdfLink {...pdf} />
            </li>
          ))}
        </ul>
      </section>
      <section className="section">
        <h2>{DECLARATIONS.questions}</h2>
        <Preguntas preguntas={preguntas} />
      </section>
    </>
  );
}

function FirstDay({ dias, desde }: { dias: number; desde: string }) {
  return (
    <label className="first-day needs-script no-print">
      {DECLARATIONS.since(desde)} <input type="date" data-days={dias} autoComplete="off" />
    </label>
  );
}
