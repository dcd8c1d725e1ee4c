import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { FONT_PACKAGES } from '../pdf/fonts';

export const LICENCIAS = 'licencias.txt';

export const LICENCE_URL = 'https://creativecommons.org/licenses/by/4.0/deed.es';

/** Licences that require only their notice. */
const PERMISSIVE = ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'];
/** The fonts' packages: their code is not distributed. */
const FONTS = ['MIT AND OFL-1.1'];

const Manifest = z.object({ version: z.string(), license: z.string() });
const RULE = '-'.repeat(80);

/** Writes third-party notices. @param bundled packages @throws when one has no text or a stricter licence */
export function emitLicencias(
  bundled: string[],
  modules = path.resolve('node_modules'),
): Map<string, string> {
  const given: [where: string, names: string[], allowed: string[]][] = [
    ['los guiones', bundled, PERMISSIVE],
    ['el buscador', ['pagefind'], PERMISSIVE],
    ['la hoja de estilos', ['tailwindcss'], PERMISSIVE],
    ['los documentos PDF', FONT_PACKAGES, FONTS],
  ];
  const notices = given.flatMap(([where, names, allowed]) =>
    names.map((name) => ({ where, ...readNotice(path.join(modules, name), name, allowed) })),
  );
  return new Map([
    [
      LICENCIAS,
      [
        'Licencias de lo que este sitio entrega a quien lo visita',
        '',
        'El código del sitio: MIT. Sus textos e ilustraciones: CC BY 4.0,',
        LICENCE_URL,
        'Lleva además partes hechas por otras personas, con estas licencias:',
        '',
        ...notices.map(({ where, title }) => `  ${title}, en ${where}`),
        '  Source Serif 4 (OFL-1.1), en los títulos: su licencia está en /_/letras-licencia.txt',
        ...notices.flatMap(({ title, text }) => ['', RULE, title, '', text]),
        '',
      ].join('\n'),
    ],
  ]);
}

function readNotice(folder: string, name: string, allowed: string[]) {
  const { version, license } = Manifest.parse(
    JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')),
  );
  if (!allowed.includes(license))
    throw new Error(
      `${name} llegaría a quien lee con la licencia ${license}, que no está entre las admitidas (scripts/make/emit/licencias.ts).`,
    );
  const files = readdirSync(folder)
    .filter((file) => /^licen[cs]e/i.test(file))
    .map((one) => within(path.join(folder, one), one))
    .filter(existsSync);
  if (files.length === 0)
    throw new Error(`${name} no trae el texto de su licencia, que debe ir con cada copia.`);
  return {
    title: `${name} ${version} (${license})`,
    text: files
      .map((file) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim())
      .join('\n\n'),
  };
}

/** Pagefind keeps its notices in a folder. */
const within = (file: string, name: string) =>
  statSync(file).isDirectory() ? path.join(file, name) : file;
