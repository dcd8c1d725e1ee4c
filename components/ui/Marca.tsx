/** What a mark says of what stands beside it. */
const words = {
  muestra: 'Dato de muestra',
  porConfirmar: 'Por confirmar',
};

interface MarcaProps {
  de: keyof typeof words;
  /** Nothing is shown unless what it stands beside is so marked. */
  si: boolean | undefined;
}

/** A mark beside what is invented, or what nobody has confirmed; it brings the space before it. */
export function Marca({ de, si }: MarcaProps) {
  return (
    si && (
      <>
        {' '}
        <span className="marca">{words[de]}</span>
      </>
    )
  );
}
