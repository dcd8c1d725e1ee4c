import type { InicioView } from '@/lib/site/views/inicio';
import { Icon } from '@/components/ui/Icon';
import { VEHICLES } from '@/lib/ui-texts';
import { Link } from '@/components/ui/Link';
import { OfficeState } from '@/components/ui/OfficeState';

export function Tile({ tramite }: { tramite: InicioView['tramites'][number] }) {
  const { titulo, texto, enlace, dibujo, arrastre } = tramite;
  return (
    <Link className="tile" href={enlace}>
      <Icon drawing={dibujo} />
      <strong>{titulo}</strong>
      <span>
        {texto}
        {arrastre && (
          <b className="needs-script no-print block">
            {`${VEHICLES.parts.arrastre}: `}
            <OfficeState hours={arrastre} />
          </b>
        )}
      </span>
    </Link>
  );
}
