/** @jest-environment node */
import { appendFileSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { HUELLAS } from '@/scripts/make/huellas';
import { session } from '@/scripts/publicar/session';
import { describeWithSshd, faultsOf, publisher, version } from './publisher';

const { actual, options, put, back, shown, faults } = publisher(() => ({
  mudo: 'exit 0',
}));
const COMMON = 'prensa/7/index.html';

describeWithSshd('lo que alguien alteró en el servidor', () => {
  it('no estorba para publicar, ni pasa a la versión nueva', async () => {
    await put(version(1, { '_/comun.js': 'común' }));
    writeFileSync(path.join(actual, COMMON), 'pintado');
    writeFileSync(path.join(actual, '_/comun.js'), 'pintado');
    writeFileSync(path.join(actual, '_/app-1.js'), 'pintado');
    writeFileSync(path.join(actual, 'intruso\x1b[2J.html'), 'intruso');
    rmSync(path.join(actual, 'index.html'));
    symlinkSync('/etc/passwd', path.join(actual, 'index.html'));
    await put(version(2, { '_/comun.js': 'común' }));
    expect(faultsOf(actual)).toEqual([]);
  });

  it.each([
    ['falta', (list: string) => rmSync(list)],
    ['no es una lista', (list: string) => writeFileSync(list, '<!doctype html>\n\n')],
    ['nombra lo de fuera', (list: string) => appendFileSync(list, `${'a'.repeat(64)}  ../../x\n`)],
  ])('aunque sea su lista, que %s, se publica; y a esa versión no se vuelve', async (_, alter) => {
    const first = await put(version(1));
    alter(path.join(actual, HUELLAS));
    const second = await put(version(1));
    expect(second).not.toBe(first);
    expect(faults()).toEqual([]);
    await expect(back()).rejects.toThrow('ya no es lo que dice su lista');
    expect(shown()).toBe(second);
  });

  it('a una versión que comparte lo alterado no se vuelve; publicar lo repone', async () => {
    await put(version(1));
    const second = await put(version(2));
    writeFileSync(path.join(actual, COMMON), 'pintado');
    await expect(back()).rejects.toThrow('Publique out/');
    expect(shown()).toBe(second);
    await put(version(2));
    expect(readFileSync(path.join(actual, COMMON), 'utf8')).toBe('7');
  });
});

describeWithSshd('la versión cuyos formularios no envían', () => {
  const envio = (envian: string[], sinEnviar: string[], demostracion = false) => ({
    'envio.json': `${JSON.stringify({ demostracion, envian, sinEnviar })}\n`,
  });

  it('no se vuelve a ella sin decir que se quiere; a una demostración, y a la que no lo dice, sí', async () => {
    const silent = await put(version(1, envio(['queja'], ['denuncia'])));
    const demo = await put(version(2, envio([], ['queja', 'denuncia'], true)));
    const untold = await put(version(3));
    const last = await put(version(4, envio(['queja', 'denuncia'], [])));
    await expect(back(silent)).rejects.toThrow(`la versión ${silent} no es una demostración`);
    expect(shown()).toBe(last);
    expect(await back(demo)).toBe(demo);
    expect(await back(untold)).toBe(untold);
    const meant = { ...options(), action: 'back', version: silent, silent: true } as const;
    expect((await session(meant)).shown).toBe(silent);
  });
});
