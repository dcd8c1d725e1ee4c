/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const REPOSITORY = path.join(import.meta.dirname, '../..');

function attributesOf(file: string): Record<string, string> {
  const args = ['check-attr', 'text', 'eol', '--', file];
  const said = execFileSync('git', args, { cwd: REPOSITORY, encoding: 'utf8' });
  return Object.fromEntries(
    said
      .trim()
      .split('\n')
      .map((line) => line.split(': ').slice(-2)),
  );
}

describe('Git en Windows', () => {
  it.each([
    'public/static/pdf/a b.pdf',
    'public/ilustraciones/n.svg',
    'public/x',
    'tests/sample/public/a.pdf',
    'tests/unit/lib/acuses/a.txt',
  ])('no cambia ni un byte de %s', (file) =>
    expect(attributesOf(file)).toMatchObject({ text: 'unset' }),
  );

  it.each(['content/sitio.yml', 'lib/a.ts', 'README.md'])(
    'deja los renglones de %s como los espera el formato',
    (file) => expect(attributesOf(file)).toMatchObject({ eol: 'lf' }),
  );
});
