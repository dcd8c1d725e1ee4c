/** @jest-environment node */
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

describe('las fechas', () => {
  it.each([
    ['2025-01-27', '27 de enero de 2025'],
    ['2024-10-07', '7 de octubre de 2024'],
    ['2024-12-31', '31 de diciembre de 2024'],
  ])('%s se lee «%s»', (day, words) => expect(longDate(day)).toBe(words));
});
