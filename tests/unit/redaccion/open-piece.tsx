import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { collections, type Name } from '@/lib/content/model';
import { treeOf } from '@/lib/content/model/schema-tree';
import type { Change, Opened } from '@/scripts/redaccion/api';
import { PieceForm } from '@/scripts/redaccion/screen/PieceForm';
import { answering } from './answering';

const piece = { file: 'content/x.yml', title: 'Pieza', state: 'publicado', unsaved: false };
export const SAVED = { result: 'saved', base: 'c', changed: true, piece, warnings: [] };

export function openPiece(
  collection: Name,
  words: Partial<Opened>,
  answers: Parameters<typeof answering>[0] = {},
  login = '',
  field?: string,
) {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  const sent: Change[] = [];
  answering({
    'POST /api/vista': { views: [], problems: [] },
    'POST /api/revisar': { problems: [], warnings: [] },
    'PUT /api/borrador': () => ({ savedAt: new Date().toISOString() }),
    'DELETE /api/borrador': {},
    ...answers,
    'PUT /api/pieza': async (change, address) => {
      const answer = answers['PUT /api/pieza'] ?? SAVED;
      const given: unknown = typeof answer === 'function' ? await answer(change, address) : answer;
      sent.push(change as Change);
      return given;
    },
  });
  const opened = {
    ...{
      piece: { ...piece, collection },
      base: 'b',
      schema: treeOf(collections[collection].schema),
    },
    ...words,
  } as Opened;
  const noted = () => undefined;
  const shown = render(
    <PieceForm {...{ opened, login, field }} onPiece={noted} onOthers={noted} onMoved={noted} />,
  );
  const user = userEvent.setup();
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  /** Writes at once in the last field whose label begins so, each in its turn. */
  const write = async (fields: Record<string, string>) => {
    for (const [label, words] of Object.entries(fields)) {
      await user.click(screen.getAllByLabelText(new RegExp(`^${label}`)).at(-1)!);
      await user.paste(words);
    }
  };
  return { ...shown, user, sent, press, write, save: () => press('Guardar') };
}
