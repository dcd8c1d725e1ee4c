/** @jest-environment node */
import { inFormWords } from '@/scripts/redaccion/check';

it.each([
  [
    'no es la clave de una norma. Escriba, por ejemplo: nombre: NTA-33 (renglón 2 de «normas», «X»)',
    'no es la clave de una norma. Por ejemplo: NTA-33 (renglón 2 de «normas», «X»)',
  ],
  ['falta. Escriba, por ejemplo: extension: "1505"', 'falta. Por ejemplo: 1505'],
  [
    'falta este dato. Agregue un renglón con esa clave y su valor: «icono: …».',
    'falta este dato. Escriba el dato.',
  ],
  ['es de muestra. Quite muestra: true', 'es de muestra. Quite «Es dato de muestra»'],
  ['El `actualizado` del archivo', 'El «Revisado por última vez» del archivo'],
  [
    'el 2027-01-27 no ha llegado. Escriba el día en que revisó el texto, 2020-01-01 a más tardar.',
    'el 2027-01-27 no ha llegado. Escriba el día en que revisó el texto, 2020-01-01 a más tardar. Si ese día ya llegó, el reloj de este equipo está atrasado: avise a quien lo cuida.',
  ],
])('la revisión dice en un formulario, de «%s»: «%s»', (file, form) =>
  expect(inFormWords(file)).toBe(form),
);
