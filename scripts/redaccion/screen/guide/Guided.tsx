import { Act } from '../parts';
import { fieldOf, ROOT, useValue, usePieceScope } from '../values';
import { ACTIONS } from '../../actions';
import type { Action, ActionPlace } from '../../actions/action';
import type { Piece } from '../../api';

interface Props {
  path: string;
  title?: string;
  /** The label of the only action to offer. */
  only?: string;
}

/** The numbers of the rows that lead to a place. */
export const rowsOf = (field: string): number[] => (field.match(/\b\d+\b/g) ?? []).map(Number);

const actionsAt = (collection: Piece['collection'], path: string): Action[] => {
  const place = fieldOf(path).replace(/(?<=\.)\d+(?=\.|$)/g, '*');
  return ACTIONS.filter((one) => one.collection === collection && one.at === place);
};

/** True for a place that some action is offered at. */
export const isGuided = (collection: Piece['collection'], path: string): boolean =>
  actionsAt(collection, path).length > 0;

/** The actions that are offered at a place. */
export function Guided({ path, title, only }: Props) {
  const { collection } = usePieceScope();
  const here = actionsAt(collection, path).filter(
    ({ label }) => only === undefined || label === only,
  );
  return here.length > 0 && <Offered {...{ here, path, title }} />;
}

/** Apart, so that only places with actions hear the whole piece. */
function Offered({ here, path, title }: Props & { here: Action[] }) {
  const { begin } = usePieceScope();
  const [data] = useValue(ROOT);
  const field = fieldOf(path);
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
