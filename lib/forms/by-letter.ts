import type { FormDefinition } from './logic';

interface Entry<T> {
  slug: string;
  file: string;
  data: T;
}

interface Forms {
  formularios: Entry<FormDefinition>[];
  formulariosIngles: Entry<Pick<FormDefinition, 'folio'>>[];
}

/**
 * Every form under each letter of its folios: that of its page in Spanish, and that of its page in English,
 * which sends the same.
 */
export function formsByLetter({ formularios, formulariosIngles }: Forms) {
  const english = formulariosIngles.flatMap(({ slug, file, data: { folio } }) =>
    formularios
      .filter((form) => form.slug === slug)
      .map(({ data }) => ({ slug, file, data: { ...data, folio } })),
  );
  return [...formularios, ...english];
}
