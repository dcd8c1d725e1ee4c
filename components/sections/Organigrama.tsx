import type { ImageFacts } from '@/lib/site/assets';
import type { OrgNode } from '@/lib/site/organigrama';
import { Dialog } from '@/components/ui/Dialog';
import { island } from '@/components/islands/attributes';

/** The organisation chart in its page: the list first, which any screen reads, then the drawing (D23). */
export function OrganigramaSection({ nodes, chart }: { nodes: OrgNode[]; chart: ImageFacts }) {
  return (
    <section id="organigrama-lista" className="section org-tree">
      <h2>Organigrama</h2>
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

/**
 * The chart as a drawing: a magnifier follows the pointer (section 2.3), and fingers and keys enlarge it
 * inside its box (components/islands/chart). Without script it stands in its own size, and its box
 * is scrolled.
 */
export function Organigrama({ chart }: { chart: ImageFacts }) {
  return (
    <div className="chart" {...island('chart', 'interaction')}>
      <div className="chart-tools needs-script no-print">
        <p className="chart-hint">Toque para ampliar.</p>
        <button type="button" className="button button-outline" data-zoom="-1" aria-label="Reducir">
          −
        </button>
        <button type="button" className="button button-outline" data-zoom="1" aria-label="Ampliar">
          +
        </button>
        <p role="status" className="sr-only" />
      </div>
      <div
        className="chart-box"
        role="group"
        tabIndex={0}
        aria-label="Lupa del organigrama: muévala con las flechas del teclado"
      >
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
      alt="Organigrama: arriba, quien encabeza la oficina; debajo, las unidades que dependen de ella. La lista completa está en el directorio."
      width={chart.width}
      height={chart.height}
      loading="lazy"
    />
  );
}

/** The chart in a dialog of the home page (section 2.3); the same chart as a list is a page away. */
export function OrganigramaDialog({ chart }: { chart: ImageFacts }) {
  return (
    <Dialog id="organigrama" titulo="Organigrama" cerrar={{ texto: 'Cerrar' }} wide>
      <Organigrama chart={chart} />
      <p className="mt-4">
        <a href="/directorio/#organigrama-lista">Leer el organigrama como lista</a>
      </p>
    </Dialog>
  );
}
