import type { Read } from './bring-document';

/** All that did not come along, or must be looked at, by its own words. */
export function Losses({ losses, pictures }: Pick<Read, 'losses' | 'pictures'>) {
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
            <strong>imagen</strong>: «{alt || name}». Se ofrece en la imagen de la pieza y en
            «Fotografía».{' '}
            <a href={data} download={name}>
              Descargar<span className="hidden"> {name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
