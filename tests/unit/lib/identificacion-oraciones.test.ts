/** @jest-environment node */
import { findIdentifying } from '@/lib/forms/anonymity';
import { englishWith } from '@/lib/forms/english';
import { withoutFindings } from '@/lib/forms/omission';

const { patterns } = englishWith({});
const ACCUSED = 'El inspector me pidió mil pesos.';

/** What tells who writes, in every way that ends before its sentence does. */
const TELLING = [
  'vivo frente a la tienda Luz',
  'vivo en la calle del Sol',
  'vivo en Lomas',
  'Mi casa está en la calle Mar',
  'mi colonia es Sol',
  'vivo en la calle Dos No. 34, col. Paz',
  'me dejó el papel en Ave. Laureles 1021 col. Luz',
  'soy vecina de la colonia Luz',
  'me pueden encontrar en el puesto Sol',
  'vivo a dos casas de la tienda Luz',
  'Me llamo Ana Luz',
  'Soy Ana P. Paz',
  'mi hermano Luis',
  'mi mamá es enfermera en el IMSS',
  'trabajo en la tienda Luz',
  'pasó en mi tienda Luz',
  'mi taller se llama El Rayo',
  'tengo una tienda en la calle Sol',
  'me dicen la Chata',
  'estudio en la secundaria 5',
  'mi escuela es la primaria Benito Paz',
  'trabajo en el turno de la noche',
  'trabajo en la ventanilla 3 de Catastro',
  'vendo flores en el mercado Sol',
  'Nací el 5 de mayo de 1980',
  'Mi teléfono es 664 555 0100',
  'Mi correo es ana@correo.example',
  'sólo estábamos dos y yo',
  'I live near Oak',
  'I live across from Oak',
  'my boss John',
  'my shop Blue Door',
  'I work at the Sun hotel',
];
const ENDS = [
  '. ',
  '.  ',
  '! ',
  '? ',
  '... ',
  '… ',
  '.» ',
  '.\n',
  '.\n\n',
  ' .\n',
  '\n',
  '\n\n',
  '!\n',
];

describe('lo marcado no pasa del fin de su oración: quien pidió el dinero sigue en el relato', () => {
  it.each(TELLING)('%s', (telling) => {
    for (const end of ENDS)
      for (const write of [(text: string) => text, (text: string) => text.toUpperCase()]) {
        const text = write(`${telling}${end}${ACCUSED}`);
        const left = withoutFindings(text, findIdentifying(text, [], patterns));
        expect(left).toContain(write(ACCUSED));
        expect(findIdentifying(text, [], patterns)).not.toEqual([]);
      }
  });

  it.each([
    ['vivo frente a la tienda luz. el inspector me pidió mil', 'el inspector me pidió mil'],
    ['Vivo en la manzana B. El inspector llegó', 'El inspector llegó'],
    ['No sé ni quién soy. Juan Pérez me pidió dinero.', 'Juan Pérez me pidió dinero.'],
    ['Le pagó a mi hermano\nJuan Pérez me pidió dinero.', 'Juan Pérez me pidió dinero.'],
    ['Vivo en la calle Luz. 5 policías me golpearon', '5 policías me golpearon'],
    ['vivo en Otay - El inspector me pidió', 'El inspector me pidió'],
    ['Vivo por el DIF. ¿Quién les paga?', '¿Quién les paga?'],
  ])('%s', (text, stays) => expect(withoutFindings(text, findIdentifying(text))).toContain(stays));
});

describe('un punto de abreviatura no termina la oración', () => {
  it.each([
    ['Vivo en la Av. Juárez', 'Juárez'],
    ['Vivo en Col. Centro', 'Centro'],
    ['Vivo en la Col. El Florido', 'Florido'],
    ['Vivo en Blvd. Las Américas', 'Américas'],
    ['Vivo en C. La Paz', 'Paz'],
    ['Vivo junto al Dr. Pérez', 'Pérez'],
    ['Vivo en la calle Luz No. 5', '5'],
    ['Soy Ana P. Pérez', 'Pérez'],
    ['Soy la Lic. Ana Pérez', 'Pérez'],
    ['Gracias. Atte. Ana Pérez', 'Ana'],
    ['Gracias.\nAtentamente.\nAna Pérez', 'Ana'],
    ['Vivo en la calle Cedro 20\nCol. Libertad', 'Cedro'],
  ])('%s', (text, gone) =>
    expect(withoutFindings(text, findIdentifying(text))).not.toContain(gone),
  );
});
