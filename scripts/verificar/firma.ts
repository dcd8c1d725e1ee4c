import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a signature of the list is made for: one made for something else is none. */
export const FIRMA_FOR = 'huellas';
const KEY =
  /^(?:sk-)?(?:ssh-ed25519|ecdsa-sha2-nistp\d+|ssh-rsa)(?:@openssh\.com)? [A-Za-z0-9+/]+=*/;

/**
 * A public key, as it is written in a `.pub` file or on the command line.
 * @throws Error in Spanish when it is none
 */
export function readKey(given: string): string {
  const text = KEY.test(given) ? given : readFileSync(given, 'utf8');
  const [key] = KEY.exec(text.trim()) ?? [];
  if (!key) throw new Error(`${given} no es una llave pública de ssh-keygen (archivo .pub).`);
  return key;
}

/**
 * Whether a list is the one that the holder of a key signed (`ssh-keygen -Y sign -n huellas`).
 * @throws Error in Spanish when ssh-keygen is not installed
 */
export function isSigned(list: string, signature: string, key: string): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'firma-'));
  const at = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  try {
    const allowed = at('firmantes', `oficina ${key}\n`);
    const args = ['-Y', 'verify', '-f', allowed, '-I', 'oficina', '-n', FIRMA_FOR];
    return runs([...args, '-s', at('firma', signature)], list);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Whether a signature is of this list, whoever made it. */
export const isSignatureOf = (list: string, signatureFile: string): boolean =>
  runs(['-Y', 'check-novalidate', '-n', FIRMA_FOR, '-s', signatureFile], list);

function runs(args: string[], input: string): boolean {
  try {
    execFileSync('ssh-keygen', args, { input, stdio: ['pipe', 'ignore', 'ignore'] });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new Error('Falta ssh-keygen: instale OpenSSH (openssh-client) y repita.', {
        cause: error,
      });
    return false;
  }
}
