import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { hasKey, sendSettings } from '@/lib/forms/settings';
import type { HostRules } from '@/lib/site/hosts/rules';
import { errorName } from '../http';
import type { MailboxOptions } from '../mailbox/mailbox';

export type Env = Record<string, string | undefined>;

const DEFAULT_PORT = 3000;

const hostRulesSchema: z.ZodType<HostRules> = z.object({
  headers: z.array(z.object({ path: z.string(), headers: z.record(z.string(), z.string()) })),
  redirects: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      status: z.union([z.literal(200), z.literal(301), z.literal(302)]),
    }),
  ),
  anyCase: z.array(z.string()),
});

/** Reads the rules that the build leaves. @throws in Spanish when they are missing or not the build's */
export async function readHostRules(file: string): Promise<HostRules> {
  try {
    return hostRulesSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const why = errorName(error) === 'ENOENT' ? 'Falta' : 'No se puede leer';
    throw new Error(`${why} ${file}. Constrúyalo con: npm run build`, { cause: error });
  }
}

/** Reads the environment; the mailbox is for forms without keys. @throws when `PORT` is no port */
export function readSettings(env: Env): {
  port: number;
  mailbox: Omit<MailboxOptions, 'account'> | undefined;
} {
  // With some keys but not all, the forms say so themselves: no mailbox takes their place.
  const withMailbox = sendSettings('queja', env)?.local ?? !hasKey(env);
  const dir = path.resolve(env['BUZON_DIR'] ?? '.buzon');
  return {
    port: parsePort(env['PORT']),
    mailbox: withMailbox ? { dir, outage: env['BUZON_FALLA'] } : undefined,
  };
}

/** Reads `PORT`, 3000 by default. @param command as the person wrote it @throws in Spanish when it is no port */
export function parsePort(value: string | undefined, command = 'npm start'): number {
  const text = (value ?? '').trim();
  if (text === '') return DEFAULT_PORT;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text);
  throw new Error(
    `PORT=${text} no es un puerto. Escriba un número de 1 a 65535: PORT=3001 ${command}`,
  );
}
