/** @jest-environment node */
import { CROSS_FAULTS } from '@/lib/content/faults/cross';
import { PENDING_FAULTS } from '@/lib/content/faults/pending';
import { PUBLIC_FAULTS } from '@/lib/content/faults/public';
import { SCHEMA_FAULTS } from '@/lib/content/faults/schema';
import { SOURCE_FAULTS } from '@/lib/content/faults/source';
import { TEXT_FAULTS } from '@/lib/content/faults/text';
import { checkFile } from '@/lib/content/lint/check-file';

it('cada falta tiene una sola frase', () => {
  const codes = [
    ...[SOURCE_FAULTS, SCHEMA_FAULTS, TEXT_FAULTS, CROSS_FAULTS, PENDING_FAULTS, PUBLIC_FAULTS],
  ].flatMap((table) => Object.keys(table));
  expect(codes.filter((code, index) => codes.indexOf(code) < index)).toEqual([]);
});

const faultsOf = (body: string) =>
  checkFile(
    {
      name: 'avisos',
      file: 'content/avisos/a.md',
      text: `---\ntitulo: Hoy no\nnivel: urgente\ndesde: 2026-12-21\nhasta: 2026-12-24\n---\n\n${body}\n`,
    },
    { telefono: '664 555 0100' },
  ).problems;

it('de una falta del texto se sabe qué palabras son, y cuáles de las que se repiten', () => {
  expect(faultsOf('Llame al {{telefono}}.')).toEqual([]);
  expect(faultsOf('Llame al {{telefno}}.\n\nO llame al {{telefno}}.')).toMatchObject([
    { code: 'reference-unknown', line: 8, words: { words: '{{telefno}}', nth: 0 } },
    { code: 'reference-unknown', line: 10, words: { words: '{{telefno}}', nth: 1 } },
  ]);
  expect(faultsOf('Uno **dos.\n\n[Uno] (/prensa/)')).toMatchObject([
    { code: 'bold-shown', words: { words: 'Uno **dos.', nth: 0 } },
    { code: 'link-gap', words: { words: '[Uno] (/prensa/)', nth: 0 } },
  ]);
});

it('una falta guardada se lee igual', () => {
  const found = faultsOf('<div>Uno</div>');
  expect(found).toMatchObject([{ code: 'html', values: { found: '<div>Uno</div>' } }]);
  expect(JSON.parse(JSON.stringify(found))).toEqual(found);
});
