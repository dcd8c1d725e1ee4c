import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { createOffice } from '@/scripts/oficina/create';
import { officeOf } from '@/scripts/oficina/options';
import { ENSENADA, ZAPOPAN } from '../oficinas';
import { tempFolder } from '../unit/make/folder';
import { copyProject } from './project';

const folder = tempFolder();
const project = copyProject('oficinas');

async function linesWith(name: string, given: Parameters<typeof officeOf>[0], words: RegExp) {
  createOffice(folder.at(name), officeOf(given));
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

it('el de Ensenada se arma, y en ningún archivo dice Tijuana más que en su zona horaria', async () => {
  const { found } = await linesWith('ensenada', ENSENADA, /.{0,8}Tijuana/g);
  expect(found.filter((line) => !line.endsWith('America/Tijuana'))).toEqual([]);
});
