/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ANSWERED, ANSWERED_IF_CLIPPED, ANSWERED_ON_PHONE } from '../e2e/support/answered';

const DOCUMENT = 'docs/accesibilidad.md';
const text = readFileSync(DOCUMENT, 'utf8');

const A =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2';
const AA =
  '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3';

const linesOf = (heading: string) =>
  (text.split(`\n## ${heading}\n`)[1] ?? '')
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('- '));
const CRITERION = /^- \*\*(.+?)\*\*: (.+?)(?: \(([PE]\d+(?:, [PE]\d+)*)\))?$/;
const criteriaOf = (heading: string) =>
  linesOf(heading).map((line) => CRITERION.exec(line)?.slice(1) ?? [line]);
const idOf = ([name = '']: string[]) => name.split(' ')[0];
const criteria = ['Nivel A', 'Nivel AA', 'Nivel AAA, donde no cuesta'].flatMap(criteriaOf);

const proofs = [...text.matchAll(/^- \*\*([PE]\d+)\*\* (.+)$/gm)].map(([, id = '', said = '']) => ({
  id,
  said,
  file: /\]\(\.\.\/([^)]+)\)/.exec(said)?.[1],
  title: /«(.+)»$/.exec(said)?.[1],
}));

describe('docs/accesibilidad.md', () => {
  it('tiene los 55 criterios de los niveles A y AA, cada uno una vez', () => {
    expect(criteriaOf('Nivel A').map(idOf)).toEqual(A.split(' '));
    expect(criteriaOf('Nivel AA').map(idOf)).toEqual(AA.split(' '));
    expect(new Set(criteria.map(idOf)).size).toBe(criteria.length);
  });

  it('dice de cada criterio quién lo sostiene, o por qué no aplica', () => {
    const known = proofs.map(({ id }) => id);
    const wrong = criteria.filter(([, how = '', named = '']) =>
      named === ''
        ? !how.startsWith('No aplica: ')
        : !named.split(', ').every((one) => known.includes(one)),
    );
    expect(wrong).toEqual([]);
    expect(criteria.filter(([, how = '']) => how.length < 10)).toEqual([]);
  });

  it('nombra pruebas que existen, y ensayos con su fecha; ninguno de más', () => {
    const lost = proofs.filter(({ id, said, file, title }) =>
      id.startsWith('E')
        ? !/^20\d\d-\d\d-\d\d: /.test(said)
        : !file ||
          !title ||
          !existsSync(path.normalize(file)) ||
          !readFileSync(file, 'utf8').includes(title),
    );
    expect(lost.map(({ id, said }) => `${id} ${said}`)).toEqual([]);
    const table = text.slice(0, text.indexOf('\n## Pruebas\n'));
    const idle = proofs.filter(({ id }) => !new RegExp(`\\b${id}\\b`).test(table));
    expect(idle).toEqual([]);
  });

  it('contesta cada pregunta de la segunda herramienta que las pruebas dan por contestada', () => {
    const answered = linesOf('Preguntas de la segunda herramienta, contestadas').map(
      (line) => /^- `(\w+)`: ./.exec(line)?.[1],
    );
    expect(answered).toEqual([...ANSWERED, ...ANSWERED_ON_PHONE, ...ANSWERED_IF_CLIPPED]);
  });
});
