import type { Ctx } from '@milkdown/ctx';
import { editorViewCtx } from '@milkdown/core';
import { TextSelection } from '@milkdown/prose/state';
import { readWords } from '@/lib/content/edit';
import { listFiles } from '@/lib/content/load/files';
import { siteValues } from '@/scripts/redaccion/pieces';
import { createTextEditor } from '@/scripts/redaccion/screen/editor/milkdown';
import { ReferenceReader } from '@/scripts/redaccion/screen/references';
import { SAMPLE } from '../../sample';

const reader = new ReferenceReader(siteValues(SAMPLE));

async function edit(markdown: string, shown: ReferenceReader | undefined = reader) {
  const root = document.createElement('div');
  document.body.append(root);
  let written = markdown;
  const ignore = () => undefined;
  const editor = await createTextEditor(
    root,
    markdown,
    { onChange: (now) => (written = now), onPaste: ignore, onFiles: ignore, onMove: ignore },
    shown,
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

const files = listFiles(SAMPLE).files.filter(
  ({ file, text }) => file.endsWith('.md') && text.includes('{{'),
);

test.each(files)('$file se escribe igual con datos a la vista', async ({ file, text }) => {
  await expectSame(readWords(file, text).body ?? '');
});

async function expectSame(text: string): Promise<number> {
  const [shown, plain] = [await edit(text), await edit(text, undefined)];
  for (const { editor } of [shown, plain]) editor.insert('Fin.');
  expect(shown.written()).toBe(plain.written());
  const { length } = shown.chips();
  for (const { editor } of [shown, plain]) editor.destroy();
  return length;
}
