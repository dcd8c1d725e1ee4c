/** @jest-environment node */
import path from 'node:path';
import { validateContent } from '@/lib/check';
import { formatWarning } from '@/lib/content/load/problems';
import { projectCopy } from './proyecto';

const { root, swap, read, write, cleanUp } = projectCopy();
afterAll(cleanUp);

const check = () => validateContent(root, { cacheDir: path.join(root, '.cache') });
const warnings = () => check().warnings.map(formatWarning);
const lineOf = (file: string, text: string) =>
  read(file)
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;

const RELEASE = 'content/prensa/instalan-comites-de-etica.md';

/** Runs `check` with a file changed, and puts the file back. */
function withChange<T>(file: string, change: (text: string) => string, run: () => T): T {
  const text = read(file);
  write(file, change(text));
  try {
    return run();
  } finally {
    write(file, text);
  }
}

describe('una frase difícil se avisa con su archivo y su renglón', () => {
  it('en el texto de un comunicado; la segunda vez, de la memoria', () => {
    const sentence = 'La queja fue resuelta el martes.';
    withChange(
      RELEASE,
      (text) => `${text}\n- ${sentence}\n`,
      () => {
        const said = `${RELEASE}:${lineOf(RELEASE, sentence)} aviso: voz pasiva. En vez de «fue resuelta», diga primero quién lo hace. Frase: «${sentence}»`;
        expect(warnings()).toEqual([said]);
        expect(warnings()).toEqual([said]);
        expect(check().problems).toEqual([]);
      },
    );
    expect(warnings()).toEqual([]);
  });

  it('en sus datos, con el nombre de la clave', () => {
    withChange(
      RELEASE,
      (text) => text.replace(/resumen: .*/, 'resumen: Abre a efecto de oír.'),
      () => {
        expect(warnings()).toEqual([
          `${RELEASE}:${lineOf(RELEASE, 'resumen:')} aviso: resumen: palabra rebuscada. En vez de «a efecto de», escriba: para. Frase: «Abre a efecto de oír.»`,
        ]);
      },
    );
  });

  it('en un punto de un documento', () => {
    const file = 'content/documentos.yml';
    const point = 'Pase a la ventanilla a efecto de firmar.';
    withChange(
      file,
      (text) => text.replace('    puntos:\n', `    puntos:\n      - ${point}\n`),
      () => {
        expect(warnings()).toEqual([
          expect.stringContaining(
            `${file}:${lineOf(file, point)} aviso: documentos.0.puntos.0: palabra`,
          ),
        ]);
      },
    );
  });

  it('en la pestaña de una dirección, aunque el resto de la página sea fácil', () => {
    const file = 'content/direcciones/asuntos.md';
    const hard =
      'La determinación administrativa definitiva corresponderá exclusivamente a la autoridad resolutora competente, inmediatamente después de la audiencia inicial correspondiente.';
    const easy = 'Vea la lista. Pida su hoja. Firme abajo. '.repeat(80);
    withChange(
      file,
      (text) => `${text}\n${easy}\n\n## Difícil\n\n${`${hard} `.repeat(8)}\n`,
      () => {
        expect(warnings()).toEqual([
          expect.stringContaining(`${file}:${lineOf(file, hard)} aviso: lectura difícil. `),
        ]);
      },
    );
  });
});

describe('lo que no se revisa', () => {
  it.each([
    ['content/normas/normas-especiales.yml', 'descripcion: '],
    ['content/sindico/marco-juridico.yml', 'nombre: '],
    ['content/formularios/queja.yml', 'etiqueta: '],
    ['content/recomendaciones.yml', 'en: '],
  ])('en %s, «%s»: son palabras ajenas o de la especificación', (file, key) => {
    const text = 'La queja fue resuelta a efecto de archivarla';
    withChange(
      file,
      (was) => was.replace(new RegExp(`${key}[^,}\\n]+`), () => `${key}${text}`),
      () => {
        expect(check().problems).toEqual([]);
        expect(warnings()).toEqual([]);
      },
    );
  });

  it('un archivo con errores no recibe avisos: primero se corrige', () => {
    swap(RELEASE, 'numero: ', 'numero: x');
    write(RELEASE, `${read(RELEASE)}\nLa queja fue resuelta.\n`);
    expect(check().problems).toHaveLength(1);
    expect(warnings()).toEqual([]);
  });
});
