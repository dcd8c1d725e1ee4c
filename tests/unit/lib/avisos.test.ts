/** @jest-environment node */
import { copies } from '../../content/project';

const { check, cleanUp } = copies();
afterAll(cleanUp);

const RELEASE = 'prensa/instalan-comites-de-etica.md';
const PASSIVE = 'La queja fue resuelta el martes.';
const HARD =
  'La determinación administrativa definitiva corresponderá exclusivamente a la autoridad resolutora competente, inmediatamente después de la audiencia inicial correspondiente. ';
const EASY = 'Vea la lista. Pida su hoja. Firme abajo. '.repeat(80);

describe('una frase difícil se avisa con su archivo y su renglón', () => {
  it.each<[string, string, (text: string) => string, string, string]>([
    [
      'en el texto de un comunicado',
      RELEASE,
      (text) => `${text}\n- ${PASSIVE}\n`,
      PASSIVE,
      `voz pasiva. En vez de «fue resuelta», diga primero quién lo hace. Frase: «${PASSIVE}»`,
    ],
    [
      'en sus datos, con el nombre de la clave',
      RELEASE,
      (text) => text.replace(/resumen: .*/, 'resumen: Abre a efecto de oír.'),
      'resumen:',
      'resumen: palabra rebuscada. En vez de «a efecto de», escriba: para. Frase: «Abre a efecto de oír.»',
    ],
    [
      'en la pestaña de una dirección, aunque el resto de la página sea fácil',
      'direcciones/asuntos.md',
      (text) => `${text}\n${EASY}\n\n## Difícil\n\n${HARD.repeat(8)}\n`,
      HARD,
      'lectura difícil. ',
    ],
  ])('%s', (_where, file, edit, words, advice) => {
    const { at, problems, warnings } = check({ [file]: edit });
    expect(problems).toEqual([]);
    expect(warnings).toEqual([
      expect.stringContaining(`${file}:${at(file, words)} aviso: ${advice}`),
    ]);
  });
});

describe('lo que no se revisa', () => {
  it.each([
    ['normas/normas-especiales.yml', 'descripcion: '],
    ['formularios/queja.yml', 'etiqueta: '],
  ])('en %s, «%s»: son palabras ajenas o de la especificación', (file, key) => {
    const words = `${key}La queja fue resuelta a efecto de archivarla`;
    const edit = (text: string) => text.replace(new RegExp(`${key}[^,}\\n]+`), () => words);
    const { problems, warnings } = check({ [file]: edit });
    const own = warnings.filter((line) => !line.startsWith('ingles/'));
    expect([problems, own]).toEqual([[], []]);
  });
});
