/** @jest-environment node */
import fs from 'node:fs';
import { formerOf, recoverFolder, swapFolder } from '@/lib/files/swap';
import { tempFolder } from '../make/folder';

const folder = tempFolder();
afterEach(() => jest.restoreAllMocks());
const [part, shown] = [folder.at('sitio/parte'), folder.at('sitio/actual')];

function begin() {
  folder.remove('sitio');
  for (const [name, text] of [
    ['actual.anterior', 'anteayer'],
    ['actual', 'ayer'],
    ['parte', 'hoy'],
  ] as const)
    folder.write(`sitio/${name}/index.html`, text);
}
const seen = () => folder.read('sitio/actual/index.html');

/** From its step `cut` on, the system refuses (`isOver` false: that step alone) what changes the disk. */
function refuse(cut: number, isOver: boolean) {
  let steps = 0;
  for (const name of ['renameSync', 'rmSync', 'mkdirSync'] as const) {
    const own = fs[name] as (...given: unknown[]) => unknown;
    jest.spyOn(fs, name).mockImplementation((...given: unknown[]): never => {
      steps += 1;
      if (isOver ? steps >= cut : steps === cut)
        throw Object.assign(new Error('no'), { code: 'EIO' });
      return own(...given) as never;
    });
  }
}

it('la carpeta nueva toma el lugar de la otra, que queda al lado', () => {
  begin();
  swapFolder(part, shown);
  expect([seen(), folder.read('sitio/actual.anterior/index.html')]).toEqual(['hoy', 'ayer']);
  expect(fs.existsSync(formerOf(shown))).toBe(true);
});

it.each([1, 2, 3, 4])('si el sistema impide su paso %i, se ve la de antes', (step) => {
  begin();
  refuse(step, false);
  expect(() => swapFolder(part, shown)).toThrow('no');
  jest.restoreAllMocks();
  expect(seen()).toBe('ayer');
});

it.each([1, 2, 3, 4, 5])('si todo se corta en el paso %i, después se ve una entera', (step) => {
  begin();
  refuse(step, true);
  if (step < 5) expect(() => swapFolder(part, shown)).toThrow('no');
  else swapFolder(part, shown);
  jest.restoreAllMocks();
  recoverFolder(shown);
  expect(seen()).toBe(step < 5 ? 'ayer' : 'hoy');
});
