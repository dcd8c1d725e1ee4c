import type { Content } from '@/lib/content/model';

/** Returns Spanish and English forms by folio letter; a pair sends the same message. */
export function formsByLetter({
  formularios,
  formulariosIngles,
}: Pick<Content, 'formularios' | 'formulariosIngles'>) {
  const english = formulariosIngles.flatMap(({ slug, file, data: { folio } }) =>
    formularios
      .filter((form) => form.slug === slug)
      .map(({ data }) => ({ slug, file, data: { ...data, folio } })),
  );
  return [...formularios, ...english];
}
