/** @jest-environment node */
import { bundleIslands } from '@/scripts/make/islands';
import { emitLicencias, LICENCIAS } from '@/scripts/make/emit/licencias';
import { tempFolder } from './folder';

const folder = tempFolder();

const pack = (name: string, license: string, text?: string) => {
  folder.write(`m/${name}/package.json`, JSON.stringify({ version: '1.2.3', license }));
  if (text) folder.write(`m/${name}/LICENSE`, text);
};
for (const name of ['pagefind', 'tailwindcss']) pack(name, 'MIT', `Copyright de ${name}`);
for (const name of ['@expo-google-fonts/source-sans-3', '@expo-google-fonts/source-serif-4'])
  pack(name, 'MIT AND OFL-1.1', `Copyright de ${name}`);
const noticesOf = (...names: string[]) => emitLicencias(names, folder.at('m')).get(LICENCIAS) ?? '';

describe('las licencias de lo que recibe quien lee', () => {
  it('traen el aviso entero de cada paquete que va en los guiones, con su versión', async () => {
    const { packages } = await bundleIslands(folder.at('islas'));
    expect(packages).toEqual(
      expect.arrayContaining(['@emailjs/browser', '@noble/hashes', 'react', 'react-dom']),
    );
    const text = emitLicencias(packages).get(LICENCIAS) ?? '';
    for (const name of [
      ...packages,
      'pagefind',
      'tailwindcss',
      '@expo-google-fonts/source-serif-4',
    ])
      expect(text).toContain(`\n${name} `);
    expect(text).toContain('Copyright (c) 2021 EmailJS');
    expect(text).toContain('Neither the name of the copyright holder');
    expect(text).toContain('Copyright (c) Meta Platforms');
    expect(text).toContain('SIL Open Font License');
  });

  it('detienen la compilación si un paquete no trae su texto, o pide más que un aviso', () => {
    pack('mudo', 'MIT');
    pack('exigente', 'GPL-3.0-only', 'Copyright');
    expect(() => noticesOf('mudo')).toThrow('mudo no trae el texto');
    expect(() => noticesOf('exigente')).toThrow('licencia GPL-3.0-only');
  });
});
