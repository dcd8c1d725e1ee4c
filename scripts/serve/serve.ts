import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { hasKey, sendSettings } from '../../lib/forms/settings';
import { startServer } from './server';
import { parsePort, readHostRules } from './settings';

const root = join(import.meta.dirname, '..', '..');

/**
 * Serves `out/` under its production rules until it is told to stop, with the local mailbox when the
 * forms have no keys of their own.
 */
export async function serve(): Promise<void> {
  const { env } = process;
  const port = parsePort(env['PORT']);
  const dir = join(root, 'out');
  await access(dir).catch(() => {
    throw new Error('Falta la carpeta out/. Constrúyala con: npm run build');
  });
  // Some keys but not all: the forms say so themselves, and no mailbox pretends to be theirs.
  const withKeys = !(sendSettings('queja')?.local ?? !hasKey(env));
  const falla = env['BUZON_FALLA'];
  const server = await startServer({
    dir,
    rules: await readHostRules(join(root, '.cache', 'host-rules.json')),
    port,
    ...(!withKeys && { buzon: { dir: join(root, env['BUZON_DIR'] ?? '.buzon'), falla } }),
  });

  const stop = (): void => {
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);

  const lines = [`Sitio listo: ${server.url}`];
  if (!withKeys) lines.push(`Buzón local: ${server.url}/_buzon/`);
  if (!withKeys && falla) lines.push(`El buzón falla a propósito: BUZON_FALLA=${falla}`);
  console.log(`\n${lines.join('\n')}\n`);
}
