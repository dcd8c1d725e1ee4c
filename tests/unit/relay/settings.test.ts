/** @jest-environment node */
import { cpSync, symlinkSync } from 'node:fs';
import { readAccountContent } from '@/scripts/relay/account';
import { readRelaySettings, type RelayEnv } from '@/scripts/relay/settings';
import { SAMPLE, sampleContent } from '../../sample';
import { correos } from '../lib/formularios';
import { tempFolder } from '../make/folder';

const content = sampleContent();
const GOOD: RelayEnv = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'clave',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'servicio',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_QUEJA: 'q',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_DENUNCIA: 'd',
  RELEVO_SMTP: 'smtps://sitio%40oficina.example:s3cr%3At0@correo.example',
  RELEVO_REMITENTE: 'sitio@oficina.example',
};
const read = (changes: RelayEnv = {}) => readRelaySettings({ ...GOOD, ...changes }, content);

describe('los ajustes del relevo', () => {
  it('con lo necesario, lo demás tiene un valor sensato', () => {
    const { account, ...rest } = read();
    expect(rest).toEqual({
      smtp: {
        host: 'correo.example',
        port: 465,
        secure: true,
        requireTLS: false,
        auth: { user: 'sitio@oficina.example', pass: 's3cr:t0' },
      },
      sender: 'sitio@oficina.example',
      origins: ['https://sindicatura.example'],
      host: '127.0.0.1',
      port: 8025,
    });
    expect([account.publicKey, account.serviceId, account.correos]).toEqual([
      'clave',
      'servicio',
      correos,
    ]);
    expect([...account.forms].map(([id, forms]) => [id, forms.map((f) => f.folio)])).toEqual([
      ['d', ['D', 'R']],
      ['q', ['Q', 'C']],
    ]);
  });

  it.each([
    ['smtp://correo.example', { host: 'correo.example', port: 587, requireTLS: true }],
    ['smtp://correo.example:2525', { port: 2525, secure: false, requireTLS: true }],
    ['smtps://u:c@correo.example:465/', { secure: true, auth: { user: 'u', pass: 'c' } }],
    ['smtp://localhost:25', { host: 'localhost', port: 25, requireTLS: false }],
    ['smtp://127.0.0.1', { port: 587, requireTLS: false }],
    ['smtp://[::1]:25', { host: '::1', requireTLS: false }],
    ['smtp://localhost.correo.example:25', { requireTLS: true }],
  ])('%s se entiende, y fuera de este equipo exige cifrado', (url, smtp) => {
    expect(read({ RELEVO_SMTP: url }).smtp).toMatchObject(smtp);
  });

  it.each([
    ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', '', 'falta. Escriba el mismo valor con que se compila'],
    ['NEXT_PUBLIC_EMAILJS_SERVICE_ID', '  ', 'falta. Escriba el mismo valor con que se compila'],
    ['RELEVO_SMTP', '', 'falta. Escriba smtps://usuario:clave@correo.example:465'],
    ['RELEVO_SMTP', 'correo.example', 'no vale. Escriba smtps://'],
    ['RELEVO_SMTP', 'https://correo.example', 'no vale. Escriba smtps://'],
    ['RELEVO_SMTP', 'smtps://u:Sec/reto@correo.example', 'no vale. Escriba smtps://'],
    ['RELEVO_SMTP', 'smtps://u:Sec%zzreto@correo.example', 'no vale. Escriba smtps://'],
    ['RELEVO_SMTP', 'smtps://Secreto@correo.example', 'no vale. Escriba smtps://'],
    ['RELEVO_SMTP', 'smtps://u:Secreto@correo.example?tls.x=1', 'no vale. Escriba smtps://'],
    ['RELEVO_REMITENTE', 'Sitio <a@b.example>', 'no vale. Escriba la dirección'],
    ['RELEVO_ORIGENES', 'oficina.example', 'no vale. Escriba los orígenes'],
    ['RELEVO_ORIGENES', '*', 'no vale. Escriba los orígenes'],
    ['RELEVO_ORIGENES', 'https://a.example/ruta', 'no vale. Escriba los orígenes'],
    ['PORT', '70000', 'no vale. Escriba un número de 1 a 65535'],
  ])('%s=%s dice qué escribir, sin repetir el valor', (name, value, text) => {
    const problem = () => read({ [name]: value });
    expect(problem).toThrow(`${name}: ${text}`);
    expect(problem).not.toThrow(/Sec|reto|correo\.example\?|70000/);
  });
});

const folder = tempFolder();
beforeEach(() => {
  folder.remove('content');
  cpSync(`${SAMPLE}/content`, folder.at('content'), { recursive: true });
});

it.each<[string, () => void]>([
  [
    'una norma con una coma de menos',
    () => folder.write('content/normas/x.yml', 'a: [{b: 1 c: 2}'),
  ],
  ['un comunicado sin datos', () => folder.write('content/prensa/malo.md', 'sin datos')],
  ['un archivo que falta', () => folder.remove('content/inicio.yml')],
  ['un archivo que no es de nadie', () => folder.write('content/notas.docx', 'x')],
  ['un enlace a ninguna parte', () => symlinkSync('/no/hay', folder.at('content/prensa/e.md'))],
])('%s no detiene al relevo', (_, spoil) => {
  spoil();
  const { correo, sitio, formularios, formulariosIngles } = readAccountContent(folder.dir);
  const whole = sampleContent();
  expect([correo.data, sitio.data.url]).toEqual([whole.correo.data, whole.sitio.data.url]);
  expect(formularios).toEqual(whole.formularios);
  expect(formulariosIngles).toEqual(whole.formulariosIngles);
});

it.each([
  'content/correo.yml',
  'content/sitio.yml',
  'content/oficina.yml',
  'content/formularios/queja.yml',
])('lo que usa sí lo detiene, y lo nombra: %s', (file) => {
  folder.write(file, 'a: [b: {');
  expect(() => readAccountContent(folder.dir)).toThrow(`${file}:1`);
});
