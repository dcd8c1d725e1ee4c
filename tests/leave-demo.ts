import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { validateContent } from '@/lib/check';
import { ContentError } from '@/lib/content/load/problems';
import { type Problem } from '@/lib/content/types';

/** No office has them: `.test` is reserved, and 000 is no exchange. */
const REAL: [sample: RegExp, real: string][] = [
  [/\.example\b/g, '.test'],
  [/\b555 01(\d\d)\b/g, '000 01$1'],
];
const MENDS: [message: RegExp, mend: (words: string) => string][] = [
  [/^es un catálogo de muestra/, (words) => words.replace('muestra: true', 'muestra: false')],
  // Of a list of the file's own keys: a row, or all rows on a shared line.
  [
    /es un dato de muestra\. .*de esta lista/,
    (words) => words.replace(/\[.*\]/, '[]').replace(/^\s+- .*$/, ''),
  ],
  [/^debe ser una lista .* y dice nada/, (words) => words.replace(/$/, ' []')],
  [/^es un dato de muestra/, (words) => words.replace('muestra: true', 'muestra: false')],
  [
    /^es un dato por confirmar/,
    (words) => words.replace('porConfirmar: true', 'porConfirmar: false'),
  ],
  [/^hay un dato/, (words) => words.replace(/ ?\{\{\s*(muestra|porConfirmar)\s*\}\}/g, '')],
  [/^dice «por confirmar» a mano/, (words) => words.replace(/ ?\(?por confirmar\)?/gi, '')],
  [/^la cita «.*» está por confirmar/, (words) => words.replaceAll(' por confirmar', '')],
  [
    /^falta este dato, que sólo la oficina sabe/,
    (words) => words.replace(/valor: (''|"")/, 'valor: 10 días'),
  ],
  [
    /^falta verificar esta ley/,
    (words) => words.replace('porVerificar: true', 'porVerificar: false'),
  ],
];
/** A legal statement no longer «por confirmar» must cite a law. */
const UNSOURCED = /dice algo de la ley/;
const ROUNDS = 4;

/**
 * Mends only the line that a message names: a message with a wrong place fails.
 * @throws ContentError with the rest
 */
export function leaveDemo(root: string): void {
  const sitio = path.join(root, 'content/sitio.yml');
  const text = readFileSync(sitio, 'utf8');
  writeFileSync(sitio, text.replace(/^demostracion: .*$/m, 'demostracion: false'));
  for (let round = 0; round < ROUNDS; round++) {
    const { problems } = validateContent(root);
    if (problems.length === 0) return;
    for (const problem of problems) mend(root, problem);
  }
  const { problems } = validateContent(root);
  if (problems.length > 0) throw new ContentError(problems);
}

function mend(root: string, { file, line, message }: Problem): void {
  const [, document] = /falta el documento (public\/.+\.pdf)\.$/.exec(message) ?? [];
  if (document) return supply(root, document);
  const name = path.join(root, file);
  const lines = readFileSync(name, 'utf8').split('\n');
  const words = lines[line - 1] ?? '';
  if (UNSOURCED.test(message)) {
    const marco = readFileSync(path.join(root, 'content/leyes/federales.yml'), 'utf8');
    const [, siglas] = /siglas: (\S+)\s+texto:/.exec(marco) ?? [];
    // A block scalar starts on the next line.
    const own = /[>|]-?$/.test(words) ? line : line - 1;
    lines[own] = `${lines[own]}`.replace(/(["']?)$/, ` {{ley ${siglas} 1}}$1`);
    return writeFileSync(name, lines.join('\n'));
  }
  const [, change] = MENDS.find(([asks]) => asks.test(message)) ?? [];
  lines[line - 1] = change
    ? change(words)
    : REAL.reduce((real, [sample, value]) => real.replace(sample, value), words);
  writeFileSync(name, lines.join('\n'));
}

function supply(root: string, document: string): void {
  const file = path.join(root, document);
  if (existsSync(file)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = String(text.length).padStart(10, '0');
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${at} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 4\n0000000000 65535 f \n${offsets.join('')}`;
  text += `trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  writeFileSync(file, text);
  const notes = path.join(root, 'content/bitacora/2025.yml');
  const said = existsSync(notes) ? readFileSync(notes, 'utf8') : 'documentos:\n';
  const archivo = document.replace(/^public/, '');
  const sha256 = createHash('sha256').update(text).digest('hex');
  const row = JSON.stringify({ archivo, sha256, fecha: '2025-01-27', nota: 'Primera edición' });
  mkdirSync(path.dirname(notes), { recursive: true });
  writeFileSync(notes, `${said}  - ${row}\n`);
}
