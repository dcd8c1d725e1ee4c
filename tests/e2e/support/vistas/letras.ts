import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PACKAGES = path.resolve(import.meta.dirname, '../../../../node_modules/@expo-google-fonts');
const FAMILIES = { 'source-serif-4': 'SourceSerif4', 'source-sans-3': 'SourceSans3' };
const CUTS = ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'];
/** Families of tailwind.config.ts that the pinned serif replaces; the pinned sans replaces the others. */
const SERIFS = ['Charter', 'Cambria', 'serif'];

const rule = (how: string, name: string, becomes: string) =>
  `<match target="pattern"><test name="family" ${how}><string>${name}</string></test>` +
  `<edit name="family" mode="assign" binding="strong"><string>${becomes}</string></edit></match>`;

/** Other workers' browsers may be reading the former file. */
function replace(file: string, data: string | Buffer): void {
  writeFileSync(`${file}.${process.pid}`, data);
  renameSync(`${file}.${process.pid}`, file);
}

/** Writes the pinned fonts, and a fontconfig that hides all others. @returns the path for `FONTCONFIG_FILE` */
export function pinFonts(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const [family, name] of Object.entries(FAMILIES))
    for (const cut of CUTS) {
      const file = `${name}_${cut}.ttf`;
      replace(path.join(folder, file), readFileSync(path.join(PACKAGES, family, cut, file)));
    }
  const settings = path.join(folder, 'fonts.conf');
  replace(
    settings,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>
<dir>${folder}</dir><cachedir>${path.join(folder, 'cache')}</cachedir>
${SERIFS.map((name) => rule('', name, 'Source Serif 4')).join('\n')}
${rule('qual="all" compare="not_eq"', 'Source Serif 4', 'Source Sans 3')}
</fontconfig>\n`,
  );
  return settings;
}
