/** @jest-environment node */
import { telefono } from '@/lib/content/model/fields';
import { longDate } from '@/lib/office/dates';
import { cutSummary, isExternal, telHref, toHref } from '@/lib/site/text';

describe('los resúmenes de prensa se cortan a 150 caracteres', () => {
  const of = (character: string, count: number) => character.repeat(count);

  // Especificación: 2.5-49, 4-25, 9-04
  it.each([
    ['letras', 'a'],
    ['eñes y acentos', 'ñ'],
    ['acentos escritos en dos piezas', 'e\u0301'],
    ['emojis de varias piezas', '👩🏽‍⚖️'],
  ])('con %s: 150 caben enteros y 151 se cortan', (_case, character) => {
    expect(cutSummary(of(character, 150))).toBe(of(character, 150));
    expect(cutSummary(of(character, 151))).toBe(`${of(character, 150)}...`);
  });
});

describe('los enlaces', () => {
  it.each([
    ['664 555 0100', 'tel:+526645550100'],
    ['070', 'tel:070'],
    ['(999) 942 00 60', 'tel:+529999420060'],
    ['+52 33 3818 2200', 'tel:+523338182200'],
  ])('el teléfono %s se marca %s', (phone, href) => expect(telHref(phone)).toBe(href));

  it.each([
    ['/static/pdf/Codigo de etica.pdf', '/static/pdf/Codigo%20de%20etica.pdf'],
    ['/static/pdf/Codigo%20de%20etica.pdf', '/static/pdf/Codigo%20de%20etica.pdf'],
    ['/imagenes/año.png', '/imagenes/a%C3%B1o.png'],
    [
      'https://declaraciones.example:5000/?a=1&b=2#c',
      'https://declaraciones.example:5000/?a=1&b=2#c',
    ],
    ['#queja', '#queja'],
    ['/static/pdf/Avance 100%.pdf', '/static/pdf/Avance%20100%25.pdf'],
  ])('la dirección %s se escribe %s', (address, href) => expect(toHref(address)).toBe(href));

  it('sólo es externo lo que está en otro sitio', () => {
    expect(
      ['https://a.example', 'http://a.example', '/prensa/', '#queja', 'mailto:a@b.example'].map(
        isExternal,
      ),
    ).toEqual([true, true, false, false, false]);
  });
});

describe('un teléfono, como se escriba en cada ciudad,', () => {
  it.each([
    ['999 942 00 60', '999 942 0060'],
    ['(999) 942 0060', '999 942 0060'],
    ['+52 999 942 0060', '999 942 0060'],
    ['9999420060', '999 942 0060'],
    ['664-555-0100', '664 555 0100'],
    ['33 38 18 22 00', '33 3818 2200'],
    ['(55) 5658 1111', '55 5658 1111'],
    ['070', '070'],
  ])('%s se admite y se lee %s', (written, shown) =>
    expect(telefono().safeParse(written).data).toBe(shown),
  );

  it.each(['942 0060', '999 942 006', '+1 619 555 0100', '999 942 0060 ext. 12', '12-34'])(
    'y no se admite %s',
    (written) => expect(telefono().safeParse(written).success).toBe(false),
  );
});

describe('las fechas', () => {
  it.each([
    ['2025-01-27', '27 de enero de 2025'],
    ['2024-10-07', '7 de octubre de 2024'],
    ['2024-12-31', '31 de diciembre de 2024'],
  ])('%s se lee «%s»', (day, words) => expect(longDate(day)).toBe(words));
});
