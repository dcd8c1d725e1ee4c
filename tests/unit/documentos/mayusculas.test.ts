import { sentenceCase, spellingsIn } from '@/scripts/documents/release/sentences';

const OWN = spellingsIn([
  'La Sindicatura Procuradora del Ayuntamiento de Ciudad Ejemplo abrió un módulo en la Delegación La Presa.',
  'Lo atiende la síndica Ana Torres, con personal de la dirección de quejas.',
]);
const OFFICE = spellingsIn([
  'Acuda a la Delegación Playas del Mar o llame a Tesorería.',
  'La Contraloría, una contraloría pública, publica sus actas y la Contraloría Interna.',
  'La unidad abre a las 8. Escriba a la Unidad de Transparencia.',
]);

test.each([
  [
    'LA SINDICATURA PROCURADORA DEL AYUNTAMIENTO DE CIUDAD EJEMPLO ABRE UN MODULO EN LA DELEGACION LA PRESA',
    'La Sindicatura Procuradora del Ayuntamiento de Ciudad Ejemplo abre un módulo en la Delegación La Presa',
  ],
  ['ABRE MÓDULO EN LA PRESA', 'Abre módulo en La Presa'],
  ['RECIBE SINDICATURA QUEJAS DE LA CIUDAD', 'Recibe Sindicatura quejas de la Ciudad'],
  ['VISITA LA SÍNDICA A TESORERÍA', 'Visita la síndica a Tesorería'],
  ['ABREN EN LA DELEGACIÓN PLAYAS DEL MAR', 'Abren en la Delegación Playas del Mar'],
  ['ABRE LA UNIDAD MÓVIL', 'Abre la unidad móvil'],
  ['CONVOCA LA CONTRALORIA Y PUBLICA BASES', 'Convoca la contraloría y publica bases'],
  ['FIRMA EL XXV AYUNTAMIENTO UN CONVENIO', 'Firma el XXV Ayuntamiento un convenio'],
])('«%s» se escribe «%s»', (capitals, sentence) => {
  expect(sentenceCase(capitals, OWN, OFFICE)).toBe(sentence);
});

test('una mayúscula que empieza una frase, o un dato entre comillas, no hace de una palabra un nombre', () => {
  const spellings = spellingsIn(["que: 'Plazo de respuesta'", 'Plazo vencido. Plazo nuevo.']);
  expect(sentenceCase('AMPLÍAN EL PLAZO', spellings)).toBe('Amplían el plazo');
});
