import type { ImageFacts } from '@/lib/site/assets';
import { Lens } from '@/components/islands/lens/Lens';
import { Dialog } from '@/components/ui/Dialog';
import { Island } from '@/components/ui/Island';

/** The organisation chart with its magnifier (section 2.3); the same chart as a list is a page away. */
export function OrganigramaDialog({ chart }: { chart: ImageFacts }) {
  return (
    <Dialog id="organigrama" titulo="Organigrama" cerrar={{ texto: 'Cerrar' }} wide>
      <Island
        of={Lens}
        when="interaction"
        props={{
          src: chart.src,
          alt: 'Organigrama: arriba, quien encabeza la oficina; debajo, las unidades que dependen de ella. La lista completa está en el directorio.',
          width: chart.width,
          height: chart.height,
        }}
      />
      <p className="mt-4">
        <a href="/directorio/#organigrama-lista">Leer el organigrama como lista</a>
      </p>
    </Dialog>
  );
}
