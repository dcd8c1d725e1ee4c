/** Where a statement comes from, said under it: «Fuente: LGRA, artículo 33.» */
export function Fuente({ texto }: { texto: string | undefined }) {
  return texto && <p className="field-help">{`Fuente: ${texto}.`}</p>;
}
