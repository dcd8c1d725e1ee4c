import { faultIn, selectFault } from '@/scripts/redaccion/screen/problems';

const found = (text: string, message: string) => text.slice(...(faultIn(text, message) ?? [0, 0]));

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

it.each([
  ['Se invita a la ciudadanía a ver.', 'evite «la ciudadanía»', 'la ciudadanía'],
  ['El verdadero no; el ver sí.', 'la palabra «ver» sobra', 'ver'],
  [
    'Un renglón largo que sigue y sigue.',
    'en «Un renglón largo que…» falta',
    'Un renglón largo que',
  ],
  ['Con negritas aquí.', '«**negritas**» no se vería', 'negritas'],
  ['Uno y otro.', 'no es «Nada»: escriba «otro»', 'otro'],
  ['Aumentó 3.5 % (y más).', 'revise «3.5 % (y más)»', '3.5 % (y más)'],
  ['Nada de eso.', 'falta el punto', ''],
])('en «%s», de «%s» se selecciona «%s»', (text, message, words) =>
  expect(found(text, message)).toBe(words),
);

it('en el editor del texto selecciona las palabras aunque una parte lleve negritas', () => {
  document.body.innerHTML =
    '<div contenteditable="true" tabindex="0"><p>Primero.</p><p>Se <strong>convoca a</strong> todos.</p></div>';
  const editor = document.querySelector('div')!;
  editor.focus();
  selectFault(editor, 'diga quién: «convoca a todos»');
  expect(document.getSelection()?.toString()).toBe('convoca a todos');
});
