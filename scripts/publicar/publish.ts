import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { assemble } from '../make/assemble';
import { checkFolder, FIRMA, formatHuellas, HUELLAS, sha256 } from '../make/huellas';
import { isSignatureOf } from '../verificar/firma';
import { planOf, readFormer, saidAfter, type Former, type Plan } from './plan';
import { Failed, session } from './session';
import type { Target } from './target';

export interface PublishOptions {
  out: string;
  /** Where what travels is put together; gone at the end. */
  cache: string;
  target: Target;
  /** Only says what would be done. */
  trial: boolean;
  /** How many versions stay on the server. */
  keep: number;
  config?: string | undefined;
  print: (line: string) => void;
}

/**
 * Publishes a folder (docs/publicar.md): what changed travels, the server checks the whole by its hashes,
 * and only then shows it.
 * @returns the version that visitors see, or nothing in a trial
 * @throws Failed; visitors are then on the former version
 */
export async function publish(options: PublishOptions): Promise<string | undefined> {
  const { out, cache, target, trial, keep, config, print } = options;
  const { huellas, wrong } = checkFolder(out);
  if (wrong.length > 0)
    throw new Failed(
      `${out} no es lo que la compilación dejó: ${wrong.slice(0, 5).join(', ')}. Ejecute npm run build.`,
    );
  const list = readFileSync(path.join(out, HUELLAS), 'utf8');
  const signature = path.join(out, FIRMA);
  const signed = existsSync(signature);
  if (signed && !isSignatureOf(list, signature))
    throw new Failed(`${signature} no es la firma de esta lista. Fírmela de nuevo, o bórrela.`);
  mkdirSync(cache, { recursive: true });
  removeOldParcels(cache);
  const parcel = mkdtempSync(path.join(cache, PARCEL));
  let same: string | undefined;
  const send = async (lines: string[]) => {
    const former = readFormer(lines);
    const plan = planOf(huellas, former.huellas);
    const firma = signed ? sha256(readFileSync(signature)) : undefined;
    const whole = former.list === sha256(list) && former.altered.length === 0;
    if (whole && former.signed === firma) same = former.current;
    sayPlan(plan, former, out, print);
    if (trial) print(`Versiones en el servidor: ${former.kept.join(', ') || 'ninguna'}.`);
    if (trial || same) return undefined;
    const files = [...plan.send, HUELLAS, ...(signed ? [FIRMA] : [])];
    assemble(
      { site: path.join(parcel, 'sitio') },
      new Map(files.map((file) => [file, path.join(out, file)])),
    );
    const links = [...plan.link, ...plan.carry.keys()];
    writeFileSync(path.join(parcel, 'enlazar'), links.map((file) => `${file}\n`).join(''));
    writeFileSync(path.join(parcel, 'conservar'), formatHuellas(plan.carry));
    return pack(parcel);
  };
  try {
    const values = { list: sha256(list), keep: String(keep) };
    const action = trial ? 'look' : 'publish';
    const lines = await session({ target, action, values, config, send });
    const done = saidAfter(lines, 'DONE')[0] ?? same;
    if (!done && !trial) throw new Failed('La subida se cortó antes de empezar. Repita.');
    return done;
  } finally {
    rmSync(parcel, { recursive: true, force: true });
  }
}

const PARCEL = 'publicar-';
const DAY = 86_400_000;

/** What a publication that somebody stopped left here; one that goes on now is younger than a day. */
function removeOldParcels(cache: string): void {
  for (const name of readdirSync(cache).filter((one) => one.startsWith(PARCEL))) {
    const folder = path.join(cache, name);
    const { mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? { mtimeMs: Infinity };
    if (Date.now() - mtimeMs > DAY) rmSync(folder, { recursive: true, force: true });
  }
}

/** Goes back to a version that the server keeps; to the one before the shown one, if none is named. @throws Failed */
export async function goBack(
  options: Pick<PublishOptions, 'target' | 'config' | 'print'> & { version?: string | undefined },
): Promise<string> {
  const { target, config, print, version = '' } = options;
  const lines = await session({ target, action: 'back', values: { version }, config });
  sayAltered(saidAfter(lines, 'ALTERED'), 'En esa versión', print);
  return saidAfter(lines, 'DONE').join();
}

/** The system's tar, whose end is the stream's. @throws Failed when there is none */
async function pack(folder: string): Promise<Readable> {
  const tar = spawn('tar', ['-cf', '-', '-C', folder, '.'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // On a Mac it would add a file of its own beside each.
    env: { ...process.env, COPYFILE_DISABLE: '1' },
  });
  await once(tar, 'spawn').catch(() => {
    throw new Failed('Falta el programa tar: instálelo y repita.');
  });
  return tar.stdout;
}

type Print = PublishOptions['print'];

function sayPlan(plan: Plan, { current, altered }: Former, out: string, print: Print): void {
  const bytes = plan.send.reduce((sum, file) => sum + statSync(path.join(out, file)).size, 0);
  sayAltered(altered, 'En el servidor', print);
  print(current ? `El servidor muestra la versión ${current}.` : 'El servidor no muestra ninguna.');
  print(
    `Nuevos o distintos: ${plan.send.length} (${(bytes / 1e6).toFixed(1)} MB). Iguales: ${plan.link.length}. Se van: ${plan.gone.length}. Se guardan para las páginas abiertas: ${plan.carry.size}.`,
  );
}

/** Names that are told of what somebody altered; the rest are counted. */
const NAMED = 10;

function sayAltered(altered: string[], where: string, print: Print): void {
  if (altered.length === 0) return;
  const more = altered.length > NAMED ? ` y ${altered.length - NAMED} más` : '';
  print(
    `AVISO: ${where} alguien cambió, quitó o añadió: ${altered.slice(0, NAMED).join(', ')}${more}. Se repone; averigüe quién fue (docs/seguridad.md).`,
  );
}
