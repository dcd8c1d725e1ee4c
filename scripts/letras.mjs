/**
 * Makes the headings' letters (docs/decisions/styles.md): of Source Serif 4 the characters of Spanish and
 * English, in a single optical size, from regular to a little short of bold. Its tools stay out of the
 * project: `npm install --prefix FOLDER subset-font@2.9.0 @fontsource-variable/source-serif-4@5.3.1`, then
 * `node scripts/letras.mjs FOLDER`, then the new name in tailwind.config.ts.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const packages = path.resolve(process.argv[2] ?? '', 'node_modules');
const load = createRequire(packages);
const subsetFont = load('subset-font');
const fontverter = load('fontverter');
const PACKAGE = path.join(packages, '@fontsource-variable/source-serif-4');
const FOLDER = 'lib/design/letras';
const SIGNS = ' \u00a0.,;:!?¡¿()«»“”‘’\'"-–—…%$/ºª·ÁÉÍÓÚÜÑáéíóúüñ';
const range = (from, to) =>
  Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, at) =>
    String.fromCharCode(from.charCodeAt(0) + at),
  ).join('');

const plain = await subsetFont(
  readFileSync(`${PACKAGE}/files/source-serif-4-latin-opsz-normal.woff2`),
  range('A', 'Z') + range('a', 'z') + range('0', '9') + SIGNS,
  {
    targetFormat: 'sfnt',
    variationAxes: { opsz: 36, wght: { min: 400, max: 640 } },
    keepFeatures: ['kern'],
    dropTables: ['STAT'],
  },
);
// Its licence reserves the word «Source», which no changed copy may bear: another of as many letters.
const written = (text) => Buffer.from(text, 'utf16le').swap16();
for (const serif of ['Serif', ' Serif'])
  for (let at; (at = plain.indexOf(written(`Source${serif}`))) >= 0;)
    written('Office').copy(plain, at);
const font = await fontverter.convert(plain, 'woff2');
const name = `letras-${createHash('sha256').update(font).digest('hex').slice(0, 8)}.woff2`;
for (const old of readdirSync(FOLDER)) if (old.endsWith('.woff2')) rmSync(`${FOLDER}/${old}`);
writeFileSync(`${FOLDER}/${name}`, font);
writeFileSync(
  `${FOLDER}/letras-licencia.txt`,
  'These letters are a reduced copy of Source Serif 4 under another name.\n' +
    '© 2014 - 2021 Adobe Systems Incorporated (http://www.adobe.com/), with Reserved Font Name ‘Source’.\n\n' +
    readFileSync(`${PACKAGE}/LICENSE`, 'utf8'),
);
console.log(`${name}: ${font.length} bytes`);
