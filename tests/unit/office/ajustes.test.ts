/** @jest-environment node */
import { readOfficeSettings, takeSettings } from '@/scripts/open-office';
import { beginHistory } from '../../git';
import { tempFolder } from '../make/folder';

const folder = tempFolder();
afterAll(folder.cleanUp);

const KEY = 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY';
let count = 0;
function office(files: Record<string, string | Buffer>) {
  const name = `oficina-${count++}`;
  folder.write(`${name}/content/sitio.yml`, '');
  for (const [file, text] of Object.entries(files)) folder.write(`${name}/${file}`, text);
  return { root: folder.at(name), read: () => readOfficeSettings(folder.at(name)) };
}

describe('los ajustes de una oficina', () => {
  it('vienen de .env.local, de una lista de nombres', async () => {
    const { read } = office({
      '.env.local': `# De la oficina\nexport ${KEY}=llave\r\nRELEVO_SMTP="smtps://a%40b:c@x.example:465" # uno\nPORT=8025\n`,
    });
    expect(await read()).toEqual({
      settings: { [KEY]: 'llave', RELEVO_SMTP: 'smtps://a%40b:c@x.example:465', PORT: '8025' },
      warnings: [],
    });
    expect(await office({}).read()).toEqual({ settings: {}, warnings: [] });
  });

  it.each([
    ...['GIT_CONFIG_COUNT', 'NODE_OPTIONS', 'npm_config_registry', 'PATH', 'LD_PRELOAD', 'OFICINA'],
    ...[
      'IDENTIDAD',
      'INIT_CWD',
      'BROWSER',
      'NEXT_PUBLIC_OTRA',
      '__NEXT_PROCESSED_ENV',
      'BUZON_DIR',
    ],
  ])('%s no tiene efecto, y se dice', async (name) => {
    const { read, root } = office({ '.env.local': `${name}=malo\n${KEY}=llave\n` });
    const { settings, warnings } = await read();
    expect(settings).toEqual({ [KEY]: 'llave' });
    expect(warnings).toEqual([
      expect.stringMatching(`^.env.local dice ${name}, y no tiene efecto`),
    ]);
    const before = process.env[name];
    const said = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const own = { ...process.env };
    await takeSettings(root);
    expect([process.env[name], process.env[KEY]]).toEqual([before, 'llave']);
    expect(said).toHaveBeenCalledWith(expect.stringMatching(/^Aviso: /));
    said.mockRestore();
    process.env = own;
  });

  it('el entorno de quien ejecuta va antes que el archivo', async () => {
    const own = { ...process.env };
    process.env[KEY] = 'de quien ejecuta';
    await takeSettings(office({ '.env.local': `${KEY}=del archivo\n` }).root);
    expect(process.env[KEY]).toBe('de quien ejecuta');
    process.env = own;
  });

  it('un valor no se completa con otra variable', async () => {
    const { read } = office({ '.env.local': `${KEY}=$HOME/\${PATH}\nHOST="$USER"\n` });
    expect((await read()).settings).toEqual({ [KEY]: '$HOME/${PATH}', HOST: '$USER' });
  });

  it.each(['.env', '.env.production', '.env.production.local', '.env.development', '.env.\u001bx'])(
    'de %j no se toma nada, y se dice con letras que no mueven la pantalla',
    async (name) => {
      const { settings, warnings } = await office({ [name]: `${KEY}=ajena\n` }).read();
      expect(settings).toEqual({});
      expect(warnings).toEqual([
        expect.stringContaining(`ningún ajuste de ${name.replace('\u001b', '?')}: sólo`),
      ]);
    },
  );

  it('de un .env.local que está en la historia no se toma nada, y se dice cómo sacarlo', async () => {
    for (const name of ['.env.local', '.ENV.LOCAL']) {
      const { root, read } = office({ [name]: `${KEY}=ajena\n` });
      const git = beginHistory(root);
      folder.write(`${root.slice(folder.dir.length + 1)}/.env.local`, `${KEY}=ajena\n`);
      const { settings, warnings } = await read();
      expect(settings).toEqual({});
      expect(warnings.join('\n')).toContain('git rm --cached .env.local');
      git('rm', '-q', '--cached', name);
      expect((await read()).settings).toEqual({ [KEY]: 'ajena' });
    }
  });

  it('si git no puede decir de quién es, tampoco', async () => {
    const { root, read } = office({ '.env.local': `${KEY}=llave\n` });
    beginHistory(root);
    folder.write(`${root.slice(folder.dir.length + 1)}/.git/index`, 'roto');
    const { settings, warnings } = await read();
    expect([settings, warnings]).toEqual([{}, [expect.stringContaining('git no pudo leer')]]);
  });

  it('se leen como los guarde el editor; lo que no es texto se dice sin más', async () => {
    const text = `${KEY}=ñandú\r\n`;
    for (const written of [
      `\ufeff${text}`,
      Buffer.from(`\ufeff${text}`, 'utf16le'),
      Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
    ])
      expect((await office({ '.env.local': written }).read()).settings).toEqual({ [KEY]: 'ñandú' });
    for (const odd of [Buffer.from([0x41, 0xf1, 0x0a]), Buffer.from(text, 'utf16le')])
      await expect(office({ '.env.local': odd }).read()).rejects.toThrow(/guárdelo como UTF-8/);
    await expect(office({ '.env.local/dentro': 'x' }).read()).rejects.toThrow(
      /No se puede leer .*\.env\.local/,
    );
  });
});
