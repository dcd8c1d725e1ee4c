/** @jest-environment node */
import { mkdirSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatProblem } from '@/lib/content/load/problems';
import { comunicado, copies, type Edits } from './project';

const { folder, read, cleanUp } = copies();
afterAll(cleanUp);

const site = (change: (text: string) => string) => (text: string) =>
  change(
    `${text.replace('demostracion: true', 'demostracion: false')}origen: [ Tijuana, Playas, Baja California ]\n`,
  );
const ENSENADA = site((text) =>
  text
    .replace('Ayuntamiento de Tijuana', 'Ayuntamiento de Ensenada')
    .replace('Centro, Tijuana', 'Centro, Ensenada'),
);

const SVG = '<svg xmlns="http://www.w3.org/2000/svg">\n<title>Mapa de Tijuana</title></svg>';
const DRAWINGS = {
  'mapa.svg': SVG,
  'tijuana.png': 'x',
  'otro.svg': SVG.replace('Tijuana', 'Ensenada'),
};

function said(edits: Edits): string[] {
  const root = folder(edits);
  unlinkSync(path.join(root, 'public'));
  mkdirSync(path.join(root, 'public/ilustraciones'), { recursive: true });
  for (const [name, text] of Object.entries(DRAWINGS))
    writeFileSync(path.join(root, 'public/ilustraciones', name), text);
  return read(root)
    .problems.map(formatProblem)
    .filter((line) => line.includes('de donde es la demostración'));
}

const FOUND = (name: string) =>
  `dice «${name}», de donde es la demostración. Escriba lo de su municipio; si debe decirlo, quítelo de «origen» en content/sitio.yml.`;

describe('una oficina de otro lugar', () => {
  const lines = said({
    'sitio.yml': ENSENADA,
    'prensa/x.md': comunicado(
      { titulo: 'Abren un módulo en Playas', resumen: 'Abre en las playas del puerto.' },
      'Hay playas limpias.\n\nThe city of Tijuana. Vaya a [la página](https://oficina.example/tijuana/) de TIJUANA.',
    ),
  });

  it('ve cada texto que nombra el de la demostración, con su archivo y su renglón, también en inglés y en direcciones', () => {
    expect(lines.filter((line) => line.includes('prensa/x.md'))).toEqual([
      `content/prensa/x.md:2 titulo: ${FOUND('Playas')}`,
      `content/prensa/x.md:11 ${FOUND('Tijuana')}`,
      `content/prensa/x.md:11 ${FOUND('tijuana')}`,
      `content/prensa/x.md:11 ${FOUND('TIJUANA')}`,
    ]);
    expect(lines.join()).not.toContain('«Baja California»');
  });

  it('también los dibujos y los nombres de los archivos', () =>
    expect(lines.filter((line) => line.startsWith('public'))).toEqual([
      `public/ilustraciones/mapa.svg:2 ${FOUND('Tijuana')}`,
      'public/ilustraciones/tijuana.png:1 su nombre lleva «tijuana», de donde es la demostración. Cámbielo.',
    ]));
});

it('a la oficina del mismo municipio no se le dice nada', () =>
  expect(said({ 'sitio.yml': site((text) => text) })).toEqual([]));
