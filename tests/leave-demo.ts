import type { Code } from '@/lib/content/faults';
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
const sampleRow = (words: string) => words.replace('muestra: true', 'muestra: false');
// Of a list of the file's own keys: a row, or all rows on a shared line.
const sampleKey = (words: string) => words.replace(/\[.*\]/, '[]').replace(/^\s+- .*$/, '');
const mark = (words: string) => words.replace(/ ?\{\{\s*(muestra|porConfirmar)\s*\}\}/g, '');
const MENDS: Partial<Record<Code, (words: string) => string>> = {
  'catalogue-sample': sampleRow,
  'sample-key': sampleKey,
  'sample-row': sampleRow,
  'sample-mark': mark,
  'unsure-mark': mark,
  'wrong-type': (words) => words.replace(/$/, ' []'),
  'unsure-row': (words) => words.replace('porConfirmar: true', 'porConfirmar: false'),
  'unsure-by-hand': (words) => words.replace(/ ?\(?por confirmar\)?/gi, ''),
  'unsure-citation': (words) => words.replaceAll(' por confirmar', ''),
  'office-blank': (words) => words.replace(/valor: (''|"")/, 'valor: 10 días'),
  'law-unverified': (words) => words.replace('porVerificar: true', 'porVerificar: false'),
};
const ROUNDS = 4;

/**
 * Mends only the line that a fault names: a fault with a wrong place fails.
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

function mend(root: string, problem: Problem): void {
  const { file, line, code } = problem;
  if (code === 'pdf-awaited') return supply(root, `public${problem.values.path}`);
  const name = path.join(root, file);
  const lines = readFileSync(name, 'utf8').split('\n');
  const words = lines[line - 1] ?? '';
  // A legal statement no longer «por confirmar» must cite a law.
  if (code === 'law-uncited' || code === 'law-uncited-in-row') {
    const marco = readFileSync(path.join(root, 'content/leyes/federales.yml'), 'utf8');
    const [, siglas] = /siglas: (\S+)\s+texto:/.exec(marco) ?? [];
    // A block scalar starts on the next line.
    const own = /[>|]-?$/.test(words) ? line : line - 1;
    lines[own] = `${lines[own]}`.replace(/(["']?)$/, ` {{ley ${siglas} 1}}$1`);
    return writeFileSync(name, lines.join('\n'));
  }
  const change = MENDS[code];
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
