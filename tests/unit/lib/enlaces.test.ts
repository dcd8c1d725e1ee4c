import { fileWords } from '@/lib/content/faults';
import { linkProblem } from '@/lib/content/lint/links';

const WRONG: Record<string, string[]> = {
  'sólo existe en su equipo': ['http://localhost:3000/prensa/', 'https://equipo.local/'],
  'no nombra un sitio': [
    ...['http://127.0.0.1:3000/', 'http://0x7f.1/', 'http://2130706433/', 'http://0x94df0109/'],
    ...['https://192.168.1.1/', 'http://172.16.0.1/', 'http://[::1]/', 'https://intranet/'],
    ...['https://a..b/', 'https://.b.example/'],
  ],
  'no es una dirección web': [
    ...['https:evil', 'https:/evil.example/', 'https:///evil.example/', 'https://'],
    ...['https://x y', 'https://x .example/'],
  ],
  'lleva «@» antes del sitio': [
    ...['https://usuario:clave@b.example/', 'https://sindicatura.example@evil.example/'],
    ...['https://@evil.example/'],
  ],
  'no se entiende igual en todos los navegadores': [
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example/',
    'https:\\\\evil.example/',
  ],
  'no lleva a un correo': ['mailto:', 'mailto:a@b', 'mailto:a@b.example,c@d.example'],
  'no lleva a un teléfono': ['tel:', 'tel:seis'],
};

describe('un enlace lleva a donde se lee que lleva', () => {
  it.each([
    'https://www.tijuana.gob.mx/',
    'http://b.example:8080/a?b=c@d#e',
    'http://148.223.1.9:8080/portal',
    'https://172.32.0.1/',
    '/prensa/',
    '/static/pdf/Codigo de etica.pdf',
    '#queja',
    'mailto:a.b@oficina.gob.mx',
    'mailto:a@b.example?subject=Hola',
    'tel:070',
    'tel:664-555-0100;ext=1101',
  ])('«%s» está bien escrito', (url) => expect(linkProblem(url)).toBeUndefined());

  it.each(
    Object.entries(WRONG).flatMap(([message, urls]) => urls.map((url) => [url, message] as const)),
  )('«%s» se rechaza y dice qué escribir', (url, message) => {
    const said = fileWords(linkProblem(url)!);
    expect(said).toContain(message);
    expect(said).toMatch(/[Ee]scriba.+/);
  });
});
