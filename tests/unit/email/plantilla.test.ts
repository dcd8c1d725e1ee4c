/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { tempFolder } from '../make/folder';

const folder = tempFolder();
afterAll(folder.cleanUp);

const run = (...files: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/plantilla.ts', ...files], {
    encoding: 'utf8',
  });

describe('npm run plantilla', () => {
  it('nombra cada falta por archivo y renglón, y dice cuando no hay', () => {
    const good = folder.write('buena.html', '<div style="white-space:pre-wrap">{{message}}</div>');
    const bad = folder.write(
      'mala.html',
      '<p>\n<div style="white-space:pre-wrap">{{user_ip}}</div>',
    );
    expect(run(good)).toMatchObject({ status: 0, stdout: expect.stringContaining('Sin faltas') });
    const { status, stderr } = run(good, bad, folder.at('nada.html'));
    expect(status).toBe(1);
    expect(stderr).toContain(`${bad}:2 esta variable dice algo del equipo`);
    expect(stderr).toContain(`${folder.at('nada.html')} no existe.`);
    expect(stderr).not.toContain('    at ');
  }, 30_000);
});
