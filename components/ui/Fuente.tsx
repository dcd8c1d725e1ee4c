export function Fuente({ texto }: { texto: string | undefined }) {
  return texto && <p className="field-help">{`Fuente: ${texto}.`}</p>;
}
