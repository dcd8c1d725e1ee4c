import { RenameRow } from '../Rename';
import { Guided } from '../tables/Guided';
import type { useRows } from './use-rows';

interface Props {
  list: ReturnType<typeof useRows>;
  path: string;
  index: number;
  title: string;
}

/** The actions on a row of a list. */
export const RowActions = ({ list: { rows, change, copy }, path, index, title }: Props) => (
  <>
    <Guided path={`${path}.${index}`} title={title} />
    <Act words="Subir" title={title} off={index === 0} onAct={() => change(index, index - 1)} />
    <Act
      words="Bajar"
      title={title}
      off={index === rows.length - 1}
      onAct={() => change(index, index + 1)}
    />
    <Act words="Copiar" title={title} onAct={() => copy(index)} />
    <Act words="Quitar" title={title} onAct={() => change(index, undefined)} />
    <RenameRow path={path} index={index} />
  </>
);

interface ActProps {
  words: string;
  title: string;
  off?: boolean;
  onAct: () => void;
}

const Act = ({ words, title, off = false, onAct }: ActProps) => (
  <button type="button" className="small" disabled={off} onClick={onAct}>
    {words}
    <span className="hidden"> «{title}»</span>
  </button>
);
