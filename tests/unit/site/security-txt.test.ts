/** @jest-environment node */
import { fileWords } from '@/lib/content/faults';
import { expiryOf } from '@/lib/check/due';
import { Sitio } from '@/lib/content/model/schemas';
import { emitSecurity } from '@/scripts/make/emit/security';
import { withSitio } from '../../sample';

const FILE = '.well-known/security.txt';
const contact = { correo: 'avisos@oficina.test', vence: '2027-03-31' };
const said = (change: Parameters<typeof withSitio>[0]) => emitSecurity(withSitio(change)).get(FILE);

describe('security.txt', () => {
  // Especificación: SE-04
  it('dice a quién avisar, hasta cuándo, en qué lengua y dónde vale (RFC 9116)', () => {
    const text = said({ seguridad: contact, url: 'https://oficina.test', demostracion: false });
    expect(text).toBe(
      [
        '# A quién avisar de una falla de seguridad de este sitio.',
        'Contact: mailto:avisos@oficina.test',
        'Expires: 2027-03-31T23:59:59Z',
        'Preferred-Languages: es',
        'Canonical: https://oficina.test/.well-known/security.txt',
        '',
      ].join('\n'),
    );
    const politica = 'https://oficina.test/avisos-de-fallas/';
    expect(said({ seguridad: { ...contact, politica } })).toContain(`\nPolicy: ${politica}\n`);
  });

  it('en una demostración dice que el contacto es de muestra; sin contacto no existe', () => {
    expect(said({ seguridad: contact, demostracion: true })).toContain('# Sitio de demostración');
    expect(said({ seguridad: undefined })).toBeUndefined();
  });

  it('un contacto no abre renglones: sólo se admite un correo', () => {
    const { shape } = Sitio;
    for (const correo of ['a@b.test\nContact: mailto:otro@c.test', 'javascript:alert(1)', ''])
      expect(shape.seguridad.safeParse({ ...contact, correo }).success).toBe(false);
    expect(shape.seguridad.safeParse({ ...contact, vence: '2027-02-30' }).success).toBe(false);
  });
});

describe('cuándo se avisa que el contacto vence', () => {
  it.each([
    ['2027-01-29', undefined],
    ['2027-01-30', 'vence el 2027-03-31, en 60 días'],
    ['2027-03-30', 'vence el 2027-03-31, en 1 día.'],
    ['2027-04-01', 'venció el 2027-03-31'],
  ])('el %s: %s', (today, words) => {
    const found = expiryOf(contact, today);
    expect(found && fileWords(found)).toEqual(words && expect.stringContaining(words));
  });
});
