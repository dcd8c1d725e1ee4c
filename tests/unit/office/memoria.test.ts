/** @jest-environment node */
import { Store } from '@/lib/store';
import { inspectOffice } from '@/scripts/make/office/inspect';
import { svgProblems } from '@/scripts/make/office/svg';
import { tempFolder } from '../make/folder';

jest.mock('@/scripts/make/office/svg', () => {
  const real = jest.requireActual<{ svgProblems: typeof svgProblems }>('@/scripts/make/office/svg');
  return { svgProblems: jest.fn(real.svgProblems) };
});

const folder = tempFolder();
afterAll(folder.cleanUp);

const places = { public: folder.at('public') };
const store = new Store(folder.at('store'));
const put = (name: string, text: string) => folder.write(`public/${name}`, text);
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path d="M0 0h4v4z"/></svg>';

it('lo que ya se revisó no se revisa otra vez mientras sus bytes sean los mismos', async () => {
  put('imagenes/a.svg', SVG);
  const first = await inspectOffice(places, store);
  expect(await inspectOffice(places, store)).toEqual(first);
  expect(svgProblems).toHaveBeenCalledTimes(1);
  put('imagenes/a.svg', SVG.replace('<path', '<script/><path'));
  const [changed] = (await inspectOffice(places, store)).files;
  expect(changed?.faults).toHaveLength(1);
  expect(svgProblems).toHaveBeenCalledTimes(2);
});
