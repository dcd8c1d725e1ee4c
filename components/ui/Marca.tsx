import { MUESTRA } from '@/lib/ui-texts';

const words = {
  muestra: MUESTRA,
  porConfirmar: 'Por confirmar',
};

interface MarcaProps {
  de: keyof typeof words;
  si: boolean | undefined;
  /** In words, for a group; beside a value an «m» is seen. */
  whole?: boolean;
}

/** A mark beside sample or unconfirmed data, with the space before it. */
export function Marca({ de, si, whole = de !== 'muestra' }: MarcaProps) {
  return (
    si && (
      <>
        {' '}
        <span className={whole ? 'marca' : 'marca marca-m'} title={whole ? undefined : words[de]}>
          {words[de]}
        </span>
      </>
    )
  );
}

export const MarcaDeGrupo = ({ si }: { si: boolean | undefined }) =>
  si && (
    <p className="mb-3">
      <Marca de="muestra" si whole />
    </p>
  );

/** True when one mark serves the whole group (D52). */
export const allMuestra = (items: readonly { muestra?: boolean | undefined }[]): boolean =>
  items.length > 0 && items.every(({ muestra }) => muestra);
