/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const REPOSITORY = path.join(import.meta.dirname, '../..');

function afterGit(files: Record<string, string>): Record<string, string> {
  const root = mkdtempSync(path.join(tmpdir(), 'atributos-'));
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'core.autocrlf=true', '-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args],
      {
        cwd: root,
        stdio: 'pipe',
      },
    );
  try {
    copyFileSync(path.join(REPOSITORY, '.gitattributes'), path.join(root, '.gitattributes'));
    git('init', '-q');
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text, 'latin1');
    }
    git('add', '.');
    git('commit', '-qm', 'a');
    for (const file of Object.keys(files)) rmSync(path.join(root, file));
    git('checkout', '-q', '.');
    const read = (file: string) => readFileSync(path.join(root, file), 'latin1');
    return Object.fromEntries(Object.keys(files).map((file) => [file, read(file)]));
  } finally {
    rmSync(root, { recursive: true });
  }
}

describe('Git en Windows', () => {
  it('no cambia ni un byte de los archivos de la oficina ni de los originales de las pruebas', () => {
    const files = Object.fromEntries(
      [
        'public/static/pdf/a b.pdf',
        'public/ilustraciones/n.svg',
        'public/x',
        'tests/sample/public/a.pdf',
        'tests/unit/lib/acuses/a.pdf',
        'tests/unit/lib/acuses/a.txt',
      ].flatMap((file) => [
        [file, '%PDF-1.7\nuno\ndos\n'],
        [`${file}.otro`, '%PDF-1.7\r\nuno\r\ndos\n'],
      ]),
    );
    expect(afterGit(files)).toEqual(files);
  });

  it('deja los renglones de los textos como los espera el formato', () => {
    const lf = { 'content/sitio.yml': 'a: 1\nb: 2\n', 'lib/a.ts': 'a\n', 'README.md': '# A\n' };
    const crlf = Object.fromEntries(
      Object.entries(lf).map(([file, text]) => [file, text.replaceAll('\n', '\r\n')]),
    );
    expect(afterGit(lf)).toEqual(lf);
    expect(afterGit(crlf)).toEqual(lf);
  });
});
