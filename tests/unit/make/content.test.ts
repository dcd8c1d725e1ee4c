/** @jest-environment node */
import { mailboxEnv, readSendSettings } from '@/lib/forms/settings';
import { buildWarnings, carrierProblems, refusePlainOrigin } from '@/scripts/make/content';
import { formatProblem } from '@/lib/content/load/problems';
import { SAMPLE, sampleContent, withSitio } from '../../sample';

describe('los avisos a quien compila', () => {
  const warnings = (env: Record<string, string | undefined>, demostracion: boolean) =>
    buildWarnings(withSitio({ demostracion }), readSendSettings(env));
  const KEYS = Object.fromEntries(
    Object.keys(mailboxEnv({})).map((key) => [key, 'https://correo.example']),
  );

  it('el sitio es de demostración', () => {
    expect(warnings(KEYS, true)[0]).toMatch(/^Sitio de demostración/);
    expect(warnings(KEYS, false)).toEqual([]);
  });

  it('el sitio es el verdadero, y los buscadores no lo muestran', () => {
    const hidden = withSitio({ demostracion: false, indexar: false });
    expect(buildWarnings(hidden, readSendSettings(KEYS))).toEqual([
      expect.stringContaining('indexar: true en content/sitio.yml'),
    ]);
  });

  // Especificación: D32-07
  it('no hay llaves de correo, o son las del buzón de pruebas', () => {
    expect(warnings({}, false)).toEqual([expect.stringMatching(/^Sin llaves de correo/)]);
    expect(warnings(mailboxEnv({}), false)).toEqual([expect.stringMatching(/No la publique/)]);
  });
});

describe('las llaves de cada formulario, por separado', () => {
  const P = 'NEXT_PUBLIC_EMAILJS_';
  const warnings = (forms: string[], activo: boolean) =>
    buildWarnings(
      withSitio({ demostracion: false, sugerencias: { activo } }),
      readSendSettings({
        [`${P}PUBLIC_KEY`]: 'llave',
        [`${P}SERVICE_ID`]: 'servicio',
        ...Object.fromEntries(forms.map((form) => [`${P}TEMPLATE_${form}`, form])),
      }),
    );

  it.each([
    [['QUEJA', 'DENUNCIA'], false, []],
    [
      ['DENUNCIA'],
      false,
      ['Sin llave de correo para la queja (NEXT_PUBLIC_EMAILJS_TEMPLATE_QUEJA):'],
    ],
    [['QUEJA', 'DENUNCIA'], true, ['Sin llave de correo para la sugerencia (']],
    [['SUGERENCIA'], false, ['Sin llaves de correo']],
  ])('con las de %j, y sugerencias: %s', (forms, activo, expected) =>
    expect(warnings(forms, activo)).toEqual(expected.map((one) => expect.stringContaining(one))),
  );
});

describe('lo que se escribe no viaja sin cifrar', () => {
  const refuse = (origin: string) => () =>
    refusePlainOrigin(
      readSendSettings({
        NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'llave',
        NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'servicio',
        NEXT_PUBLIC_EMAILJS_TEMPLATE_DENUNCIA: 'denuncia',
        NEXT_PUBLIC_EMAILJS_ORIGIN: origin,
      }),
    );

  it.each([
    ...[
      'http://relevo.oficina.example',
      'HTTP://relevo.oficina.example',
      'http://192.168.1.7:4450',
    ],
    ...[
      'http://localhost.oficina.example',
      'ftp://localhost',
      'relevo.oficina.example',
      '//relevo',
    ],
    ...['javascript:alert(1)', 'ws://localhost'],
  ])('con NEXT_PUBLIC_EMAILJS_ORIGIN=%s no se compila', (origin) =>
    expect(refuse(origin)).toThrow(/^NEXT_PUBLIC_EMAILJS_ORIGIN=.*sin cifrar.*https:/),
  );

  it.each([
    ...['https://relevo.oficina.example', '', '/'],
    ...['http://localhost:4450', 'http://127.0.0.1:4450', 'http://[::1]:4450/'],
  ])('con %s, sí', (origin) => expect(refuse(origin)).not.toThrow());
});

describe('quién lleva los mensajes, según los textos y según la compilación', () => {
  const build = (via: 'servicio' | 'relevo', env: Record<string, string | undefined>) => {
    const all = sampleContent();
    const correo = { ...all.correo, data: { ...all.correo.data, via } };
    return carrierProblems({ ...all, correo }, readSendSettings(env), SAMPLE).map(formatProblem);
  };
  const keys = (origin?: string) => ({
    ...Object.fromEntries(Object.keys(mailboxEnv({})).map((key) => [key, 'llave'])),
    NEXT_PUBLIC_EMAILJS_ORIGIN: origin,
  });

  it.each([
    ['relevo', undefined],
    ['relevo', 'https://api.emailjs.com'],
    ['servicio', 'https://relevo.oficina.example'],
  ] as const)('con «%s» y los formularios en %s, la revisión lo dice', (via, origin) => {
    expect(build(via, keys(origin))).toEqual([
      expect.stringMatching(
        /content\/correo\.yml:\d+ via: dice «\w+», y los formularios envían a https:[^]*Escriba via: /,
      ),
    ]);
  });

  it.each([
    ['servicio', 'el servicio', keys()],
    ['servicio', 'el propio sitio', keys('/')],
    ['relevo', 'el relevo', keys('https://relevo.oficina.example')],
    ['relevo', 'el buzón de pruebas', mailboxEnv({})],
    ['relevo', 'ningún lado, sin llaves', {}],
  ] as const)('con «%s» y los formularios en %s, sí', (via, _where, env) => {
    expect(build(via, env)).toEqual([]);
  });
});
