import { linkProblem } from '@/lib/content/links';

describe('un enlace lleva a donde se lee que lleva', () => {
  it.each([
    'https://www.tijuana.gob.mx/',
    'http://b.example:8080/a?b=c@d#e',
    'HTTPS://B.EXAMPLE',
    'http://148.223.1.9:8080/portal',
    'https://172.32.0.1/',
    'https://ñandú.example/',
    '/prensa/',
    '/static/pdf/Codigo de etica.pdf',
    '#queja',
    'mailto:a.b@oficina.gob.mx',
    'mailto:a@b.example?subject=Hola',
    'tel:070',
    'tel:+526645550100',
    'tel:664-555-0100;ext=1101',
  ])('«%s» está bien escrito', (url) => expect(linkProblem(url)).toBeUndefined());

  it.each([
    ['http://localhost:3000/prensa/', 'sólo existe en su equipo'],
    ['https://equipo.local/', 'sólo existe en su equipo'],
    ['http://127.0.0.1:3000/', 'no nombra un sitio'],
    ['http://0x7f.1/', 'no nombra un sitio'],
    ['http://2130706433/', 'no nombra un sitio'],
    ['http://0x94df0109/', 'no nombra un sitio'],
    ['http://148.58625/', 'no nombra un sitio'],
    ['http://0.0.0.0/', 'no nombra un sitio'],
    ['http://10.1.2.3/', 'no nombra un sitio'],
    ['http://172.16.0.1/', 'no nombra un sitio'],
    ['https://192.168.1.1/', 'no nombra un sitio'],
    ['http://169.254.169.254/', 'no nombra un sitio'],
    ['http://100.64.0.1/', 'no nombra un sitio'],
    ['http://224.0.0.1/', 'no nombra un sitio'],
    ['http://[::1]/', 'no nombra un sitio'],
    ['https://intranet/', 'no nombra un sitio'],
    ['https:evil', 'no es una dirección web'],
    ['https:/evil.example/', 'no es una dirección web'],
    ['https:///evil.example/', 'no es una dirección web'],
    ['https://', 'no es una dirección web'],
    ['https://x y', 'no es una dirección web'],
    ['https://x .example/', 'no es una dirección web'],
    ['https://usuario:clave@b.example/', 'lleva «@» antes del sitio'],
    ['https://sindicatura.example@evil.example/', 'lleva «@» antes del sitio'],
    ['https://@evil.example/', 'lleva «@» antes del sitio'],
    ['//evil.example/', 'no se entiende igual en todos los navegadores'],
    ['/\\evil.example/', 'no se entiende igual en todos los navegadores'],
    ['\\\\evil.example/', 'no se entiende igual en todos los navegadores'],
    ['https:\\\\evil.example/', 'no se entiende igual en todos los navegadores'],
    ['mailto:', 'no lleva a un correo'],
    ['mailto:a@b', 'no lleva a un correo'],
    ['mailto:a@b.example,c@d.example', 'no lleva a un correo'],
    ['tel:', 'no lleva a un teléfono'],
    ['tel:seis', 'no lleva a un teléfono'],
  ])('«%s» se rechaza y dice qué escribir', (url, message) => {
    expect(linkProblem(url)).toContain(message);
    expect(linkProblem(url)).toMatch(/[Ee]scriba.+/);
  });
});
