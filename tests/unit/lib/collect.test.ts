/** @jest-environment node */
import path from 'node:path';
import { Store } from '@/lib/store';
import { validateContent } from '@/lib/check';
import { readContent } from '@/lib/content/load/reading';
import { findDocumento } from '@/lib/site/required-content';
import { formatProblem } from '@/lib/content/load/problems';
import { projectCopy } from './proyecto';

const { root, swap, read, write, cleanUp } = projectCopy();
afterAll(cleanUp);

const FIRST = 'content/prensa/instalan-comites-de-etica.md';
const problemsOf = () =>
  validateContent(root, { store: new Store(path.join(root, '.cache')) }).problems.map(
    formatProblem,
  );

describe('el contenido leído', () => {
  it('trae los comunicados del más nuevo al más viejo; el mismo día, primero el número mayor', () => {
    const day = (file: string) => /fecha: (\S+)/.exec(read(file))![1]!;
    write(
      'content/prensa/otro.md',
      read(FIRST)
        .replace(/fecha: \S+/, `fecha: ${day(FIRST)}`)
        .replace(/numero: \d+/, 'numero: 99'),
    );
    const order = readContent(root).content.comunicados.map(({ data }) => data);
    const sorted = [...order].sort((a, b) => b.fecha.localeCompare(a.fecha) || b.numero - a.numero);
    expect(order).toEqual(sorted);
    expect(order.filter(({ fecha }) => fecha === day(FIRST))[0]?.numero).toBe(99);
  });
});

describe('los documentos que el sitio enlaza', () => {
  it.each([['formularios', 'junto a los formularios']] as const)(
    'si falta «%s», la revisión dice dónde se enlaza y qué escribir',
    (donde, where) => {
      const whole = read('content/documentos.yml');
      expect(findDocumento(readContent(root).content, donde).donde).toBe(donde);
      swap('content/documentos.yml', `    donde: ${donde}\n`, '');
      const lines = read('content/documentos.yml').split('\n');
      expect(problemsOf()).toContain(
        `content/documentos.yml:${lines.indexOf('documentos:') + 1} documentos: falta un documento que el sitio enlaza ${where}. Escriba en su renglón donde: ${donde}`,
      );
      expect(() => findDocumento(readContent(root).content, donde)).toThrow(donde);
      write('content/documentos.yml', whole);
    },
  );

  it('si un grupo que una página muestra se queda sin documentos, también lo dice', () => {
    const text = read('content/documentos.yml');
    write('content/documentos.yml', text.replaceAll('grupo: guia', 'grupo: normatividad'));
    expect(problemsOf()).toEqual([
      expect.stringContaining(
        'falta un documento que el sitio enlaza en la página de la declaración patrimonial. Escriba en su renglón grupo: guia',
      ),
    ]);
    write('content/documentos.yml', text);
    expect(problemsOf()).toEqual([]);
  });
});
