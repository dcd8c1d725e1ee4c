import { faultIn } from '@/scripts/redaccion/screen/faulty-words';
import { selectFault } from '@/scripts/redaccion/screen/problems';

const found = (text: string, words: string, nth = 0) =>
  text.slice(...(faultIn(text, { words, nth }) ?? [0, 0]));

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

it.each([
  ['Se invita a la ciudadanía a ver.', 'la ciudadanía', 'la ciudadanía'],
  ['El verdadero no; el ver sí.', 'ver', 'ver'],
  ['Con negritas aquí.', '**negritas**', 'negritas'],
  ['Aumentó 3.5 % (y más).', '3.5 % (y más)', '3.5 % (y más)'],
  ['Una frase en\ndos renglones.', 'frase en dos', 'frase en\ndos'],
  ['La Denuncia va primero.', 'denuncia', 'Denuncia'],
  ['Nada de eso.', 'el punto', ''],
])('en «%s», de «%s» se selecciona «%s»', (text, words, selected) =>
  expect(found(text, words)).toBe(selected),
);

it('de unas palabras que se repiten se seleccionan las que tienen la falta', () => {
  const text = 'El ver de hoy; el ver de ayer.';
  expect(faultIn(text, { words: 'ver', nth: 1 })).toEqual([18, 21]);
  // Marks of a text are not in what is drawn: their count may differ.
  expect(faultIn(text, { words: 'ver', nth: 9 })).toEqual([3, 6]);
});

it('en el editor del texto selecciona las palabras aunque una parte lleve negritas', () => {
  document.body.innerHTML =
    '<div contenteditable="true" tabindex="0"><p>Primero.</p><p>Se <strong>convoca a</strong> todos.</p></div>';
  const editor = document.querySelector('div')!;
  editor.focus();
  selectFault(editor, { words: 'convoca a todos', nth: 0 });
  expect(document.getSelection()?.toString()).toBe('convoca a todos');
});
