/** @jest-environment node */
import { canonicalOf, createFolio, drawFolio, readFolio, spokenFolio } from '@/lib/forms/folio';

const DAY = '2025-01-07';
const NONCE = '00'.repeat(16);
const NAMES = { message: 'Descripción', from_name: 'Nombre' };
const MESSAGE = { message: 'Ruido', from_name: 'Anónimo' };
const folio = (message: Record<string, string> = MESSAGE, nonce = NONCE) =>
  createFolio('D', canonicalOf('Denuncia', message, NAMES), DAY, nonce);
/** The folio's alphabet; the last five are only check symbols. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ*~$=U';
/** Among them a check outside the common letters. */
const GIVEN = ['Ruido', 'Bache', 'Fuga', 'Cobro', 'Gracias'].map((message, at) =>
  createFolio('QDSDQ'[at] ?? '', message, `202${at}-1${at % 3}-${28 - at}`, `0${at}`.repeat(16)),
);

describe('el folio de envío', () => {
  it('lleva la letra del formulario, el día de quien envía y un código que se puede dictar', () => {
    expect(folio()).toMatch(/^D-20250107-[0-9A-HJKMNP-TV-Z]{10}-[0-9A-HJKMNP-TV-Z*~$=U]$/);
  });

  it('cambia con cualquier parte del mensaje, los nombres, el tipo, el día y el azar', () => {
    const canonical = canonicalOf('Denuncia', MESSAGE, NAMES);
    const codes = [
      createFolio('D', canonical, DAY, NONCE),
      createFolio('D', canonical, DAY, '01'.repeat(16)),
      createFolio('Q', canonical, DAY, NONCE),
      createFolio('D', canonical, '2025-01-08', NONCE),
      folio({ ...MESSAGE, message: 'ruido' }),
      folio({ ...MESSAGE, folio: '' }),
      createFolio('D', canonicalOf('Queja', MESSAGE, NAMES), DAY, NONCE),
      createFolio('D', canonicalOf('Denuncia', MESSAGE, { ...NAMES, message: 'Otra' }), DAY, NONCE),
    ].map((given) => given.slice(11, 21));
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each(GIVEN)('%s mal copiado en una sola letra, la que sea, se rechaza', (given) => {
    expect(readFolio(given)).toBe(given);
    const miscopied = [...given].flatMap((character, at) =>
      character === '-'
        ? []
        : [...SIGNS]
            .filter((other) => other !== character)
            .map((other) => given.slice(0, at) + other + given.slice(at + 1)),
    );
    expect(miscopied).toHaveLength(20 * (SIGNS.length - 1));
    expect(miscopied.filter(readFolio)).toEqual([]);
  });

  it('los que se dan son letras y cifras, también el final: cualquiera se dicta por teléfono', () => {
    for (let at = 0; at < 300; at += 1) {
      const { folio, nonce } = drawFolio('D', `mensaje ${at}`, DAY);
      expect(folio).toMatch(/^D-20250107-[0-9A-HJKMNP-TV-Z]{10}-[0-9A-HJKMNP-TV-Z]$/);
      expect(createFolio('D', `mensaje ${at}`, DAY, nonce)).toBe(folio);
      expect(readFolio(folio)).toBe(folio);
      expect(drawFolio('D', `mensaje ${at}`, DAY).folio).not.toBe(folio);
    }
  });

  it('los que se dieron con un signo al final se siguen leyendo', () => {
    const old = GIVEN.filter((given) => /[*~$=U]$/.test(given));
    expect(old.length).toBeGreaterThan(0);
    expect(old.map(readFolio)).toEqual(old);
  });

  it('se dicta en grupos cortos, y así dictado se lee', () => {
    const given = folio();
    const [type, day = '', code = '', check] = given.split('-');
    const groups = [type, day.slice(0, 4), day.slice(4), code.slice(0, 5), code.slice(5), check];
    expect(spokenFolio(given)).toBe(groups.join(' '));
    expect(readFolio(spokenFolio(given))).toBe(given);
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
});
