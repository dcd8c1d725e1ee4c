import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Ctx } from '@milkdown/ctx';
import { editorViewCtx } from '@milkdown/core';
import { TextSelection } from '@milkdown/prose/state';
import { editFile, readWords } from '@/lib/content/edit';
import type { File } from '@/lib/content/lint/check-file';
import { listFiles } from '@/lib/content/load/library';
import { parseMarkdown } from '@/lib/content/parse/markdown';
import { sayTheSame } from '@/lib/content/parse/markdown-form';
import type { Change } from '@/scripts/redaccion/api';
import { onlyFirst } from '@/scripts/test/parts';
import { siteValues } from '@/scripts/redaccion/pieces';
import { createTextEditor } from '@/scripts/redaccion/screen/editor/milkdown';
import { ReferenceReader } from '@/scripts/redaccion/screen/references';
import { SAMPLE } from '../../sample';
import { CASOS } from '../documentos/casos';
import { openPiece } from './open-piece';

const files = listFiles(SAMPLE).files.filter(({ file }) => file.endsWith('.md'));
/** By day the longest of each kind. */
const longest = new Map(
  [...files].sort((a, b) => a.text.length - b.text.length).map((one) => [one.name, one]),
);

test.each(onlyFirst ? [...longest.values()] : files)(
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

test('agrego una pestaña y escribo: mis palabras van bajo su título, y no en él', async () => {
  const page = files.find(({ file }) => file.endsWith('direcciones/contraloria.md'))!;
  const change = await saved(page, async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Ajustes' }));
    await userEvent.click(screen.getByText('Pestañas de la página'));
    await userEvent.type(screen.getByLabelText('Nueva pestaña'), 'Preguntas frecuentes');
    await userEvent.click(screen.getByRole('button', { name: 'Agregarla' }));
    await waitFor(() =>
      expect(document.activeElement?.textContent).toContain('Preguntas frecuentes'),
    );
    const { anchorNode } = document.getSelection()!;
    expect(anchorNode?.textContent).toBe('');
    expect(anchorNode?.parentElement?.closest('h2')).toBeNull();
  });
  expect(change.body).toMatch(/\n\n## Preguntas frecuentes\n\n?$/);
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
  // The tools appear with the editor's text.
  await screen.findByRole('button', { name: 'Negritas' });
  await act();
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  return sent[0]!;
}

const DESTINATIONS = [
  { url: '/prensa/', title: 'Comunicados', kind: 'Página' },
  { url: '/directorio/', title: 'Directorio', kind: 'Página' },
];

const reader = new ReferenceReader(siteValues(SAMPLE));

/** @param shown none: data are shown as they are written */
async function edit(markdown: string, shown: ReferenceReader | null = reader) {
  const root = document.createElement('div');
  document.body.append(root);
  let written = markdown;
  const ignore = () => undefined;
  const editor = await createTextEditor(
    root,
    markdown,
    { onChange: (now) => (written = now), onPaste: ignore, onFiles: ignore, onMove: ignore },
    shown ?? undefined,
  );
  const chips = () => [...root.querySelectorAll<HTMLElement>('.chip')];
  return { editor, chips, written: () => written };
}

const typeAtEnd = (text: string) => (ctx: Ctx) => {
  const view = ctx.get(editorViewCtx);
  const { tr, doc } = view.state;
  view.dispatch(tr.setSelection(TextSelection.atEnd(doc)).insertText(text));
};

test('leo el teléfono y la ley con las palabras que verá el sitio, y qué son', async () => {
  const { chips } = await edit('Llame al {{telefono}} {{ley LGRA 33 y 49}}.\n');
  expect(chips().map(({ textContent, title }) => [textContent, title])).toEqual([
    ['664 555 0100', 'Teléfono'],
    ['(LGRA, artículos 33 y 49)', 'Ley General de Responsabilidades Administrativas'],
  ]);
});

test('un dato que no existe se ve como falta, y dice qué escribir', async () => {
  const [chip] = (await edit('Llame al {{telefno}}.\n')).chips();
  expect(chip).toHaveClass('faulty');
  expect(chip?.title).toContain('¿Quiso escribir {{telefono}}?');
});

test('al cerrar las llaves, lo escrito se vuelve un dato, y se guarda como se escribió', async () => {
  const { editor, chips, written } = await edit('Llame al');
  editor.run(typeAtEnd(' {{telefono}}'));
  expect(chips()).toHaveLength(1);
  expect(written()).toBe('Llame al {{telefono}}\n');
});

test.each([
  '**Llame al {{telefono}}** hoy{{porConfirmar}}, *{{horario}}* y ~~{{correo}}~~',
  '- [ver](/x/) {{ley LGRA 3-II y 10}}{{muestra}}\n\n| a | b |\n| - | - |\n| {{telefono}} | **{{horario}}** |',
  '## {{nombre}}\n\n`{{telefono}}` y [{{telefono}}](tel:{{telefono}}) <{{correo}}> @{{correo}}_{{correo}}_',
])('lo que rodea a un dato no cambia: %s', async (text) =>
  expect(await expectSame(text)).toBeGreaterThan(0),
);

test.each(files.filter(({ text }) => text.includes('{{')))(
  '$file se escribe igual con datos a la vista',
  async ({ file, text }) => {
    await expectSame(readWords(file, text).body ?? '');
  },
);

async function expectSame(text: string): Promise<number> {
  const [shown, plain] = [await edit(text), await edit(text, null)];
  for (const { editor } of [shown, plain]) editor.insert('Fin.');
  expect(shown.written()).toBe(plain.written());
  const { length } = shown.chips();
  for (const { editor } of [shown, plain]) editor.destroy();
  return length;
}

const same = (one: string, other: string) => sayTheSame(parseMarkdown(one), parseMarkdown(other));

describe('lo que el editor escribe dice lo mismo', () => {
  it.each([
    ['**_x_**', '***x***'],
    ['**_x_**', '_**x**_'],
    ['~~**_x_**~~', '_**~~x~~**_'],
    ['Uno **_dos_** tres', 'Uno *__dos__* tres'],
  ])('%s y %s', (one, other) => expect(same(one, other)).toBe(true));

  it.each([
    ['**_x_**', '**x**'],
    ['**_x_ y**', '_**x** y_'],
  ])('%s no es %s', (one, other) => expect(same(one, other)).toBe(false));
});

describe('lo que se trae de un documento se queda en el editor', () => {
  let editor: Awaited<ReturnType<typeof edit>>['editor'];
  beforeAll(async () => void ({ editor } = await edit('', null)));
  afterAll(() => editor.destroy());

  it('y lo que no puede conservar se sabe', () => {
    expect(editor.holds('Uno\n\n<!-- nota -->\n\n[a]: /x "y"\n')).toBe(false);
  });

  it.each(CASOS)('$name', ({ markdown }) => expect(editor.holds(markdown)).toBe(true));
});
