/** @jest-environment node */
import { readStylesheet } from '@/scripts/make/pages/stylesheet';
import { tempFolder } from './folder';

const folder = tempFolder();
afterAll(folder.cleanUp);

describe('la hoja de estilo', () => {
  it('es la única que Next compiló', async () => {
    folder.write('una/_next/static/css/a.css', '\np{color:red}\n');
    expect(await readStylesheet(folder.at('una'))).toBe('p{color:red}');
  });

  it('si falta, o son dos, se dice dónde debe importarse', async () => {
    folder.write('dos/_next/static/css/a.css', 'p{}');
    folder.write('dos/_next/static/chunks/b.css', 'b{}');
    await expect(readStylesheet(folder.at('dos'))).rejects.toThrow(/have 2: .*app\/layout\.tsx/);
    await expect(readStylesheet(folder.at('ninguna'))).rejects.toThrow('have 0');
  });
});
