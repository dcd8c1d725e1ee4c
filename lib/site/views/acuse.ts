import type { Content } from '@/lib/content/model';
import type { KnownForm } from '@/lib/forms/acuse-check';
import { formsByLetter } from '@/lib/forms/by-letter';
import { labelsOf } from '@/lib/forms/message';

/** Returns the forms whose acuses can be checked: every current and former mode. */
export function knownForms(content: Content): KnownForm[] {
  const present = formsByLetter(content).flatMap(({ data }) =>
    data.modos.map((modo) => {
      const empty = Object.fromEntries(Object.keys(modo.carga).map((key) => [key, '']));
      return { titulo: modo.titulo, folio: data.folio, claves: labelsOf(data, modo, empty) };
    }),
  );
  const past = content.retirados.data.retirados.map(({ titulo, folio, campos }) => ({
    titulo,
    folio,
    claves: campos,
  }));
  return [...present, ...past];
}
