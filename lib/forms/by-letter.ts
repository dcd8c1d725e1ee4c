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

/** Returns Spanish and English forms by folio letter; a pair sends the same message. */
export function formsByLetter({ formularios, formulariosIngles }: Forms) {
  const english = formulariosIngles.flatMap(({ slug, file, data: { folio } }) =>
    formularios
      .filter((form) => form.slug === slug)
      .map(({ data }) => ({ slug, file, data: { ...data, folio } })),
  );
  return [...formularios, ...english];
}
