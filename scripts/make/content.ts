import { loadContent, type Content } from '@/lib/content';
import { sendSettings } from '@/lib/forms/settings';

/**
 * Step 1: reads and validates all of `content/`.
 * @returns the content, and what whoever builds should know
 * @throws ContentError with every problem
 */
export function readAll(): { content: Content; warnings: string[] } {
  const content = loadContent();
  return { content, warnings: buildWarnings(content) };
}

/** What whoever builds should know of this content and of the keys in the environment. */
export function buildWarnings(content: Content): string[] {
  const warnings: string[] = [];
  if (content.sitio.data.demostracion)
    warnings.push(
      'Sitio de demostración: personas, teléfonos y correos son ficticios (content/sitio.yml).',
    );
  const settings = sendSettings('queja');
  if (!settings)
    warnings.push(
      'Sin llaves de correo (NEXT_PUBLIC_EMAILJS_…): los formularios ofrecen los otros canales en vez de enviar.',
    );
  else if (settings.local)
    warnings.push(
      'Compilación local: los formularios entregan en el buzón de pruebas. No la publique.',
    );
  return warnings;
}
