import { parseMarkdown } from '@/lib/content/parse/markdown';
import { sayTheSame } from '@/lib/content/parse/markdown-form';
import { createTextEditor, type MarkdownEditor } from '@/scripts/redaccion/screen/editor/milkdown';
import { CASOS } from './documentos/casos';

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
  let editor: MarkdownEditor;
  const ignore = () => undefined;
  beforeAll(async () => {
    editor = await createTextEditor(document.createElement('div'), '', {
      ...{ onChange: ignore, onPaste: ignore, onFiles: ignore, onMove: ignore },
    });
  });
  afterAll(() => editor.destroy());

  it('y lo que no puede conservar se sabe', () => {
    expect(editor.holds('Uno\n\n<!-- nota -->\n\n[a]: /x "y"\n')).toBe(false);
  });

  it.each(CASOS)('$name', ({ markdown }) => expect(editor.holds(markdown)).toBe(true));
});
