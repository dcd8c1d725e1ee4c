import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { measure, weigh } from './measure';
import { PEERS, type PeerName } from './peer-table';
import { oneMore, releases, type Release } from './releases';
import { BENCH } from './results';
import { writeRelease } from './root';
import { needReleases, type Scene } from './scene';
import type { Template } from './template';

const SOURCES = path.join('scripts', 'bench', 'peers');
const PICTURES = path.join('tests', 'sample', 'public');
const INSTALLED = path.join('node_modules', '.installed');
const run = promisify(execFile);

const folderOf = (name: PeerName) => path.join(BENCH, 'peers', name);

/**
 * Makes a peer ready to build: its own packages, as its `package.json` pins them.
 * @returns its version
 * @throws when it cannot be had here
 */
export async function installPeer(name: PeerName): Promise<string> {
  const dir = folderOf(name);
  const wanted = path.join(SOURCES, name, 'package.json');
  if (existsSync(wanted)) {
    const text = readFileSync(wanted, 'utf8');
    const mark = path.join(dir, INSTALLED);
    if (
      text.includes('"dependencies"') &&
      !(existsSync(mark) && readFileSync(mark, 'utf8') === text)
    ) {
      mkdirSync(dir, { recursive: true });
      cpSync(wanted, path.join(dir, 'package.json'));
      const options = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts=false'];
      await run('npm', ['install', ...options], { cwd: dir });
      writeFileSync(mark, text);
    }
  }
  return PEERS[name].version(dir);
}

/** A peer's builds with `size` releases. */
export function peerScenes(name: PeerName, size: number, template: Template): Scene[] {
  const { command, env, out } = PEERS[name];
  const dir = folderOf(name);
  let archive: Release[] = [];
  const built = async () => {
    const took = await measure(command(dir), { cwd: dir, env });
    needReleases(path.join(dir, out), archive);
    return { measure: took, outcome: weigh(path.join(dir, out)) };
  };
  return [
    {
      scenario: 'full',
      run: () => {
        archive = releases(size);
        prepare(name, archive, template);
        return built();
      },
    },
    {
      scenario: 'more',
      run: () => {
        const added = oneMore(size);
        writeRelease(dir, added);
        archive.push(added);
        return built();
      },
    },
  ];
}

/** The peer's own files, the releases, the pictures and the template; nothing built before. */
function prepare(name: PeerName, archive: Release[], template: Template): void {
  const { pictures, caches, files } = PEERS[name];
  const dir = folderOf(name);
  mkdirSync(dir, { recursive: true });
  for (const entry of readdirSync(dir))
    if (entry !== 'node_modules') rmSync(path.join(dir, entry), { recursive: true });
  for (const cache of caches) rmSync(path.join(dir, cache), { recursive: true, force: true });
  cpSync(path.join(SOURCES, name), dir, { recursive: true });
  cpSync(PICTURES, path.join(dir, pictures), { recursive: true });
  for (const [file, text] of Object.entries(files(template))) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
  mkdirSync(path.join(dir, 'content', 'prensa'), { recursive: true });
  for (const one of archive) writeRelease(dir, one);
}
