import type { InicioView } from '@/lib/site/views/inicio';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';

interface TilesProps {
  className: string;
  tiles: InicioView['tramites'];
}

export function Tiles({ className, tiles }: TilesProps) {
  return (
    <ul className={className}>
      {tiles.map(({ titulo, texto, enlace, dibujo }) => (
        <li key={titulo}>
          <Link className="tile" href={enlace}>
            <Icon drawing={dibujo} />
            <strong>{titulo}</strong>
            <span>{texto}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
