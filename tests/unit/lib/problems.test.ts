/** @jest-environment node */
import { Comunicado } from '@/lib/content/model/schemas';
import { said } from './said';

const COMUNICADO = {
  titulo: 'Abren un módulo',
  fecha: '2025-01-27',
  resumen: 'Un módulo nuevo.',
  imagen: '/imagenes/modulo.jpg',
  alt: 'Un módulo.',
  numero: 11,
};

const comunicado = (change: object) => said(Comunicado, { ...COMUNICADO, ...change });

describe('un mensaje tiene dos partes: qué está mal y qué escribir', () => {
  it('un comunicado completo no tiene nada que corregir', () => {
    expect(comunicado({})).toEqual([]);
  });

  const DAY = 'la fecha no existe o no tiene la forma AAAA-MM-DD. ';
  const EXAMPLES = {
    fecha: 'Escriba, por ejemplo: fecha: 2025-01-27',
    numero: 'Escriba, por ejemplo: numero: 11',
    titulo: 'Escriba, por ejemplo: titulo: Supervisan operativos de alcoholimetría',
    imagen: 'Escriba, por ejemplo: imagen: /imagenes/reunion.jpg',
  };
  it.each<[keyof typeof EXAMPLES, unknown, string]>([
    ['fecha', undefined, 'falta este dato. '],
    ['fecha', '2025-02-30', DAY],
    ['fecha', '03/02/2025', DAY],
    ['numero', 'once', 'debe ser un número y dice un texto (once). '],
    ['numero', 1.5, 'debe ser un número entero y dice un número (1.5). '],
    ['numero', 0, 'es menor que 1. '],
    ['titulo', ['a'], 'debe ser un texto y dice una lista. '],
    ['titulo', '   ', 'está vacío. '],
    ['imagen', 'foto.jpg', 'no es la ruta de una imagen .jpg, .png, .webp, .avif o .svg. '],
  ])('%s: %j: %s, y un ejemplo', (key, value, wrong) =>
    expect(comunicado({ [key]: value })).toEqual([`${key}: ${wrong}${EXAMPLES[key]}`]),
  );

  it('un valor que sólo necesita comillas, o le sobran, se escribe corregido; el que no tiene ejemplo, con su clave', () => {
    expect(comunicado({ titulo: 2025, numero: '11', resumen: undefined }).sort()).toEqual([
      'numero: debe ser un número y dice un texto (11). Quite las comillas: numero: 11',
      'resumen: falta este dato. Agregue un renglón con esa clave y su valor: «resumen: …».',
      'titulo: debe ser un texto y dice un número (2025). Póngalo entre comillas: titulo: "2025"',
    ]);
  });

  it('una clave que no se parece a ninguna recibe la lista de las que hay', () => {
    expect(comunicado({ patrocinador: 'x' })).toEqual([
      'patrocinador: la clave «patrocinador» no existe aquí. Bórrela o use una de: titulo, fecha, resumen, imagen, alt, numero, lugar, muestra, borrador, enRevision, publicar, retirar, antes, correcciones.',
    ]);
  });
});
