import { validateContent, type Content } from '@/lib/content';
import { failOn } from '@/lib/content/problems';
import type { Settings } from '@/lib/site/sources';

/**
 * Reads and validates all of `content/`.
 * @param root the folder that holds it
 * @throws ContentError with every problem
 */
export function readAll(root: string): Content {
  const { content, problems } = validateContent(root);
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
