/** @jest-environment node */
import { cpSync, symlinkSync } from 'node:fs';
import { readRelayContent } from '@/scripts/relay/content';
import { SAMPLE, sampleContent } from '../../sample';
import { tempFolder } from '../make/folder';

const folder = tempFolder();
afterAll(folder.cleanUp);
beforeEach(() => {
  folder.remove('content');
  cpSync(`${SAMPLE}/content`, folder.at('content'), { recursive: true });
});

it.each<[string, () => void]>([
  [
    'una norma con una coma de menos',
    () => folder.write('content/normas/x.yml', 'a: [{b: 1 c: 2}'),
  ],
  ['un comunicado sin datos', () => folder.write('content/prensa/malo.md', 'sin datos')],
  ['un archivo que falta', () => folder.remove('content/inicio.yml')],
  ['un archivo que no es de nadie', () => folder.write('content/notas.docx', 'x')],
  ['un enlace a ninguna parte', () => symlinkSync('/no/hay', folder.at('content/prensa/e.md'))],
])('%s no detiene al relevo', (_, spoil) => {
  spoil();
  const { correo, sitio, formularios, formulariosIngles } = readRelayContent(folder.dir);
  const whole = sampleContent();
  expect([correo.data, sitio.data.url]).toEqual([whole.correo.data, whole.sitio.data.url]);
  expect(formularios).toEqual(whole.formularios);
  expect(formulariosIngles).toEqual(whole.formulariosIngles);
});

it.each([
  'content/correo.yml',
  'content/sitio.yml',
  'content/oficina.yml',
  'content/formularios/queja.yml',
])('lo que usa sí lo detiene, y lo nombra: %s', (file) => {
  folder.write(file, 'a: [b: {');
  expect(() => readRelayContent(folder.dir)).toThrow(`${file}:1`);
});
