/** The source under a statement: «Fuente: LGRA, artículo 33.» */
export function Fuente({ texto }: { texto: string | undefined }) {
  return texto && <p className="field-help">{`Fuente: ${texto}.`}</p>;
}
