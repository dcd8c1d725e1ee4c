import { randomUUID } from 'node:crypto';
import { NO_RULES, type HostRules } from '@/lib/site/host-rules';
import { ALIASES } from '@/lib/site/pages';
import type { Huellas } from '../make/huellas';
import { ask, NoAnswer, type Answer } from './ask';
import { questions, type Question } from './expected';
import { headerFaults } from './headers';

export interface VerifyOptions {
  /** The site's origin: `https://…`, without a path. */
  origin: string;
  huellas: Huellas;
  /** The host's rules; without them neither headers nor redirects are looked at. */
  rules: HostRules | undefined;
  /** Milliseconds for each answer. */
  timeout?: number;
}

export interface Verdict {
  /** How many requests were answered. */
  asked: number;
  /** What is wrong: a fault, and the addresses that have it. */
  faults: Map<string, string[]>;
}

/** Addresses that have a file for hosts that can't redirect; the rest send its readers on. */
const REDIRECTED = new Set(['/', ...ALIASES.map(({ from }) => from)]);
const AT_ONCE = 8;
/** A site that does not answer is not asked a thousand times. */
const PATIENCE = 10;

/** Compares a live site with a list of hashes, and its headers and redirects with the host's rules. */
export async function verify(options: VerifyOptions): Promise<Verdict> {
  const { origin, huellas, rules, timeout = 20_000 } = options;
  const all = questions(huellas, rules ?? NO_RULES, `no-existe-${randomUUID()}`).filter(
    // Where these lead, and how, is among the rules.
    ({ path }) => rules !== undefined || !REDIRECTED.has(path),
  );
  const faults = new Map<string, string[]>();
  const add = (fault: string, { path, encoding }: Question) => {
    const where = encodeURI(path) + (encoding === 'identity' ? '' : ` (${encoding})`);
    faults.set(fault, [...(faults.get(fault) ?? []), where]);
  };
  const secure = origin.startsWith('https:');
  let asked = 0;
  let silent = 0;
  const queue = all.values();
  const work = async (): Promise<void> => {
    for (const question of queue) {
      if (silent >= PATIENCE) return;
      try {
        const url = origin + encodeURI(question.path).replace(/[?#]/g, encodeURIComponent);
        const answer = await ask(url, question.encoding, timeout);
        asked += 1;
        for (const fault of bodyFaults(question, answer, origin)) add(fault, question);
        if (rules)
          for (const fault of headerFaults(question, answer, rules, secure)) add(fault, question);
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        silent += 1;
        add(`sin respuesta: ${error.message}`, question);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (silent >= PATIENCE)
    faults.set(`se dejó de preguntar: quedaron ${all.length - asked - silent} sin ver`, []);
  return { asked, faults };
}

function bodyFaults({ path, status, hash, location }: Question, answer: Answer, origin: string) {
  if (answer.status !== status) return [`responde ${answer.status} y debe responder ${status}`];
  if (location !== undefined) {
    const leads = new URL(answer.headers.get('location') ?? '', origin + path).href;
    return leads === new URL(location, origin).href ? [] : [`lleva a ${leads}`];
  }
  return hash === undefined || answer.hash === hash ? [] : ['no es lo publicado'];
}
