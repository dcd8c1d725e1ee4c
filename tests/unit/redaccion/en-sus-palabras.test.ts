/** @jest-environment node */
import { inFormWords } from '@/scripts/redaccion/screen-words';
import { partDetails } from '@/scripts/repository/details';
import { CROSS_FAULTS } from '../../content/cross-faults';
import { FILE_FAULTS } from '../../content/file-faults';
import { copies } from '../../content/project';

const { read, cleanUp } = copies();
afterAll(cleanUp);

it.each([
  [
    'no es la clave de una norma. Escriba, por ejemplo: nombre: NTA-33 (renglón 2 de «normas», «X»)',
    'no es la clave de una norma. Por ejemplo: NTA-33 (renglón 2 de «Normas», «X»)',
  ],
  ['falta. Escriba, por ejemplo: extension: "1505"', 'falta. Por ejemplo: 1505'],
  [
    'falta este dato. Agregue un renglón con esa clave y su valor: «icono: …».',
    'falta este dato. Escriba el dato.',
  ],
  ['es de muestra. Quite muestra: true', 'es de muestra. Quite «Es dato de muestra»'],
  [
    'falta el documento public/static/pdf/avisos/aviso de quejas.pdf.',
    'Falta el PDF: póngalo con «Reemplazar PDF».',
  ],
  ['el icono (public/icono.svg) es el de la demostración.', 'el icono es el de la demostración.'],
  ['El `actualizado` del archivo', 'El «Revisado por última vez» del archivo'],
  [
    'el 2027-01-27 no ha llegado. Escriba el día en que revisó el texto, 2020-01-01 a más tardar.',
    'el 27 de enero de 2027 no ha llegado. Escriba el día en que revisó el texto, 1 de enero de 2020 a más tardar. Si ese día ya llegó, el reloj de este equipo está atrasado: avise a quien lo cuida.',
  ],
  [
    'la norma «NTE-01» ya está en content/normas/normas-especiales.yml. Deje una sola.',
    'la norma «NTE-01» ya está en «Normas». Deje una sola.',
  ],
  [
    'la imagen «/imagenes/nada.jpg» no existe. Guárdela en public/imagenes/nada.jpg.',
    'la imagen «/imagenes/nada.jpg» no existe. Elija una del sitio, o traiga la suya.',
  ],
])('la revisión dice en un formulario, de «%s»: «%s»', (file, form) =>
  expect(inFormWords(file)).toBe(form),
);

it('ninguna falta se dice con nombres de archivos ni con signos de sus datos', () => {
  const problems = [FILE_FAULTS, CROSS_FAULTS].flatMap((edits) => read(edits).problems);
  const said = problems.map(({ message }) => inFormWords(message));
  const plain = said.map((one) => partDetails(one).plain);
  const signs = /\.(?:yml|md)\b|public\/|: "|YAML|!\[|`|: (?:true|false)\b|\b\d{4}-\d\d-\d\d/;
  expect(plain.filter((one) => signs.test(one))).toEqual([]);
  expect(plain.filter((one, index) => one !== said[index])).toHaveLength(8);
});
