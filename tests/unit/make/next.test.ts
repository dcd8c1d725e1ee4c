/** @jest-environment node */
import { nextBuild, nextFailure } from '@/scripts/make/next';
import { pathsOf } from '@/scripts/make/paths';
import { tempFolder } from './folder';

const sourceAt = (ruta: string) => (ruta === '/prensa/ñ/' ? 'content/prensa/ñ.md' : undefined);

const WORDS = `▲ Next.js
Generating static pages (0/3)
Error occurred prerendering page "/prensa/%C3%B1". Read more: https://nextjs.org/docs/messages/prerender-error
TypeError: Cannot read properties of undefined (reading 'html')
Error occurred prerendering page "/prensa/%C3%B1". Read more: https://nextjs.org/docs/messages/prerender-error
Export encountered an error on /[[...ruta]]/page: /prensa/%C3%B1, exiting the build.
`;

describe('si Next no puede hacer una página', () => {
  it('se dice cuál es, de qué archivo, y dónde están sus propias palabras', () => {
    expect(nextFailure(WORDS, '.cache/next.log', sourceAt)).toBe(
      [
        'El armado de las páginas (Next) no pudo hacer esta página:',
        '  /prensa/%C3%B1/, con el texto de content/prensa/ñ.md',
        'Revise lo último que cambió en ese archivo.',
        'Sus propias palabras, para quien programa, están en .cache/next.log',
      ].join('\n'),
    );
  });

  it('y si no llegó a las páginas, que no es de quien escribe', () => {
    const said = nextFailure('Failed to compile.\n./app/layout.tsx\nType error: x', 'x', sourceAt);
    expect(said).toContain('la falla es del programa, no de los contenidos');
    expect(said).not.toContain('Type error');
  });
});

describe('un armado que falla', () => {
  const folder = tempFolder();
  const before = process.cwd();
  const said = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  beforeAll(() => process.chdir(folder.dir));
  afterAll(() => process.chdir(before));
  async function run(
    program: string,
    compiled?: string,
  ): Promise<{ times: number; error: string; warned: string }> {
    said.mockClear();
    folder.remove('veces');
    folder.write(
      'node_modules/next/dist/bin/next',
      `const fs = require('node:fs');
       fs.appendFileSync('veces', 'x');
       const isGenerate = process.argv.includes('generate');
       fs.writeFileSync('modo', isGenerate ? 'páginas' : 'todo');
       fs.writeFileSync('lista', String(fs.existsSync('.next/prerender-manifest.json')));
       const broken = fs.existsSync('.next/roto');
       ${program}`,
    );
    folder.remove('.next');
    folder.write('.next/roto', '');
    const paths = pathsOf({ root: folder.dir, out: folder.at('out'), cache: folder.at('.cache') });
    if (compiled !== undefined) {
      folder.write('.next/clave-del-codigo', compiled);
      folder.write('.next/prerender-manifest.json', 'páginas de antes');
    }
    const error = await nextBuild(paths, 'código', () => undefined).then(
      () => '',
      (reason: Error) => reason.message,
    );
    const warned = said.mock.calls.flat().join('\n');
    return { times: folder.read('veces').length, error, warned };
  }

  it('por lo que quedó a medias se intenta sin ello, y pasa; lo primero que falló queda dicho', async () => {
    const { times, error, warned } = await run(
      `if (broken) { console.error('node process exited before we could connect'); process.exit(1); }`,
    );
    expect([times, error]).toEqual([2, '']);
    expect(warned).toMatch(/antes de hacer ninguna página.*\.next.*una vez más.*next\.log/s);
    expect(folder.read('.cache/next.log')).toContain('before we could connect');
  });

  it('por el programa falla dos veces y no más, y se guarda lo que dijo cada vez', async () => {
    const { times, error } = await run(
      `console.error(broken ? 'la primera' : 'la segunda'); process.exit(1);`,
    );
    expect(times).toBe(2);
    expect(error).toContain('la falla es del programa');
    expect(folder.read('.cache/next.log')).toMatch(/la primera[^]*la segunda/);
  });

  it('por una página no se intenta otra vez, ni se borra nada', async () => {
    const { times, error, warned } = await run(
      `console.error('Error occurred prerendering page "/prensa/a". Read'); process.exit(1);`,
    );
    expect([times, warned]).toEqual([1, '']);
    expect(error).toContain('/prensa/a/');
    expect(folder.has('.next/roto')).toBe(true);
  });

  it('después, con el mismo código, se piden sólo las páginas; con otro, se compila', async () => {
    const { times } = await run('');
    expect([times, folder.read('modo')]).toEqual([1, 'todo']);
    const made = folder.read('.next/clave-del-codigo');
    await run('', made);
    expect([folder.read('modo'), folder.read('lista')]).toEqual(['páginas', 'false']);
    await run('', 'otro código');
    expect(folder.read('modo')).toBe('todo');
    expect(folder.read('.next/clave-del-codigo')).toBe(made);
  });

  it('si lo compilado no sirve se compila todo, y pasa', async () => {
    const { times, error } = await run('if (isGenerate) process.exit(1);', 'código');
    expect([times, error, folder.read('modo')]).toEqual([2, '', 'todo']);
  });

  it.each([
    ['él mismo', `process.kill(process.pid, 'SIGKILL');`],
    [
      'uno de los que usa',
      `console.error('Next.js build worker exited with code: null and signal: SIGKILL'); process.exit(1);`,
    ],
  ])(
    'porque el sistema detuvo a %s dice que faltó memoria, y cuánta hace falta',
    async (_, program) => {
      const { times, error } = await run(program);
      expect(times).toBe(1);
      expect(error).toMatch(/faltó memoria: hacen falta 2 GB/i);
    },
  );
});
