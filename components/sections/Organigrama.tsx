import type { ImageFacts } from '@/lib/site/assets';
import type { OrgNode } from '@/lib/site/organigrama';
import { CHART } from '@/lib/ui-texts';
import { Dialog } from '@/components/ui/Dialog';
import { island } from '@/components/islands/attributes';

/** The list comes first, since any screen reads it (D23). */
export function OrganigramaSection({ nodes, chart }: { nodes: OrgNode[]; chart: ImageFacts }) {
  return (
    <section id="organigrama-lista" className="section org-tree" data-search-ignore="">
      <h2>{CHART.title}</h2>
      <Branch nodes={nodes} />
      <div id="organigrama" className="mt-6">
        <Organigrama chart={chart} />
      </div>
    </section>
  );
}

function Branch({ nodes }: { nodes: OrgNode[] }) {
  return (
    <ul>
      {nodes.map(({ id, nombre, puestos, hijos }) => (
        <li key={id}>
          <a href={`#${id}`}>{nombre}</a>
          <ul className="org-posts">
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

export function Organigrama({ chart }: { chart: ImageFacts }) {
  return (
    <div className="chart" {...island('chart', 'interaction')}>
      <div className="chart-tools needs-script no-print">
        <p className="chart-hint">{CHART.hint}</p>
        <button
          type="button"
          className="button button-outline"
          data-zoom="-1"
          aria-label={CHART.smaller}
        >
          −
        </button>
        <button
          type="button"
          className="button button-outline"
          data-zoom="1"
          aria-label={CHART.larger}
        >
          +
        </button>
        <p role="status" className="sr-only" />
      </div>
      <div className="chart-box" role="group" tabIndex={0} aria-label={CHART.lens}>
        <div className="chart-sheet">
          <Drawing chart={chart} />
        </div>
      </div>
    </div>
  );
}

function Drawing({ chart }: { chart: ImageFacts }) {
  return (
    <img
      src={chart.src}
      alt={CHART.picture}
      width={chart.width}
      height={chart.height}
      loading="lazy"
    />
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
