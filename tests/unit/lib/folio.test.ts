/** @jest-environment node */
import { checkCharacter, createFolio } from '@/lib/forms/folio';

const NOW = new Date(2025, 0, 7, 23, 59);
const NONCE = new Uint8Array(16);
const MESSAGE = { message: 'Ruido', from_name: 'Anónimo' };
const folio = (message: Record<string, string> = MESSAGE, nonce = NONCE) =>
  createFolio('D', message, NOW, nonce);

describe('el folio de envío', () => {
  it('lleva la letra del formulario, el día de quien envía y un código que se puede dictar', async () => {
    expect(await folio()).toMatch(/^D-20250107-[0-9A-HJKMNP-TV-Z]{10}-[0-9A-HJKMNP-TV-Z*~$=U]$/);
  });

  it('es el mismo para el mismo mensaje, en el orden que sea', async () => {
    expect(await folio({ from_name: 'Anónimo', message: 'Ruido' })).toBe(await folio());
  });

  it('cambia si cambia el mensaje, o el azar', async () => {
    expect(await folio({ ...MESSAGE, message: 'ruido' })).not.toBe(await folio());
    expect(await folio({ ...MESSAGE, folio: '' })).not.toBe(await folio());
    expect(
      await folio(
        MESSAGE,
        NONCE.map(() => 1),
      ),
    ).not.toBe(await folio());
  });

  it('dos envíos iguales no comparten folio', async () => {
    expect(await createFolio('Q', MESSAGE, NOW)).not.toBe(await createFolio('Q', MESSAGE, NOW));
  });

  it('su última letra delata un error al dictarlo', async () => {
    const code = (await folio()).split('-')[2] ?? '';
    expect(await folio()).toMatch(new RegExp(`-\\${checkCharacter(code)}$`));
    const first = code.startsWith('0') ? '1' : '0';
    expect(checkCharacter(first + code.slice(1))).not.toBe(checkCharacter(code));
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
});
