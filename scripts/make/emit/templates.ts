import type { Content } from '@/lib/content/model';
import { mailTemplate } from '@/lib/email/template';

/** Writes the e-mail templates that the office sets up by hand (docs/correo.md). @returns file → text */
export function emitTemplates({
  formularios,
  formulariosIngles,
  correo,
}: Content): Map<string, string> {
  const names = new Set(formularios.map(({ data }) => data.plantilla));
  return new Map(
    [...names].flatMap((name): [string, string][] => {
      const own = formularios.filter(({ data }) => data.plantilla === name);
      const english = formulariosIngles.filter((one) => own.some(({ slug }) => slug === one.slug));
      const { html, txt } = mailTemplate(
        own.map(({ data }) => data),
        correo.data,
        english.map(({ data }) => data.folio),
      );
      return [
        [`${name}.html`, html],
        [`${name}.txt`, txt],
      ];
    }),
  );
}
