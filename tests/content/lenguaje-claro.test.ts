/** @jest-environment node */
import type { Content, Entry } from '@/lib/content';
import { averageFaults, plainLanguageFaults } from '@/lib/content/plain-language';
import { formatProblem } from '@/lib/content/problems';
import { sampleContent } from '../sample';

/** Collections that the check does not read: their words are not the office's to choose. */
const EXEMPT: readonly (keyof Content)[] = [
  'normas', // Titles of norms: a norm is found under the title it was published with.
  'marcoJuridico', // Names of laws and where they were published: citations.
  'correo', // Addresses alone.
];
const EXEMPT_FILES = ['content/paginas/prueba.md']; // The filler in Latin that spec.md asks for.
const EXEMPT_KEYS = [
  // Labels, hints and messages of the forms: literals of spec.md, kept to the letter (D28).
  ...['etiqueta', 'guia', 'guias', 'boton', 'invalido', 'fijo'],
  'en', // English.
];

type Path = readonly PropertyKey[];
interface Texto {
  path: Path;
  text: string;
}

function textos(value: unknown, path: Path = []): Texto[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    EXEMPT_KEYS.includes(key)
      ? []
      : textos(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The groups of `texts` that are read together: the whole file, a document, a list. */
function groups(texts: Texto[]): Texto[][] {
  const names = texts.flatMap(({ path }) => path.map((_, depth) => path.slice(0, depth).join('.')));
  return [...new Set(names)].map((name) =>
    texts.filter(({ path }) => name === '' || `${path.join('.')}.`.startsWith(`${name}.`)),
  );
}

/** A page's parts, as its tabs show them: each `##` heading with what follows. */
function sections(body: string): { text: string; line: number }[] {
  let line = 0;
  return body.split(/^(?=## )/m).map((text) => {
    const section = { text, line };
    line += text.split('\n').length - 1;
    return section;
  });
}

/** Every fault of a file, as its author would read it: file, line, field, rule, advice, sentence. */
function faultsOf({ file, data, body, bodyLine, line }: Entry<unknown>): string[] {
  const texts = textos(data);
  const say = (
    fault: { sentence: string; rule: string; advice: string },
    at: number,
    path: Path = [],
  ) =>
    formatProblem({
      file,
      line: at,
      field: path.join('.'),
      message: `${fault.rule}. ${fault.advice} Frase: «${fault.sentence}»`,
    });
  const inBody = (from = 0) => {
    return (fault: ReturnType<typeof averageFaults>[number]) =>
      say(fault, bodyLine + from + fault.line - 1);
  };
  const averages = groups(texts).flatMap((group) =>
    averageFaults(group.map(({ text }) => text).join('\n\n')).map((fault) => {
      const path = group.find(({ text }) => text.includes(fault.sentence))?.path ?? [];
      return say(fault, line(path), path);
    }),
  );
  const all = [
    ...texts.flatMap(({ path, text }) =>
      plainLanguageFaults(text).map((fault) => say(fault, line(path), path)),
    ),
    ...averages,
    ...plainLanguageFaults(body).map(inBody()),
    ...averageFaults(body).map(inBody()),
    ...sections(body).flatMap((one) => averageFaults(one.text).map(inBody(one.line))),
  ];
  return [...new Set(all)];
}

const content = sampleContent();
const entries = (Object.keys(content) as (keyof Content)[])
  .filter((name) => !EXEMPT.includes(name))
  .flatMap((name): Entry<unknown>[] => [content[name]].flat())
  .filter(({ file }) => !EXEMPT_FILES.includes(file));

describe('los contenidos están en lenguaje claro', () => {
  it.each(entries.map((entry) => [entry.file, entry] as const))(
    '%s se lee con facilidad',
    (_file, entry) => expect(faultsOf(entry)).toEqual([]),
  );

  it('se leen todas las páginas, direcciones, comunicados y listas', () => {
    const words = entries.flatMap(({ data, body }) => [body, ...textos(data).map((t) => t.text)]);
    expect(words.join(' ').split(/\s+/).length).toBeGreaterThan(10_000);
    expect(entries.every(({ data }) => textos(data).length > 0)).toBe(true);
  });
});

describe('una frase difícil se señala con su archivo y su renglón', () => {
  it('en el texto de un comunicado', () => {
    const [comunicado] = content.comunicados;
    const body = 'La oficina abre el lunes.\n\n- La queja fue resuelta el martes.\n';
    expect(faultsOf({ ...comunicado!, body })).toEqual([
      `${comunicado!.file}:${comunicado!.bodyLine + 2} voz pasiva. En vez de «fue resuelta», diga primero quién lo hace. Frase: «La queja fue resuelta el martes.»`,
    ]);
  });

  it('en un punto de un documento', () => {
    const data = structuredClone(content.documentos.data);
    data.documentos[1]!.puntos[2] = 'Se expide a efecto de probarlo.';
    const path = ['documentos', 1, 'puntos', 2];
    expect(faultsOf({ ...content.documentos, data })).toEqual([
      `content/documentos.yml:${content.documentos.line(path)} documentos.1.puntos.2: palabra rebuscada. En vez de «a efecto de», escriba: para. Frase: «Se expide a efecto de probarlo.»`,
    ]);
  });

  it('en la pestaña de una dirección, aunque el resto de la página sea fácil', () => {
    const [direccion] = content.direcciones;
    const hard =
      'La determinación administrativa definitiva corresponderá exclusivamente a la autoridad resolutora competente, inmediatamente después de la audiencia inicial correspondiente.';
    const easy = '## Fácil\n\nVea la lista.\n\n'.repeat(80);
    const body = `${easy}## Difícil\n\n${`${hard} `.repeat(8)}\n`;
    expect(faultsOf({ ...direccion!, body })).toEqual([
      expect.stringMatching(
        `^${direccion!.file}:${direccion!.bodyLine + 80 * 4 + 2} lectura difícil\\. `,
      ),
    ]);
  });
});
