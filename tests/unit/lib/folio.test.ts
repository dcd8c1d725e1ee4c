/** @jest-environment node */
import {
  canonicalOf,
  checkCharacter,
  createFolio,
  createNonce,
  readFolio,
} from '@/lib/forms/folio';

const DAY = '2025-01-07';
const NONCE = '00'.repeat(16);
const NAMES = { message: 'Descripción', from_name: 'Nombre' };
const MESSAGE = { message: 'Ruido', from_name: 'Anónimo' };
const folio = (message: Record<string, string> = MESSAGE, nonce = NONCE) =>
  createFolio('D', canonicalOf('Denuncia', message, NAMES), DAY, nonce);

describe('el folio de envío', () => {
  it('lleva la letra del formulario, el día de quien envía y un código que se puede dictar', () => {
    expect(folio()).toMatch(/^D-20250107-[0-9A-HJKMNP-TV-Z]{10}-[0-9A-HJKMNP-TV-Z*~$=U]$/);
  });

  it('es el mismo para el mismo mensaje, en el orden que sea', () => {
    expect(folio({ from_name: 'Anónimo', message: 'Ruido' })).toBe(folio());
  });

  it('cambia si cambia el mensaje, o el azar', () => {
    expect(folio({ ...MESSAGE, message: 'ruido' })).not.toBe(folio());
    expect(folio({ ...MESSAGE, folio: '' })).not.toBe(folio());
    expect(folio(MESSAGE, '01'.repeat(16))).not.toBe(folio());
  });

  it('cambia con el título del formulario y con el nombre de cada dato', () => {
    const texts = [
      canonicalOf('Denuncia', MESSAGE, NAMES),
      canonicalOf('Queja', MESSAGE, NAMES),
      canonicalOf('Denuncia', MESSAGE, { ...NAMES, message: 'Otra cosa' }),
    ];
    expect(new Set(texts.map((text) => createFolio('D', text, DAY, NONCE))).size).toBe(3);
  });

  it('cambia con el tipo y con el día', () => {
    const code = (type: string, day: string) =>
      createFolio(type, canonicalOf('Denuncia', MESSAGE, NAMES), day, NONCE).slice(11, 21);
    expect(code('Q', DAY)).not.toBe(code('D', DAY));
    expect(code('D', '2025-01-08')).not.toBe(code('D', DAY));
  });

  it('dos envíos iguales no comparten folio', () => {
    expect(folio(MESSAGE, createNonce())).not.toBe(folio(MESSAGE, createNonce()));
    expect(createNonce()).toMatch(/^[0-9a-f]{32}$/);
  });

  it('su última letra delata un error al dictarlo', () => {
    const given = folio().replaceAll('-', '');
    const [said, check] = [given.slice(0, -1), given.slice(-1)];
    expect(checkCharacter(said)).toBe(check);
    for (let at = 1; at < said.length; at++) {
      const other = said[at] === '0' ? '1' : '0';
      expect(checkCharacter(said.slice(0, at) + other + said.slice(at + 1))).not.toBe(check);
    }
  });

  // 32 ('10') is the first value beyond the alphabet; 37 ('15') comes round to 0.
  it.each([
    ['0', '0'],
    ['Z', 'Z'],
    ['10', '*'],
    ['11', '~'],
    ['12', '$'],
    ['13', '='],
    ['14', 'U'],
    ['15', '0'],
  ])('la comprobación de %s es %s, como en Crockford', (code, check) => {
    expect(checkCharacter(code)).toBe(check);
  });

  it('se lee aunque se escriba en minúsculas, con espacios o con O por 0 e I por 1', () => {
    const given = folio();
    const [type, day, code = '', check] = given.split('-');
    const spoken = `${type}-${day}-${code.replace(/0/g, 'o').replace(/1/g, 'I')}-${check}`;
    expect(readFolio(` ${spoken.toLowerCase().replace(/-/g, ' – ')} `)).toBe(given);
  });

  it.each(['', 'D-20250107', 'X', 'D-20250107-AAAAAAAAAA-A', '<b>', 'D-2025017-0000000000-0'])(
    '«%s» no es un folio',
    (text) => {
      expect(readFolio(text)).toBeNull();
    },
  );

  it('un folio con una letra cambiada se rechaza', () => {
    const given = folio();
    const other = given[11] === 'A' ? 'B' : 'A';
    expect(readFolio(given.slice(0, 11) + other + given.slice(12))).toBeNull();
  });
});
