import { spawn } from 'node:child_process';
import { cp, mkdir, realpath, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatProblem } from '@/lib/content/load/problems';
import type { Content } from '@/lib/content/model';
import { Store } from '@/lib/store';
import { checkSite } from '../../make/content';
import type { BuildPaths } from '../../make/paths';
import type { History } from '../history/history';
import { mustPublish, personNow } from '../person';
import { Refused } from '../refused';
import { comingIn, publishedIn, readPublished } from './coming';
import { keepRun, readRun } from './run-file';
import { deliveryWords, readDelivery } from './settings';
import type { Plan, Run } from './types';

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAM = path.join(import.meta.dirname, 'program.ts');

/** What the newsroom does to publish; one at a time. */
export class Publishing {
  private starting = false;

  /** @param program in the place of the one that builds and delivers, in tests */
  constructor(
    private readonly paths: BuildPaths,
    private readonly history: Pick<History, 'turn' | 'idle'>,
    private readonly program = PROGRAM,
  ) {}

  state = (): { run?: Run } => {
    const run = readRun(this.paths.root);
    return run ? { run } : {};
  };

  /** What would be published, where, and what stands in the way. */
  async plan(): Promise<Plan> {
    const { root } = this.paths;
    const { problems, content } = await this.checked();
    const kept = readPublished(root);
    return {
      ...this.destination(),
      ...(kept && { last: kept.at }),
      coming: comingIn(kept?.files ?? {}, publishedIn(root)),
      demo: problems.length === 0 && content.sitio.data.demostracion,
      ...(problems.length === 0 && { inboxes: inboxesOf(content) }),
      problems,
      ...this.state(),
    };
  }

  /** Begins; the content is taken as it is now. */
  async start(who: string): Promise<{ run?: Run }> {
    mustPublish(personNow());
    const { root, out, cache } = this.paths;
    const { delivery, fault } = this.destination();
    if (delivery === undefined)
      throw new Refused(409, fault ?? 'Todavía no se ha dicho a dónde se entrega el sitio.');
    const { run } = this.state();
    if (this.starting || (run && !run.end))
      throw new Refused(409, 'Ya hay una publicación en curso. Espere a que termine.');
    this.starting = true;
    try {
      const { problems } = await this.checked();
      if (problems.length > 0)
        throw new Refused(
          422,
          ['Antes de publicar hay que corregir esto:', ...problems.map(formatProblem)].join('\n'),
        );
      const taken = path.join(cache, 'publicacion');
      await this.history.turn(who, 'Guardado', () => take(root, taken));
      const places = { root, taken, out, cache, who };
      const args = Object.entries(places).map(([name, value]) => `--${name}=${value}`);
      // In a session of its own: closing the newsroom does not stop it, and ssh finds nobody to ask.
      const child = spawn(process.execPath, ['--import', 'tsx', this.program, ...args], {
        ...{ cwd: PROJECT, stdio: 'ignore', detached: true, windowsHide: true },
        env: { ...process.env, NODE_ENV: 'production' },
      });
      child.unref();
      if (child.pid === undefined) throw new Refused(500, 'No se pudo empezar. Repita.');
      keepRun(root, child.pid, {
        ...{ who, startedAt: new Date().toISOString(), done: [], doing: 'Empezar' },
      });
      return this.state();
    } finally {
      this.starting = false;
    }
  }

  /** What is being put back is read whole or not yet. */
  private async checked() {
    await this.history.idle();
    return checkSite(this.paths, new Store(this.paths.store), new Map());
  }

  private destination(): Pick<Plan, 'delivery' | 'fault'> {
    try {
      const delivery = readDelivery(this.paths.root);
      return delivery ? { delivery: deliveryWords(delivery) } : {};
    } catch (error) {
      return { fault: error instanceof Error ? error.message : String(error) };
    }
  }
}

const inboxesOf = ({ correo }: Content) => ({
  quejas: correo.data.quejas,
  denuncias: correo.data.denuncias,
});

/** Copies what is published, so that saving meanwhile alters none of it; a link stays one, for the build to refuse. */
async function take(root: string, taken: string): Promise<void> {
  await rm(taken, { recursive: true, force: true });
  await mkdir(taken, { recursive: true });
  for (const part of ['content', 'public'])
    if (existsSync(path.join(root, part)))
      await cp(await realpath(path.join(root, part)), path.join(taken, part), {
        recursive: true,
        verbatimSymlinks: true,
      });
}
