/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { formatProblem } from '@/lib/content/load/problems';
import { missingDrawings } from '@/scripts/make/office/report';

/**
 * What the build may throw (D76), by file: how many times, and why it is no refusal of content that the check
 * did not refuse before. Another one of content belongs into the check.
 */
const REFUSALS: Readonly<Record<string, readonly [count: number, why: string]>> = {
  'assemble.ts': [1, 'un nombre que la revisión ya rechazó'],
  'assets/drawings.ts': [1, 'un dibujo que la revisión ya pidió'],
  'assets/images.ts': [3, 'peso'],
  'assets/photo.ts': [1, 'peso'],
  'build.ts': [2, 'las faltas de la revisión; enlaces que ella ya siguió'],
  'code-assets.ts': [1, 'el código'],
  'content.ts': [1, 'los ajustes de este equipo'],
  'emit/hosts/template.ts': [1, 'el código'],
  'emit/licencias.ts': [2, 'los paquetes'],
  'huellas.ts': [2, 'un nombre que la revisión ya rechazó; un servidor alterado'],
  'islands.ts': [1, 'el código'],
  'next.ts': [2, 'la memoria; el código'],
  'office/pdf-limits.ts': [2, 'un PDF, en la revisión'],
  'office/pdf-structure.ts': [2, 'un PDF, en la revisión'],
  'organigrama.ts': [1, 'una unidad que la revisión ya pidió'],
  'pages/compile-stylesheet.ts': [2, 'el código'],
  'pages/distil.ts': [2, 'el código'],
  'pages/index.ts': [3, 'peso; faltas del código en una página'],
  'pdf/markdown.ts': [2, 'un texto que la revisión ya rechazó'],
  'pdf/pictures.ts': [1, 'una imagen que la revisión ya pidió'],
  'pdf/typst.ts': [1, 'el código'],
  'pdfs.ts': [5, 'un documento que la revisión ya pidió; el código'],
  'search.ts': [1, 'el buscador'],
};

it('los dibujos de que se hacen los iconos y la tarjeta los pide la revisión', () =>
  expect(missingDrawings({ files: [], refused: new Map() }).map(formatProblem)).toEqual(
    ['icono.svg', 'ilustraciones/tarjeta-social.svg'].map((name) =>
      expect.stringMatching(`^public/${name} .*falta este dibujo`),
    ),
  ));

it('la compilación no rechaza ningún contenido que la revisión no haya rechazado antes', () => {
  const found = globSync('**/*.ts', { cwd: 'scripts/make' }).map((file) => {
    const text = readFileSync(`scripts/make/${file}`, 'utf8');
    return [file, text.match(/\bthrow |\bfailOn\(|\brefuse\(/g)?.length ?? 0] as const;
  });
  const counts = Object.fromEntries(found.filter(([, count]) => count > 0).sort());
  expect(counts).toEqual(
    Object.fromEntries(Object.entries(REFUSALS).map(([file, [count]]) => [file, count])),
  );
});
