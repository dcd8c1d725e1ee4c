import type { Content } from '@/lib/content/model';
import { mailTemplate } from '@/lib/email/template';

/**
 * The e-mail templates that the office sets up by hand (docs/correo.md), one for all the forms that name
 * it in `plantilla`.
 * @returns file → text
 */
export function emitTemplates({ formularios, correo }: Content): Map<string, string> {
  const names = new Set(formularios.map(({ data }) => data.plantilla));
  return new Map(
    [...names].flatMap((name): [string, string][] => {
      const forms = formularios.map(({ data }) => data).filter((one) => one.plantilla === name);
      const { html, txt } = mailTemplate(forms, correo.data);
      return [
        [`${name}.html`, html],
        [`${name}.txt`, txt],
      ];
    }),
  );
}
