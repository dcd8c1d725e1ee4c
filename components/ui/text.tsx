import type { ComponentProps, ReactNode } from 'react';
import { MUESTRA, MUESTRA_DE_GRUPO } from '@/lib/ui-texts';

interface ListProps<T> {
  of: readonly T[];
  as?: 'ul' | 'ol';
  className?: string;
  /** Of each item. */
  item?: string;
  /** How many they are, where columns depend on it: a list that is still arriving does not change them. */
  'data-of'?: number;
  /** By default the item itself, a text. */
  children?: (one: T) => ReactNode;
}

/** Its items never change places, so that each has its place as its key. */
export function List<T>({ of, as: Tag = 'ul', item, children = String, ...list }: ListProps<T>) {
  return (
    <Tag {...list}>
      {of.map((one, at) => (
        <li key={at} className={item}>
          {children(one)}
        </li>
      ))}
    </Tag>
  );
}

interface FoldProps extends Omit<ComponentProps<'details'>, 'title'> {
  title: ReactNode;
  /** `always`: folded by the base script at every width; `''`: on narrow screens. Both are built open. */
  folds?: 'always' | '' | undefined;
}

export const Fold = ({
  title,
  folds,
  open = folds !== undefined,
  children,
  ...rest
}: FoldProps) => (
  <details {...rest} data-folds={folds} open={open}>
    <summary>{title}</summary>
    {children}
  </details>
);

/** Takes HTML sanitised by lib/content/parse/markdown.ts. @param apart below other parts of the page */
export function Prose({ html, apart }: { html: string; apart?: boolean }) {
  const prose = <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
  return apart ? <div className="section">{prose}</div> : prose;
}

export function Fuente({ texto }: { texto: string | undefined }) {
  return texto && <p className="field-help">{`Fuente: ${texto}.`}</p>;
}

const MARKS = { muestra: `(${MUESTRA})`, breve: '(muestra)', porConfirmar: '(Por confirmar)' };

interface MarcaProps {
  de?: keyof typeof MARKS;
  si: boolean | undefined;
  /** Where it is alone: a single «m» would seem a misprint. */
  inWords?: boolean;
}

/**
 * A mark beside sample or unconfirmed data, with the space before it: of samples an «m» is seen, which a line
 * under the title explains once.
 */
export function Marca({ de = 'muestra', si, inWords }: MarcaProps) {
  const whole = inWords || de !== 'muestra';
  return (
    si && (
      <>
        {' '}
        <span className={whole ? 'marca' : 'marca marca-m'} aria-hidden={whole ? undefined : true}>
          {MARKS[de]}
        </span>
      </>
    )
  );
}

export const MarcaDeGrupo = ({ si }: { si: boolean | undefined }) =>
  si && <p className="marca mb-3 text-gris">{MUESTRA_DE_GRUPO}</p>;

/** True when one mark serves the whole group (D52). */
export const allMuestra = (items: readonly { muestra?: boolean | undefined }[]): boolean =>
  items.length > 0 && items.every(({ muestra }) => muestra);
