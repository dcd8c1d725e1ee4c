import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { createOffice } from '@/scripts/oficina/create';
import { officeOf } from '@/scripts/oficina/options';
import { PARTS } from '@/scripts/oficina/parts';
import { comunicado, direccion } from '../content/project';
import { ENSENADA, MERIDA, ZAPOPAN, type Answers } from '../oficinas';
import { tempFolder } from '../unit/make/folder';
import { copyProject } from './project';

const folder = tempFolder();
const project = copyProject('oficinas');

/** With the two that a new office has. */
const SEVEN = Object.fromEntries(
  ['uno', 'dos', 'tres', 'cuatro', 'cinco'].map((name) => [
    `direcciones/${name}.md`,
    direccion({ titulo: `Dirección ${name}`, responsable: 'oficina' }),
  ]),
);

async function linesWith(
  name: string,
  given: Answers,
  words: RegExp,
  more: Readonly<Record<string, string>> = {},
) {
  createOffice(folder.at(name), officeOf(given));
  for (const [file, text] of Object.entries(more)) folder.write(`${name}/content/${file}`, text);
  const { out } = await project.build(name, folder.at(name));
  const texts = globSync('**/*.{html,txt,js,css,json,xml,csv,svg,vcf,ics,webmanifest}', {
    cwd: out,
  });
  expect(texts.length).toBeGreaterThan(50);
  const found = texts.flatMap((file) =>
    [...readFileSync(path.join(out, file), 'utf8').matchAll(words)].map(
      ({ 0: word }) => `${file}: ${word}`,
    ),
  );
  return { out, found };
}

it('el sitio de Zapopan se arma, y en ningún archivo dice Tijuana, Baja California ni síndico', async () => {
  const { out, found } = await linesWith(
    'zapopan',
    ZAPOPAN,
    /.{0,20}(?:Tijuana|Baja California|s[ií]ndic[oa]s?\b|sindicatura).{0,20}/gi,
  );
  expect(found).toEqual([]);
  const home = readFileSync(path.join(out, 'default/index.html'), 'utf8');
  expect(home).toContain('Contralora Municipal');
  expect(home).toContain('/contralora-municipal/');
  expect(home).not.toMatch(/vehiculosremolcados|normatividad|070/);
});

it('el de Mérida, sin nada de lo que puede faltar y con un comunicado, se arma con su nombre en corto', async () => {
  const sin = Object.keys(PARTS).join(',');
  const { out, found } = await linesWith(
    'merida',
    { ...MERIDA, corto: 'la Contraloría', sin },
    /.{0,20}(?:\b(?:la|de el|a el) Órgano|\b(?:el|del|al) Contraloría|vehiculosremolcados|Lorem ipsum).{0,20}/g,
    { 'prensa/abren-un-modulo.md': comunicado({ fecha: '2026-01-05' }) },
  );
  expect(found).toEqual([]);
  const home = readFileSync(path.join(out, 'default/index.html'), 'utf8');
  expect(home).toMatch(/>Contraloría<[^]*Órgano Interno de Control/);
  expect(home).toContain('tel:+529999420060');
});

it('el de Ensenada, con siete direcciones, se arma, y en ningún archivo dice Tijuana más que en su zona horaria', async () => {
  const { found } = await linesWith('ensenada', ENSENADA, /.{0,8}Tijuana/g, SEVEN);
  expect(found.filter((line) => !line.endsWith('America/Tijuana'))).toEqual([]);
});
