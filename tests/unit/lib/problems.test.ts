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

  it.each([
    [
      'falta la fecha',
      { fecha: undefined },
      'fecha: falta este dato. Escriba, por ejemplo: fecha: 2025-01-27',
    ],
    [
      'la fecha no existe',
      { fecha: '2025-02-30' },
      'fecha: la fecha no existe o no tiene la forma AAAA-MM-DD. Escriba, por ejemplo: fecha: 2025-01-27',
    ],
    [
      'la fecha va al revés',
      { fecha: '27/01/2025' },
      'fecha: la fecha no existe o no tiene la forma AAAA-MM-DD. Escriba, por ejemplo: fecha: 2025-01-27',
    ],
    [
      'la fecha va al revés, aunque por sus letras parezca de antes',
      { fecha: '03/02/2025' },
      'fecha: la fecha no existe o no tiene la forma AAAA-MM-DD. Escriba, por ejemplo: fecha: 2025-01-27',
    ],
    [
      'el título es un número',
      { titulo: 2025 },
      'titulo: debe ser un texto y dice un número (2025). Póngalo entre comillas: titulo: "2025"',
    ],
    [
      'el número está escrito con letra',
      { numero: 'once' },
      'numero: debe ser un número y dice un texto (once). Escriba, por ejemplo: numero: 11',
    ],
    [
      'el número está entre comillas',
      { numero: '11' },
      'numero: debe ser un número y dice un texto (11). Quite las comillas: numero: 11',
    ],
    [
      'falta un dato que no tiene ejemplo',
      { resumen: undefined },
      'resumen: falta este dato. Agregue un renglón con esa clave y su valor: «resumen: …».',
    ],
    [
      'el número lleva decimales',
      { numero: 1.5 },
      'numero: debe ser un número entero y dice un número (1.5). Escriba, por ejemplo: numero: 11',
    ],
    [
      'el número es cero',
      { numero: 0 },
      'numero: es menor que 1. Escriba, por ejemplo: numero: 11',
    ],
    [
      'el título es una lista',
      { titulo: ['a'] },
      'titulo: debe ser un texto y dice una lista. Escriba, por ejemplo: titulo: Supervisan operativos de alcoholimetría',
    ],
    [
      'el título quedó sin escribir',
      { titulo: null },
      'titulo: debe ser un texto y dice nada. Escriba, por ejemplo: titulo: Supervisan operativos de alcoholimetría',
    ],
    [
      'el título son espacios',
      { titulo: '   ' },
      'titulo: está vacío. Escriba, por ejemplo: titulo: Supervisan operativos de alcoholimetría',
    ],
    [
      'la imagen no es una ruta',
      { imagen: 'foto.jpg' },
      'imagen: no es la ruta de una imagen .jpg, .png, .webp, .avif o .svg. Escriba, por ejemplo: imagen: /imagenes/reunion.jpg',
    ],
  ])('cuando %s', (_case, change, message) => {
    expect(comunicado(change)).toEqual([message]);
  });

  it('una clave mal escrita recibe la sugerencia de la correcta', () => {
    expect(comunicado({ tiulo: 'x' })).toEqual([
      'tiulo: la clave «tiulo» no existe aquí. ¿Quiso escribir «titulo»?',
    ]);
  });

  it('una clave que no se parece a ninguna recibe la lista de las que hay', () => {
    expect(comunicado({ patrocinador: 'x' })).toEqual([
      'patrocinador: la clave «patrocinador» no existe aquí. Bórrela o use una de: titulo, fecha, resumen, imagen, alt, numero, lugar, muestra, borrador.',
    ]);
  });
});
