import { createContext, useContext } from 'react';
import { Act } from '../parts';
import { fieldOf, ROOT, useValue } from '../values';
import { ACTIONS } from '../../actions';
import type { Action, ActionPlace } from '../../actions/action';
import type { Piece } from '../../api';

interface Guiding {
  collection: Piece['collection'];
  begin: (action: Action, field: string, title?: string) => void;
  /** Saves another name of the piece, or of a row or tab. @returns its file */
  rename: (name: string, field?: string) => Promise<string>;
}

export const GuidingContext = createContext<Guiding>({
  collection: 'paginas',
  begin: () => undefined,
  rename: () => Promise.reject(new Error()),
});

const kindOfPlace = (field: string) => field.replace(/(?<=\.)\d+(?=\.|$)/g, '*');

interface Props {
  path: string;
  title?: string;
}

export function Guided({ path, title }: Props) {
  const { collection, begin } = useContext(GuidingContext);
  const field = fieldOf(path);
  const place = kindOfPlace(field);
  const here = ACTIONS.filter((one) => one.collection === collection && one.at === place);
  return here.length > 0 ? <Offered {...{ here, path, field, title, begin }} /> : null;
}

interface OfferedProps extends Props {
  here: Action[];
  field: string;
  begin: Guiding['begin'];
}

export const rowsOf = (field: string): number[] => (field.match(/\b\d+\b/g) ?? []).map(Number);

function Offered({ here, field, title, begin }: OfferedProps) {
  const [data] = useValue(ROOT);
  const place = { data, rows: rowsOf(field) } as ActionPlace<Piece['collection']>;
  return here
    .filter(({ when }) => when?.(place) ?? true)
    .map((action) => (
      <Act
        key={action.label}
        words={action.label}
        of={title}
        className="small guided"
        onAct={() => begin(action, field, title)}
      />
    ));
}
