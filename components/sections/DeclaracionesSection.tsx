import type { ViewOf } from '@/lib/site/kinds';
import { DECLARATIONS, PLAZO } from '@/lib/ui-texts';
import { island } from '@/components/islands/attributes';
import { DataTable } from '@/components/ui/DataTable';
import { Glyph } from '@/components/ui/drawings';
import { Link, PdfLink } from '@/components/ui/Link';
import { Fold, Fuente, List } from '@/components/ui/text';
import { Preguntas } from './Preguntas';

export function DeclaracionesSection(view: ViewOf<'declaraciones'>) {
  const { presentacion, tipos, formatos, preguntas, antes, sistema, documentos } = view;
  const yearly = tipos.find(({ ultimoDia }) => ultimoDia);
  return (
    <>
      <p className="main-action mb-5 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Link className="button max-md:w-full" href={sistema}>
          {DECLARATIONS.begin}
          <Glyph name="aparte" />
        </Link>
        {yearly?.aQuien && (
          <span className="no-print max-md:w-full">
            {`${yearly.aQuien}: hasta el `}
            <strong>{yearly.ultimoDia}</strong>
            {DECLARATIONS.eachYear}
          </span>
        )}
        {antes && (
          <a className="no-print py-1" href={`#${antes.ancla}`}>
            {antes.pregunta}
          </a>
        )}
      </p>
      <section
        className="answer-panel deadlines"
        data-of={tipos.length}
        aria-label={DECLARATIONS.kinds}
        {...island('plazo', 'idle')}
      >
        {tipos.map(({ nombre, aQuien, plazo, detalle, fuente, cuenta, ultimoDia, cadaAnio }) => (
          <div key={nombre}>
            <h2>{nombre}</h2>
            {aQuien && <p className="text-gris">{aQuien}</p>}
            <p className="deadline">{plazo}</p>
            <Fold folds="always" title={DECLARATIONS.whom}>
              <p className="text-sm">{detalle}</p>
              <Fuente texto={fuente} />
            </Fold>
            {cuenta && <FirstDay {...cuenta} />}
            {ultimoDia && (
              <div className="yearly mt-3" data-yearly={cadaAnio}>
                <output className="block bold">{PLAZO.last(ultimoDia)}</output>
                <Keep />
              </div>
            )}
          </div>
        ))}
      </section>
      <p className="needs-script no-print mt-3 text-sm text-gris">{PLAZO.stays}</p>
      <div className="grid gap-x-10 lg:grid-cols-2">
        <p className="mt-10 max-w-texto max-lg:mt-5">{presentacion}</p>
        <section className="section">
          <h2>{DECLARATIONS.guides}</h2>
          <List of={documentos} className="link-list">
            {({ pdf }) => <PdfLink {...pdf} />}
          </List>
        </section>
      </div>
      <section className="section">
        <h2>{DECLARATIONS.forms}</h2>
        <DataTable
          columns={DECLARATIONS.formColumns}
          labels={DECLARATIONS.formColumns}
          rows={formatos.map(({ nombre, para, contiene }) => ({
            key: nombre,
            cells: [nombre, para, contiene],
          }))}
        />
      </section>
      <section className="section">
        <h2>{DECLARATIONS.questions}</h2>
        <Preguntas preguntas={preguntas} />
      </section>
    </>
  );
}

/** On a phone the three terms are seen before their calculators. */
function FirstDay({ dias, desde }: { dias: number; desde: string }) {
  return (
    <Fold folds="" className="first-day needs-script no-print" title={DECLARATIONS.count}>
      <label className="block bold">
        {DECLARATIONS.since(desde)}{' '}
        <input
          className="control plain my-2 block"
          type="date"
          data-days={dias}
          autoComplete="off"
        />
      </label>
      <div>
        <output className="block" />
        <Keep />
        <p className="text-sm text-gris">{PLAZO.hint}</p>
      </div>
    </Fold>
  );
}

const Keep = () => (
  <button type="button" className="button button-outline no-print mt-2" hidden>
    {PLAZO.keep}
  </button>
);
