import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { editFile, readWords } from '@/lib/content/edit';
import type { File } from '@/lib/content/lint/check-file';
import { listFiles } from '@/lib/content/load/files';
import { collections } from '@/lib/content/model';
import { treeOf } from '@/lib/content/model/schema-tree';
import type { Change, Opened } from '@/scripts/redaccion/api';
import { siteValues } from '@/scripts/redaccion/choices';
import { PieceForm } from '@/scripts/redaccion/screen/PieceForm';
import { SAMPLE } from '../../sample';

const files = listFiles(SAMPLE).files.filter(({ file }) => file.endsWith('.md'));

test.each(files)(
  'abro $file en la pantalla y lo guardo sin cambiarlo: no cambia ni una letra',
  async (file) => {
    const change = await saved(file, () => Promise.resolve());
    expect(editFile(file.file, file.text, change)).toBe(file.text);
  },
);

test.each([
  ['Lista', /^[-*] \S/m],
  ['Lista numerada', /^1\. \S/m],
  ['Título 3', /^### \S/m],
  ['Cita', /^> \S/m],
])('pulso «%s» y el párrafo en que estoy lo es', async (label, written) => {
  const release = files.find(({ file }) => file.endsWith('invitan-a-comisarios-sociales.md'))!;
  const change = await saved(release, () =>
    userEvent.click(screen.getByRole('button', { name: label })),
  );
  expect(release.text).not.toMatch(written);
  expect(change.body).toMatch(written);
});

/** What the screen sends of a file when, after something was done in it, «Guardar» is pressed. */
async function saved({ name, file, text }: File, act: () => Promise<void>): Promise<Change> {
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
    site: siteValues(SAMPLE),
  };
  render(<PieceForm opened={opened} onDirty={() => undefined} onSaved={() => undefined} />);
  // The tools are there once the editor has the text; a busy machine takes long.
  await screen.findByText('Negritas', {}, { timeout: 25_000 });
  await act();
  await userEvent.click(screen.getByText('Guardar'));
  await waitFor(() => expect(sent).toHaveLength(1));
  return sent[0]!;
}

const ANSWERS: Record<string, object> = {
  'PUT /api/pieza': { result: 'saved', base: 'b', changed: false, warnings: [] },
  'POST /api/revisar': { problems: [], warnings: [] },
  'POST /api/vista': { views: [], problems: [] },
};
