/** @jest-environment node */
import { mkdirSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { validateContent } from '@/lib/check';
import { formatProblem } from '@/lib/content/load/problems';
import { keptIn } from '../sample';
import { comunicado, copies, type Edits } from './project';

const { folder, cleanUp } = copies();
afterAll(cleanUp);

/** The sample taken for another office, which is no demonstration. */
const site = (change: (text: string) => string) => (text: string) =>
  change(
    `${text.replace('demostracion: true', 'demostracion: false')}origen: [ Tijuana, Playas, Baja California ]\n`,
  );
const ENSENADA = site((text) =>
  text
    .replace('Ayuntamiento de Tijuana', 'Ayuntamiento de Ensenada')
    .replace('Centro, Tijuana', 'Centro, Ensenada'),
);

/** Lines of the check about the place of the demonstration, in what was written here and in public/. */
function said(edits: Edits, drawings: Record<string, string> = {}): string[] {
  const root = folder(edits);
  if (Object.keys(drawings).length > 0) {
    unlinkSync(path.join(root, 'public'));
    mkdirSync(path.join(root, 'public/ilustraciones'), { recursive: true });
    for (const [name, text] of Object.entries(drawings))
      writeFileSync(path.join(root, 'public', name), text);
  }
  return validateContent(root, { store: keptIn('muestra') })
    .problems.map(formatProblem)
    .filter((line) => line.includes('de donde es la demostración'));
}

const FOUND = (name: string) =>
  `dice «${name}», de donde es la demostración. Escriba lo de su municipio; si debe decirlo, quítelo de «origen» en content/sitio.yml.`;

it('una oficina de otro lugar ve cada texto que nombra el de la demostración, con su archivo y su renglón, también en inglés y en direcciones', () => {
  const edits = {
    'sitio.yml': ENSENADA,
    'prensa/x.md': comunicado(
      { titulo: 'Abren un módulo en Playas', resumen: 'Abre en las playas del puerto.' },
      'Hay playas limpias.\n\nThe city of Tijuana. Vaya a [la página](https://oficina.example/tijuana/) de TIJUANA.',
    ),
  };
  expect(said(edits).filter((line) => line.includes('prensa/x.md'))).toEqual([
    `content/prensa/x.md:2 titulo: ${FOUND('Playas')}`,
    `content/prensa/x.md:11 ${FOUND('Tijuana')}`,
    `content/prensa/x.md:11 ${FOUND('tijuana')}`,
    `content/prensa/x.md:11 ${FOUND('TIJUANA')}`,
  ]);
  // Its own state is hers too.
  expect(said(edits).join()).not.toContain('«Baja California»');
});

it('también los dibujos y los nombres de los archivos', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg">\n<title>Mapa de Tijuana</title></svg>';
  const drawings = {
    'ilustraciones/mapa.svg': svg,
    'ilustraciones/tijuana.png': 'x',
    'ilustraciones/otro.svg': svg.replace('Tijuana', 'Ensenada'),
  };
  const lines = said({ 'sitio.yml': ENSENADA }, drawings).filter((line) =>
    line.startsWith('public'),
  );
  expect(lines).toEqual([
    `public/ilustraciones/mapa.svg:2 ${FOUND('Tijuana')}`,
    'public/ilustraciones/tijuana.png:1 su nombre lleva «tijuana», de donde es la demostración. Cámbielo.',
  ]);
});

it('a la oficina del mismo municipio no se le dice nada', () =>
  expect(said({ 'sitio.yml': site((text) => text) })).toEqual([]));
