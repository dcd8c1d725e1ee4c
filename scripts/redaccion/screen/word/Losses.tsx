import type { Read } from './bring-document';

interface Props extends Pick<Read, 'losses' | 'pictures'> {
  /** Whether the piece offers the pictures where it takes some. */
  isOffered?: boolean;
}

/** All that did not come along, or must be looked at, by its own words. */
export function Losses({ losses, pictures, isOffered }: Props) {
  if (losses.length + pictures.length === 0) return null;
  return (
    <section className="problems soft" aria-label="Se perdió / revise">
      <h4>Se perdió / revise</h4>
      <ul>
        {losses.map(({ what, text, todo }, index) => (
          <li key={index}>
            <strong>{what}</strong>: «{text}». {todo}
          </li>
        ))}
        {pictures.map(({ name, alt, data }) => (
          <li key={name}>
            <strong>imagen</strong>: «{alt || name}».{' '}
            {isOffered
              ? 'Se ofrece en la pieza.'
              : 'No pasa al texto: descárguela y póngala con «Fotografía».'}{' '}
            <a href={data} download={name}>
              Descargar<span className="hidden"> {name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
