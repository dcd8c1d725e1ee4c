import type { Ctx } from '@milkdown/ctx';
import { editorViewCtx } from '@milkdown/core';
import { checkFile } from '@/lib/content/lint/check-file';
import { editFile, readWords } from '@/lib/content/edit';
import { listFiles } from '@/lib/content/load/library';
import { valuesOf } from '@/lib/content/load/reference-values';
import { textsOf } from '@/lib/content/model/texts';
import type { ApiJson } from '@/scripts/redaccion/api';
import { createTextEditor } from '@/scripts/redaccion/screen/editor/milkdown';
import { FormTree } from '@/scripts/redaccion/screen/values';
import { shownProblem } from '@/scripts/redaccion/screen-words';
import { SAMPLE } from '../../sample';
import { random } from './random';

const next = random(54);
const one = (list: readonly string[]) => list[next(list.length)]!;

const WHO = [
  'La oficina',
  'El módulo',
  '«La Sindicatura»',
  'La regidora (suplente)',
  'Quien llame',
];
const DOES = [
  'atiende',
  'recibe quejas',
  'abre',
  'contesta',
  'dice: «sí»',
  'revisa "x"',
  'orienta',
];
const WHEN = [
  ...['de 8:00 a 15:00 horas', 'a las 9:05', 'de lunes a viernes, 8:00 a 15:00', 'el 12/05/2026'],
  ...[
    'a partir del 1.º de mayo',
    'cada 24 h',
    'de las 10:00-14:00',
    'en 2026-2027',
    'los días 3 y 4',
  ],
];
const WHERE = [
  ...[
    'en calle 5 #12',
    'en Av. Juárez núm. 100, C. P. 22000',
    'en a.md:3 b',
    'en sitio.yml:12 clave',
  ],
  ...[
    'en la planta baja (ventanilla 4)',
    'en C:\\archivos\\nota.docx',
    'en el km 10+500',
    'por [aquí]',
  ],
  ...[
    'en www.tijuana.example',
    'en <planta alta>',
    'junto al 50% & más',
    'en la col. 20 de Nov.',
    'en /prensa/',
  ],
];
const MORE = [
  ...[
    'Llame al 664 555 0100.',
    'Tel. (664) 555-0100 ext. 1301.',
    'Cuesta $1,250.50 + IVA.',
    'Es el 3.5 %.',
  ],
  ...[
    '"Gracias", dijo.',
    '«No», contestó.',
    'Vea {{.',
    'Dice {clave}.',
    'titulo: algo',
    '--- fin ---',
  ],
  ...[
    '* Aplica sólo a uno.',
    '1) Primero.',
    '# Uno',
    '> Cita',
    '- guion',
    '¿Dudas?',
    'a@b.example',
    '~5',
  ],
  ...[
    'E = mc^2',
    'x_y_z',
    'GarantÃ­a',
    'A\uFFFDo',
    '`código`',
    'Fin…',
    "L'Oficina",
    '| a | b |',
    '[^1]',
    '<!-- nota -->',
    '\\n',
  ],
];
const SENTENCES = Array.from({ length: 200 }, () =>
  [one(WHO), one(DOES), one(WHEN), `${one(WHERE)}.`, one(MORE)].join(' '),
);

const SPREAD = 5;

const { files } = listFiles(SAMPLE);
const values = valuesOf(files);
const fileOf = (ending: string) => files.find(({ file }) => file.endsWith(ending))!;

/** What a form says of a piece with these words in it; the words that it quotes are hers. */
function saidOf(ending: string, change: { data: ApiJson; body?: string | undefined }) {
  const source = fileOf(ending);
  const text = editFile(source.file, source.text, change);
  const { problems, checked } = checkFile({ ...source, text }, values);
  return [...problems, ...(checked?.warnings ?? [])].map((found) => {
    const { message, details, code, field } = shownProblem(found);
    return {
      code,
      field,
      details,
      words: message.replace(/«[^]*»|\{\{[^]*?\}\}|\([^()]*\)/g, '«»'),
    };
  });
}

const OF_FILES =
  /una falta que esta pantalla no corrige|\.(?:yml|md)\b|YAML|`|: (?:true|false)\b|renglón vacío|archivo|\\/;
const wrong = (said: ReturnType<typeof saidOf>) =>
  said.filter(({ words, details }) => details !== undefined || OF_FILES.test(words));

async function typed(sentences: string[]): Promise<string> {
  const root = document.createElement('div');
  document.body.append(root);
  let written = '';
  const ignore = () => undefined;
  const events = {
    onChange: (now: string) => (written = now),
    onPaste: ignore,
    onFiles: ignore,
    onMove: ignore,
  };
  const editor = await createTextEditor(root, '', events);
  editor.run((ctx: Ctx) => {
    const view = ctx.get(editorViewCtx);
    const { schema, tr, doc } = view.state;
    const paragraphs = sentences.map((words) => schema.node('paragraph', null, schema.text(words)));
    view.dispatch(tr.replaceWith(0, doc.content.size, paragraphs));
  });
  editor.destroy();
  return written;
}

describe.each([
  ['un comunicado', 'prensa/invitan-a-comisarios-sociales.md'],
  ['una página', 'paginas/accesibilidad.md'],
  ['una dirección', 'direcciones/contraloria.md'],
  ['un aviso', 'avisos/mantenimiento.md'],
  ['los datos del sitio', 'content/sitio.yml'],
  ['el directorio', 'content/directorio.yml'],
])('escribo frases corrientes en %s', (_, ending) => {
  const source = fileOf(ending);
  const { data, body } = readWords(source.file, source.text);

  const fields = textsOf(data, []).map(({ field }) => field.join('.'));
  const unlike = (found: ReturnType<typeof wrong>) => [
    ...new Map(found.map((said) => [`${said.code} ${said.words}`, said])).values(),
  ];

  it('en cada campo de texto: nada es una falta que la pantalla no corrige, ni se dice con palabras de archivos', () => {
    const found = SENTENCES.flatMap((sentence, index) => {
      const tree = new FormTree({ data });
      // Each sentence in a few places, and all places in turn.
      const spread = Math.max(SPREAD, Math.ceil(fields.length / 10));
      const places = fields.filter((_field, at) => at % spread === index % spread);
      for (const place of places) tree.set(`data.${place}`, sentence);
      return wrong(saidOf(ending, { data: tree.now.data, body }));
    });
    expect(unlike(found)).toEqual([]);
  });

  if (body !== undefined)
    it('en el texto', async () => {
      const found = [];
      for (let from = 0; from < SENTENCES.length; from += SPREAD) {
        const more = await typed(SENTENCES.slice(from, from + SPREAD));
        found.push(...wrong(saidOf(ending, { data, body: `${body}\n\n${more}` })));
      }
      expect(unlike(found)).toEqual([]);
    });
});
