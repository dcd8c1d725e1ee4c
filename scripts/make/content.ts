import path from 'node:path';
import { validateContent, type Content } from '@/lib/content';
import { failOn } from '@/lib/content/problems';
import type { Places } from './places';
import type { Settings } from '@/lib/site/sources';

/**
 * Reads and validates all of `content/`.
 * @throws ContentError with every problem
 */
export function readAll({ root, cache }: Pick<Places, 'root' | 'cache'>): Content {
  const { content, problems } = validateContent(root, {
    cacheDir: path.join(cache, 'content'),
    render: true,
  });
  failOn(problems);
  return content;
}

/** What whoever builds should know. */
export function buildWarnings(content: Content, { send: { queja } }: Settings): string[] {
  const warnings: string[] = [];
  if (content.sitio.data.demostracion)
    warnings.push(
      'Sitio de demostración: personas, teléfonos y correos son ficticios (content/sitio.yml).',
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
