import type { InicioView } from '@/lib/site/views/inicio';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';

/** A procedure of the home page: as a whole, the link that leads to it. */
export function Tile({ tramite }: { tramite: InicioView['tramites'][number] }) {
  const { titulo, texto, enlace, dibujo } = tramite;
  return (
    <Link className="tile" href={enlace}>
      <Icon drawing={dibujo} />
      <strong>{titulo}</strong>
      <span>{texto}</span>
    </Link>
  );
}
