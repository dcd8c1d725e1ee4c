import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { editFile, readWords } from '@/lib/content/edit';
import type { File } from '@/lib/content/lint/check-file';
import { listFiles } from '@/lib/content/load/files';
import type { Change } from '@/scripts/redaccion/api';
import { onlyDaily } from '@/scripts/test/daily';
import { siteValues } from '@/scripts/redaccion/pieces';
import { SAMPLE } from '../../sample';
import { openPiece } from './open-piece';

const files = listFiles(SAMPLE).files.filter(({ file }) => file.endsWith('.md'));
/** By day the longest of each kind. */
const longest = new Map(
  [...files].sort((a, b) => a.text.length - b.text.length).map((one) => [one.name, one]),
);

test.each(onlyDaily ? [...longest.values()] : files)(
  'abro $file en la pantalla y lo guardo sin cambiarlo: no cambia ni una letra',
  async (file) => {
    const change = await saved(file, () => Promise.resolve());
    expect(editFile(file.file, file.text, change)).toBe(file.text);
  },
);

test.each([
  ['Lista', /^[-*] \S/m],
  ['Lista numerada', /^1\. \S/m],
  ['Subtítulo', /^### \S/m],
  ['Cita', /^> \S/m],
])('pulso «%s» y el párrafo en que estoy lo es', async (label, written) => {
  const release = files.find(({ file }) => file.endsWith('invitan-a-comisarios-sociales.md'))!;
  const change = await saved(release, () =>
    userEvent.click(screen.getByRole('button', { name: label })),
  );
  expect(release.text).not.toMatch(written);
  expect(change.body).toMatch(written);
});

test.each([
  ['Dato del sitio', 'telefono', '{{telefono}}'],
  ['Dato del sitio', 'lgra 33 y 49', '{{ley LGRA 33 y 49}}'],
  ['Enlace', 'directorio', '[Directorio](/directorio/)'],
  ['Enlace', 'https://sindicatura.example/directorio', '[Directorio](/directorio/)'],
  ['Enlace', 'https://otra.example/', '[https://otra.example/](https://otra.example/)'],
])('pulso «%s», escribo «%s» y Enter, y el texto lo lleva', async (label, typed, written) => {
  const release = files.find(({ file }) => file.endsWith('invitan-a-comisarios-sociales.md'))!;
  const change = await saved(release, async () => {
    await userEvent.click(screen.getByRole('button', { name: label }));
    const box = screen.getByRole('combobox', { name: /^(Qué dato|A dónde lleva)/ });
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(0));
    await userEvent.type(box, `${typed}{Enter}`);
  });
  expect(change.body).toContain(written);
});

test('pongo una tabla, queda bajo el párrafo en que estoy y escribo ya en ella; cada título que falta lo dice, sin que entre al texto', async () => {
  const release = files.find(({ file }) => file.endsWith('invitan-a-comisarios-sociales.md'))!;
  const change = await saved(release, async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Tabla' }));
    expect(screen.getAllByRole('columnheader', { name: 'Título' })).toHaveLength(2);
    expect(document.getSelection()?.anchorNode?.parentElement?.closest('th')).toBeVisible();
  });
  const [first] = readWords(release.file, release.text).body!.trim().split('\n');
  expect(change.body).toContain(`${first}\n\n|`);
  expect(change.body).toMatch(/^\| +\| +\|$/m);
});

async function saved({ name, file, text }: File, act: () => Promise<void>): Promise<Change> {
  const { data, body = '' } = readWords(file, text);
  const piece = {
    file,
    collection: name,
    title: file,
    state: 'publicado',
    unsaved: false,
  } as const;
  const { sent, save } = openPiece(
    name,
    { piece, data, body, site: siteValues(SAMPLE) },
    { 'GET /api/destinos': { destinos: DESTINATIONS } },
  );
  // The tools appear with the editor's text, late on a busy machine.
  await screen.findByRole('button', { name: 'Negritas' }, { timeout: 25_000 });
  await act();
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  return sent[0]!;
}

const DESTINATIONS = [
  { url: '/prensa/', title: 'Comunicados', kind: 'Página' },
  { url: '/directorio/', title: 'Directorio', kind: 'Página' },
];
