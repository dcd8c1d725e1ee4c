import path from 'node:path';
import type { Content } from '@/lib/content';
import { failOn } from '@/lib/content/problems';
import { validateInThreads } from './check-files';
import type { Places } from './places';
import type { Pool } from './pool';
import { DEMO_LINE } from '@/lib/site/demo-line';
import type { Settings } from '@/lib/site/sources';

/**
 * Reads and validates all of `content/`.
 * @throws ContentError with every problem
 */
export async function readAll(
  { root, cache }: Pick<Places, 'root' | 'cache'>,
  pool: Pool,
): Promise<Content> {
  const options = { cacheDir: path.join(cache, 'content'), render: true };
  const { content, problems } = await validateInThreads(root, options, pool);
  failOn(problems);
  return content;
}

/** What whoever builds should know. */
export function buildWarnings(content: Content, { send: { queja } }: Settings): string[] {
  const warnings: string[] = [];
  const { demostracion, indexar } = content.sitio.data;
  if (demostracion)
    warnings.push(
      `${DEMO_LINE} (content/sitio.yml).${indexar ? ' Si la va a publicar, ponga indexar: false, para que los buscadores no la muestren.' : ''}`,
    );
  if (!queja)
    warnings.push(
      'Sin llaves de correo (NEXT_PUBLIC_EMAILJS_…): los formularios ofrecen los otros canales en vez de enviar.',
    );
  else if (queja.local)
    warnings.push(
      'Compilación local: los formularios entregan en el buzón de pruebas. No la publique.',
    );
  return warnings;
}
