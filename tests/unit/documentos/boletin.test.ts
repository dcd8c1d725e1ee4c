/** @jest-environment node */
import { convert } from '@/scripts/documents';
import { boletin } from './boletin';
import { PNG } from './docx';

async function understood(left: Parameters<typeof convert>[2] = {}) {
  const read = await convert('boletín.docx', boletin(PNG), {
    ...{ changes: 'accept', apart: true, left: [] },
    ...left,
  });
  if ('why' in read) throw new Error(read.why);
  return read;
}

it('un boletín de tres páginas no necesita que nadie lo limpie', async () => {
  const read = await understood();
  expect(read.title).toBe(
    'Abre Sindicatura Procuradora módulo de quejas en Otay con apoyo del DIF',
  );
  expect(read.summary).toBe('Atenderá a vecinas y vecinos de doce colonias');
  expect(read.fields).toEqual({
    ...{ lugar: 'Ciudad Ejemplo, E. E.', fecha: '2026-11-12', numero: '45' },
  });
  expect(read.pictures).toMatchObject([
    { alt: 'Personal de la Sindicatura Procuradora atiende a una vecina en Otay.' },
  ]);
  const { markdown } = read;
  expect(markdown).toMatch(/^La Sindicatura Procuradora abrió en Otay, .* de lunes a viernes, inf/);
  expect(markdown.match(/^## .*/gm)).toEqual([
    '## Requisitos',
    '## Horarios y lugares:',
    '## Fundamento',
  ]);
  expect(markdown).toContain(
    '1. Identificación oficial.\n2. Documentos que apoyen lo que se dice:\n   1. originales;\n   2. copias.\n3. Un teléfono',
  );
  expect(markdown).toContain('a cualquier hora.[^1]\n');
  expect(markdown).toMatch(/\| Delegación Otay\s+\| De 8 a 15 horas\s+\|/);
  expect(markdown).not.toMatch(/AYUNTAMIENTO|BOLETÍN|SUFRAGIO|c\.c\.p|o0o|MTRA|apart/);
  expect(read.losses.map(({ what, text }) => `${what}: ${text}`)).toEqual([
    'encabezado de página: H. Ayuntamiento de Ciudad Ejemplo',
  ]);
  const sizes = read.understood.map(({ kind, words, note }) => [kind, words.length, note]);
  expect(sizes).toEqual([
    ['titulo', 1, 'capitals'],
    ['resumen', 1, undefined],
    ['fecha', 2, undefined],
    ['numero', 1, undefined],
    ['pies', 1, undefined],
    ['titulos', 3, undefined],
    ['listas', 5, 'letters'],
    ['membrete', 4, undefined],
    ['firma', 5, undefined],
    ['copias', 3, undefined],
  ]);
});

it('lo que se desmarca sigue en su texto, y nada se pierde sin decirlo', async () => {
  const read = await understood({ left: ['membrete', 'firma', 'titulos'] });
  expect(read.markdown).toContain('Dirección de Comunicación Social');
  expect(read.markdown).toContain('**MTRA. ANA TORRES GIL**');
  expect(read.markdown).toContain('\n**Requisitos**\n');
  const what = read.losses.map((loss) => loss.what);
  expect(what).not.toContain('palabras que no llegaron');
});
