/** @jest-environment node */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { validateContent } from '@/lib/check';
import { readWords } from '@/lib/content/edit';
import type { Problem } from '@/lib/content/types';
import { Repository } from '@/scripts/repository/repository';
import { Shared } from '@/scripts/repository/shared';
import { Desk } from '@/scripts/redaccion/desk';
import { keptIn, SAMPLE } from '../sample';
import { CROSS_FAULTS } from './cross-faults';
import { FILE_FAULTS } from './file-faults';
import { LAW_FAULTS } from './law-faults';
import { copies, type Edits } from './project';
import { STRUCTURE_FAULTS } from './structure-faults';
import { TEXT_FAULTS, WRITTEN, writtenFile, YAML, yamlFile } from './text-faults';

const { folder, cleanUp } = copies();
const store = keptIn('muestra');
afterAll(cleanUp);
jest.setTimeout(180_000);

const saidOf = (problems: Problem[], file: string) =>
  problems
    .filter((one) => one.file === file)
    .map(({ field, message }) => `${field}: ${message}`)
    .sort();

/** What became of a corpus: how many faulty files were refused, and those that no screen can send. */
interface Tried {
  refused: number;
  unsayable: string[];
  wrong: unknown[];
}

/**
 * Saves through the newsroom each faulty file of a corpus, with the others as they are there: the file
 * is as the sample has it, or not there yet, and the screen sends the faulty data and text.
 */
async function throughTheDoor(edits: Edits): Promise<Tried> {
  const root = folder(edits);
  const { problems } = validateContent(root, { store });
  const folders = { root, public: path.join(root, 'public'), store: store.folder };
  const desk = new Desk(folders, new Shared(new Repository(root)));
  const tried: Tried = { refused: 0, unsayable: [], wrong: [] };
  for (const name of Object.keys(edits)) {
    const file = `content/${name}`;
    const said = saidOf(problems, file);
    const place = path.join(root, file);
    if (said.length === 0 || !existsSync(place)) continue;
    const faulty = readFileSync(place, 'utf8');
    const from = path.join(SAMPLE, file);
    const former = existsSync(from) ? readFileSync(from, 'utf8') : undefined;
    if (former === undefined) rmSync(place);
    else writeFileSync(place, former);
    try {
      const { data, body } = readWords(file, faulty);
      const { base } = await desk.open(file);
      const saved = await desk.save({ file, base, data, ...(body !== undefined && { body }) });
      const told = 'problems' in saved ? saidOf(saved.problems, file) : [];
      const now = existsSync(place) ? readFileSync(place, 'utf8') : undefined;
      const isSafe = now === former && (await desk.open(file)).draft !== undefined;
      if (isSafe && JSON.stringify(told) === JSON.stringify(said)) tried.refused += 1;
      else tried.wrong.push({ file, result: saved.result, isSafe, told, said });
      desk.dropDraft(file);
    } catch {
      tried.unsayable.push(name);
    }
    writeFileSync(place, faulty);
  }
  return tried;
}

/** Of these the screen can hold no data: it writes none that cannot be read, nor files of other names. */
const UNSAYABLE = {
  'de un archivo': [
    ...['notas.txt', 'prensa/2025/nuevo.md', 'prensa/foto.jpg', 'prensa/javascript.md'],
    ...['prensa/nuevo.markdown', 'prensa/yaml.md'],
  ],
  'de un texto': YAML.map((_, index) => yamlFile(index)).sort(),
};

/** Written as it is, U+FFFD cannot be told from a file of another encoding: it is said without its field. */
const ENCODING = writtenFile(WRITTEN.findIndex(([data]) => data['titulo']?.includes('uFFFD')));

test.each([
  ['de un archivo', FILE_FAULTS, 11],
  ['de un texto', TEXT_FAULTS, 102],
  ['de ley', LAW_FAULTS, 4],
  ['de estructura', STRUCTURE_FAULTS, 12],
  ['de un archivo con otro', CROSS_FAULTS, 17],
])(
  'las faltas %s se rechazan en la redacción igual, en su campo, y quedan como borrador',
  async (what, all, least) => {
    const edits = Object.fromEntries(Object.entries(all).filter(([name]) => name !== ENCODING));
    const { refused, unsayable, wrong } = await throughTheDoor(edits);
    expect(wrong).toEqual([]);
    expect(unsayable.sort()).toEqual(
      what in UNSAYABLE ? UNSAYABLE[what as keyof typeof UNSAYABLE] : [],
    );
    expect(refused).toBeGreaterThanOrEqual(least);
  },
);
