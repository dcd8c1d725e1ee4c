import type { ImageFacts } from '@/lib/site/assets';
import type { OrgNode } from '@/lib/site/organigrama';
import { CHART } from '@/lib/ui-texts';
import { Dialog } from '@/components/ui/Dialog';
import { island } from '@/components/islands/attributes';
import { Fold, List } from '@/components/ui/text';

/** The list comes first, since any screen reads it (D23); a phone makes the drawing's letters tiny. On paper the directory's table has the same units and posts. */
export function OrganigramaSection({ nodes, chart }: { nodes: OrgNode[]; chart: ImageFacts }) {
  return (
    <section className="section org-tree no-print" data-search-ignore="">
      <h2>{CHART.title}</h2>
      <Fold id="organigrama-lista" className="panel" folds="always" title={CHART.list}>
        <div className="panel-body">
          <Branch nodes={nodes} />
        </div>
      </Fold>
      <Fold id="organigrama" className="panel no-print" folds="" title={CHART.drawing}>
        <div className="panel-body">
          <Organigrama chart={chart} />
        </div>
      </Fold>
    </section>
  );
}

const Branch = ({ nodes }: { nodes: OrgNode[] }) => (
  <List of={nodes}>
    {({ id, nombre, puestos, hijos }) => (
      <>
        <a className="inline-flex min-h-target items-center" href={`#${id}`}>
          {nombre}
        </a>
        <List of={[...new Set(puestos)]} className="org-posts" />
        {hijos.length > 0 && <Branch nodes={hijos} />}
      </>
    )}
  </List>
);

export function Organigrama({ chart }: { chart: ImageFacts }) {
  return (
    <div className="grid gap-2" {...island('chart', 'interaction')}>
      <div className="needs-script no-print flex items-center gap-2">
        <p className="mr-auto text-sm">{CHART.hint}</p>
        {(['−', '+'] as const).map((sign) => (
          <button
            key={sign}
            type="button"
            className="button button-outline w-target flex-none text-h3"
            data-zoom={sign === '+' ? 1 : -1}
            aria-label={sign === '+' ? CHART.larger : CHART.smaller}
          >
            {sign}
          </button>
        ))}
        <p role="status" className="sr-only" />
      </div>
      <div className="chart-box" role="group" tabIndex={0} aria-label={CHART.lens}>
        <div className="chart-sheet">
          <img
            src={chart.src}
            alt={CHART.picture}
            width={chart.width}
            height={chart.height}
            loading="lazy"
          />
        </div>
      </div>
    </div>
  );
}

export function OrganigramaDialog({ chart }: { chart: ImageFacts }) {
  return (
    <Dialog id="organigrama" titulo={CHART.title} cerrar={{ texto: CHART.close }} wide>
      <p className="mb-2">
        <a className="inline-flex min-h-target items-center" href="/directorio/#organigrama-lista">
          {CHART.asList}
        </a>
      </p>
      <Organigrama chart={chart} />
    </Dialog>
  );
}
