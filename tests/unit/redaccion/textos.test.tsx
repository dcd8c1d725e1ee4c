import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { editFile, readWords } from '@/lib/content/edit';
import type { Json } from '@/lib/content/edit/match';
import { listFiles } from '@/lib/content/load/files';
import { collections } from '@/lib/content/model';
import { treeOf } from '@/lib/content/model/schema-tree';
import type { Change, Opened } from '@/scripts/redaccion/api';
import { PieceForm } from '@/scripts/redaccion/screen/PieceForm';
import { SAMPLE } from '../../sample';

const files = listFiles(SAMPLE).files.filter(({ file }) => file.endsWith('.md'));

test.each(files)(
  'abro $file en la pantalla y lo guardo sin cambiarlo: no cambia ni una letra',
  async ({ name, file, text }) => {
    const sent: Change[] = [];
    global.fetch = jest.fn(async (address: string, init?: RequestInit) => {
      const change = JSON.parse(String(init?.body ?? '{}')) as Change;
      if (init?.method === 'PUT') sent.push(change);
      return { ok: true, json: async () => ANSWERS[`${init?.method} ${address}`] ?? {} };
    }) as unknown as typeof fetch;
    const { data, body = '' } = readWords(file, text);
    const opened: Opened = {
      piece: { file, collection: name, title: file, state: 'publicado', unsaved: false },
      ...{ base: 'b', data, body, schema: treeOf(collections[name].schema) },
    };
    render(<PieceForm opened={opened} onDirty={() => undefined} onSaved={() => undefined} />);
    // The tools are there once the editor holds the text; a busy machine takes long.
    await screen.findByText('Negritas', {}, { timeout: 25_000 });
    await userEvent.click(screen.getByText('Guardar'));
    await waitFor(() => expect(sent).toHaveLength(1));
    const [change] = sent;
    expect(change!.body!.untouched).not.toBe('');
    expect(editFile(file, text, { data: change!.data as Json, body: change!.body })).toBe(text);
  },
);

const ANSWERS: Record<string, object> = {
  'PUT /api/pieza': { result: 'saved', base: 'b', changed: false, warnings: [] },
  'POST /api/revisar': { problems: [], warnings: [] },
  'POST /api/vista': { views: [], problems: [] },
};
