/** @jest-environment node */
import { fault, type ContentFault } from '@/lib/content/faults';
import { wordsInForm } from '@/scripts/redaccion/form-words';
import { shownProblem } from '@/scripts/redaccion/screen-words';
import { CROSS_FAULTS } from '../../content/cross-faults';
import { FILE_FAULTS } from '../../content/file-faults';
import { copies } from '../../content/project';

const { read, cleanUp } = copies();
afterAll(cleanUp);

const said = (found: ContentFault) =>
  shownProblem({ ...found, file: '', line: 0, field: '' }).message;

it.each<[ContentFault, string]>([
  [
    {
      ...fault('norm-code', {}),
      example: { key: 'nombre', value: 'NTA-33' },
      row: { list: 'normas', order: 2, name: 'X' },
    },
    'no es la clave de una norma. Por ejemplo: NTA-33 (renglón 2 de «Normas», «X»)',
  ],
  [
    { ...fault('missing', {}), example: { key: 'extension', value: '"1505"' } },
    'falta este dato. Por ejemplo: 1505',
  ],
  [
    { ...fault('missing', {}), example: { key: 'imagen', value: '/imagenes/reunion.jpg' } },
    'falta este dato. Elija una del sitio, o traiga la suya.',
  ],
  [{ ...fault('missing', {}), example: { key: 'de', value: 'vehiculos.yml' } }, 'falta este dato.'],
  [{ ...fault('missing', {}), example: { key: 'fecha', value: '2025-01-27' } }, 'falta este dato.'],
  [fault('missing-unlike', { key: 'icono' }), 'falta este dato. Escriba el dato.'],
  [
    fault('sample-row', {}),
    'es un dato de muestra. Ponga el verdadero y quite «Es dato de muestra».',
  ],
  [
    fault('office-blank', {
      what: 'Quién investiga una denuncia contra personal de la Sindicatura o contra su titular',
    }),
    'falta este dato, que sólo la oficina sabe: Quién investiga una denuncia contra personal de la Sindicatura o contra su titular.',
  ],
  [
    fault('law-unverified', {}),
    'falta verificar esta ley. Compruebe dónde y cuándo se publicó, y ponga «No» en «Falta verificarlo».',
  ],
  [
    fault('sample-identity', { key: 'icono' }),
    'el icono es el de la demostración. Ponga lo de la oficina, o quédese con ello, y quítelo de esta lista.',
  ],
  [
    fault('review-not-come', { day: '2027-01-27', today: '2020-01-01' }),
    'el 27 de enero de 2027 no ha llegado. Escriba el día en que revisó el texto, 1 de enero de 2020 a más tardar. Si ese día ya llegó, el reloj de este equipo está atrasado: avise a quien lo cuida.',
  ],
  [
    fault('norm-repeated', { code: 'NTE-01', file: 'content/normas/normas-especiales.yml' }),
    'la norma «NTE-01» ya está en «Normas». Deje una sola.',
  ],
  [
    fault('link-picture-missing', { target: '/imagenes/nada.jpg' }),
    'la imagen «/imagenes/nada.jpg» no existe. Elija una del sitio, o traiga la suya.',
  ],
  [
    fault('address-lost', { address: '/prensa/uno/' }),
    '«/prensa/uno/» ya se publicó, y quien la guardó ya no llegaría a nada. En lo que ocupa su lugar, escriba «/prensa/uno/» en «Antes»; si nada lo ocupa, devuelva lo que había y elija «Se retira» en «Estado», con el día y el motivo.',
  ],
  [
    fault('reference-lacked', { found: '{{x}}', part: 'vehiculos' }),
    'la referencia {{x}} es de lo que esta oficina no tiene («No» en «Vehículos remolcados» en «Datos del sitio»). Quite de aquí lo que lo nombra, o escriba otra cosa.',
  ],
])('de una falta, un formulario dice lo suyo: %#', (found, words) =>
  expect(said(found)).toBe(words),
);

it('de un PDF que falta se dice el botón que lo pone, aunque su nombre lleve espacios', () => {
  const found = fault('pdf-awaited', { path: '/static/pdf/avisos/aviso de quejas.pdf' });
  expect(wordsInForm(found, String)).toEqual({
    words: 'falta el PDF: póngalo con «Reemplazar PDF».',
    press: 'Reemplazar PDF',
  });
});

it('un texto largo se dice corto, y quien cuida el equipo lo lee entero', () => {
  const long = `dice ${'sí '.repeat(60)}`.trim();
  expect(said(fault('heading-wordless', { text: long }))).toMatch(/sí…» no tiene letras/);
  const { words, details } = wordsInForm(fault('front-language', { language: long }), String);
  expect(words).toContain('una falta que esta pantalla no corrige');
  expect(details).toContain(long);
});

it('ninguna falta se dice con nombres de archivos ni con signos de sus datos', () => {
  const problems = [FILE_FAULTS, CROSS_FAULTS].flatMap((edits) => read(edits).problems);
  const shown = problems.map((one) => shownProblem(one));
  const signs = /\.(?:yml|md)\b|public\/|: "|YAML|!\[|`|: (?:true|false)\b|\b\d{4}-\d\d-\d\d/;
  expect(shown.map(({ message }) => message).filter((one) => signs.test(one))).toEqual([]);
  const elsewhere = shown.filter(({ details }) => details).map(({ code }) => code);
  expect(new Set(elsewhere)).toEqual(new Set(['file-unknown', 'front-language', 'yaml-colon']));
});
