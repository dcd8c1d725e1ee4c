import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { measure, weigh } from './measure';
import { oneMore, type Release } from './releases';
import { BENCH, type Outcome } from './results';
import { writeRelease, writeRoot } from './root';
import { needReleases, type Scene } from './scene';
import { markedReleases, takeTemplate, TEMPLATE_PAGES, type Template } from './template';

/** A copy of the project: a component may be edited in it, and its caches are its own. */
const PROJECT = path.join(BENCH, 'own');
const ROOT = path.join(BENCH, 'root');
const OUT = path.join(PROJECT, 'out');
const CACHE = path.join(PROJECT, '.cache');
const LEFT_OUT =
  /^(node_modules|content|public|tests|docs|out.*|\.(git|cache|next|buzon|env.*)|test-results)$/;
/** Whose edit changes every release. */
const EDITED = path.join('components', 'sections', 'ComunicadoArticle.tsx');

/** The builds of this site with `size` releases, and the check of its content. */
export function ownScenes(size: number): Scene[] {
  let archive: readonly Release[] = [];
  const built = async () => {
    const took = await measure(command(), { cwd: PROJECT, env: keyless() });
    needReleases(OUT, archive);
    return { measure: took, outcome: { ...reported(), ...weigh(OUT) } };
  };
  const checked = async () => ({
    measure: await measure(node('scripts/check.ts'), { cwd: PROJECT, env: keyless() }),
    outcome: {},
  });
  return [
    {
      scenario: 'full',
      run: () => {
        prepare();
        archive = writeRoot(ROOT, size);
        return built();
      },
    },
    { scenario: 'again', run: built },
    {
      scenario: 'more',
      run: () => {
        const added = oneMore(size);
        writeRelease(ROOT, added);
        archive = [...archive, added];
        return built();
      },
    },
    {
      scenario: 'template',
      run: () => {
        edit(path.join(PROJECT, EDITED));
        return built();
      },
    },
    {
      scenario: 'check',
      run: () => {
        rmSync(CACHE, { recursive: true, force: true });
        return checked();
      },
    },
    { scenario: 'recheck', run: checked },
  ];
}

/** Builds a small site of marked releases and takes the template that the peers share from it. */
export async function makeTemplate(): Promise<Template> {
  prepare();
  writeRoot(ROOT, markedReleases());
  await measure(command(), { cwd: PROJECT, env: keyless() });
  const page = (name: keyof typeof TEMPLATE_PAGES) =>
    readFileSync(path.join(OUT, TEMPLATE_PAGES[name]), 'utf8');
  return takeTemplate({ release: page('release'), list: page('list') });
}

const node = (...args: string[]) => [process.execPath, '--import', 'tsx', ...args] as const;
const command = () => node('scripts/make/main.ts', '--root', ROOT, '--out', OUT, '--cache', CACHE);

/** The project as it stands, without caches. Inside the project, where bundlers find its packages. */
function prepare(): void {
  rmSync(PROJECT, { recursive: true, force: true });
  mkdirSync(PROJECT, { recursive: true });
  for (const name of readdirSync('.'))
    if (!LEFT_OUT.test(name)) cpSync(name, path.join(PROJECT, name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(PROJECT, 'node_modules'));
  // `npm run check` reads the content of the folder that it runs in.
  for (const part of ['content', 'public'])
    symlinkSync(path.join(ROOT, part), path.join(PROJECT, part));
}

/** A build without anyone's e-mail settings. */
const keyless = () =>
  Object.fromEntries(
    Object.keys(process.env)
      .filter((name) => name.startsWith('NEXT_PUBLIC_'))
      .map((name) => [name, '']),
  );

function edit(file: string): void {
  const text = readFileSync(file, 'utf8');
  const end = text.lastIndexOf('</article>');
  if (end < 0) throw new Error(`${EDITED} has no «</article>» to write before.`);
  writeFileSync(file, `${text.slice(0, end)}<p>Una línea más.</p>${text.slice(end)}`);
}

/** What the build says of itself. */
function reported(): Outcome {
  const file = path.join(CACHE, 'build-report.json');
  const { steps, pages, asked } = JSON.parse(readFileSync(file, 'utf8')) as Outcome;
  return { steps, pages, asked };
}
