/** Where a site is published: whom to ask, and the folder that is all this program's own. */
export interface Target {
  host: string;
  folder: string;
}

const TARGET = /^((?:[A-Za-z0-9_][\w.-]*@)?[A-Za-z0-9][\w.-]*):(\/.+)$/s;

/**
 * Reads `usuario@servidor:/carpeta`. Texts that ssh would take for an option, or the server's shell for an
 * order, are refused or quoted.
 * @throws Error in Spanish
 */
export function parseTarget(given: string | undefined): Target {
  const [, host = '', written = ''] = TARGET.exec(given ?? '') ?? [];
  const folder = written.replace(/\/+$/, '');
  const names = folder.split('/').slice(1);
  const odd = names.some((name) => name === '' || name === '.' || name === '..');
  if (!host || odd || names.length < 2 || /\p{Cc}/u.test(folder))
    throw new Error(
      'Diga dónde se publica, con una carpeta propia y su ruta completa: npm run publicar -- usuario@servidor:/srv/sitio',
    );
  return { host, folder };
}

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * An order for the shell of the server's user, whichever it is: the script goes in letters that none of
 * them reads in another way, and runs in `sh`.
 */
export function remoteCommand(script: string, values: Record<string, string>): string {
  const given = Object.entries(values).map(([name, value]) => `${name}=${quote(value)}\n`);
  const letters = Buffer.from(given.join('') + script).toString('base64');
  return `sh -c 'eval "$(printf %s ${letters} | base64 -d)"'`;
}
