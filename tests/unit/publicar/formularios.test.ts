/** @jest-environment node */
import { onlyFirst } from '@/scripts/test/parts';
import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { mailboxEnv, readSendSettings } from '@/lib/forms/settings';
import { codeKeyOf } from '@/lib/keys';
import { ENGINE, engineVersion } from '@/lib/office-folder/engine';
import { emitEnvio, ENVIO } from '@/scripts/make/emit/envio';
import { keepKey, siteKey } from '@/scripts/make/keys';
import { officeOptions, pathsOf } from '@/scripts/make/paths';
import { refuseSilentForms } from '@/scripts/publicar/envio';
import { SAMPLE, withSitio } from '../../sample';
import { tempFolder } from '../make/folder';
import { writeSite } from '../redaccion/site-files';

const folder = tempFolder();
afterAll(folder.cleanUp);
jest.setTimeout(180_000);

const KEYS = Object.fromEntries(
  Object.keys(mailboxEnv({})).map((name) => [name, 'https://correo.example']),
);
const withKey = (name: string, value: string) => ({
  ...KEYS,
  [`NEXT_PUBLIC_EMAILJS_${name}`]: value,
});
const without = (name: string) => withKey(name, '');
const REAL = { demostracion: false };
const envioOf = (env: Record<string, string | undefined>, sitio: object = REAL) =>
  emitEnvio(withSitio(sitio), readSendSettings(env)).get(ENVIO) ?? '';

async function run(envio: string | undefined, ...args: string[]) {
  const project = folder.at('proyecto');
  folder.remove('proyecto');
  const files = { 'index.html': 'inicio', ...(envio !== undefined && { [ENVIO]: envio }) };
  writeSite(folder.at('proyecto/out'), files);
  const paths = pathsOf(officeOptions(project));
  folder.write('proyecto/.cache/host-rules.json', '{}');
  cpSync(SAMPLE, project, { recursive: true });
  folder.write('proyecto/oficina.json', JSON.stringify({ motor: engineVersion() }));
  await keepKey(paths, siteKey(paths, codeKeyOf(ENGINE, {} as NodeJS.ProcessEnv)));
  return new Promise<{ code: number; text: string }>((resolve) => {
    const program = path.resolve('scripts/publicar/main.ts');
    execFile(
      process.execPath,
      ['--import', pathToFileURL(require.resolve('tsx')).href, program, ...args],
      {
        cwd: project,
        env: {
          ...{ PATH: process.env['PATH'], NODE_ENV: 'production', OFICINA: project },
          TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'),
        },
      },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, text: stdout + stderr }),
    );
  });
}

async function refusal(envio: string | undefined, live?: string, silent = false) {
  folder.remove('out');
  folder.write('out/index.html', 'inicio');
  if (envio !== undefined) folder.write(`out/${ENVIO}`, envio);
  const asked = { out: folder.at('out'), silent, advice: 'Haga esto.' };
  try {
    await refuseSilentForms({ ...asked, live: () => Promise.resolve(live) });
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('publicar un sitio que no es una demostración', () => {
  it.each([
    ['sin ninguna llave', {}, 'los formularios de queja y denuncia,'],
    ['con las variables en blanco', without('PUBLIC_KEY'), 'los formularios de queja y denuncia,'],
    ['con espacios por llave', withKey('SERVICE_ID', '  '), 'los formularios de queja y denuncia,'],
    ['sin la plantilla de la denuncia', without('TEMPLATE_DENUNCIA'), 'el formulario de denuncia,'],
    ['compilado para el buzón de pruebas', mailboxEnv({}), 'los formularios de queja y denuncia,'],
  ])('%s se rechaza y dice qué hacer', async (_, env, forms) => {
    const said = await refusal(envioOf(env));
    expect(said).toContain(`nada se enviaría desde ${forms}`);
    expect(said).toContain('NEXT_PUBLIC_EMAILJS_');
    expect(said).toMatch(/\nHaga esto\.$/);
    expect(said).not.toContain('sí enviaba');
    expect(await refusal(envioOf(env), undefined, true)).toBe('');
  });

  it('si el publicado sí enviaba, lo dice, y desde cuál', async () => {
    const lost = await refusal(envioOf({}), envioOf(without('TEMPLATE_DENUNCIA')));
    expect(lost).toContain('El sitio publicado sí enviaba desde el formulario de queja.');
    for (const live of [envioOf({}), '', '<!doctype html>', '{"envian":"queja"}'])
      expect(await refusal(envioOf({}), live)).not.toContain('sí enviaba');
  });

  it('con sus llaves pasa, y una demostración también; un formulario apagado no cuenta', async () => {
    const off = { ...REAL, sugerencias: { activo: false } };
    const open = { ...REAL, sugerencias: { activo: true } };
    expect(await refusal(envioOf(KEYS))).toBe('');
    expect(await refusal(envioOf({}, { demostracion: true }))).toBe('');
    expect(await refusal(envioOf(without('TEMPLATE_SUGERENCIA'), off))).toBe('');
    expect(await refusal(envioOf(without('TEMPLATE_SUGERENCIA'), open))).toContain(
      'el formulario de sugerencia',
    );
  });

  it('un sitio que no dice si envía, o que lo dice de otro modo, no pasa', async () => {
    for (const envio of [undefined, '', '{}', '{"demostracion":"sí"}'])
      expect(await refusal(envio)).toContain('le falta envio.json');
  });
});

if (!onlyFirst)
  it('npm run publicar acaba mal con un sitio así, salvo con --sin-formularios, y revisar también', async () => {
    const target = 'sitio@nadie.invalid:/srv/sitio';
    const refused = await run(envioOf({}), target);
    expect([refused.code, refused.text]).toEqual([1, expect.stringContaining('--sin-formularios')]);
    expect(refused.text).toContain('Los visitantes siguen viendo lo que veían.');
    expect((await run(envioOf({}), target, '--sin-formularios')).text).toContain(
      'La conexión con sitio@nadie.invalid',
    );
    expect(await run(envioOf({}), '--revisar-formularios')).toMatchObject({ code: 1 });
    const checked = await run(envioOf(KEYS), '--revisar-formularios');
    expect(checked).toEqual({
      code: 0,
      text: expect.stringMatching(
        /^Carpeta de la oficina: .*proyecto\nLas quejas y las denuncias llegarán aquí:\n( {2}.+\n)+out\/ puede publicarse\.\n$/,
      ),
    });
  });
