import { rawReference } from '@/lib/content/lint/shown-signs';
import { textsOf } from '@/lib/content/model/texts';

/** `rawReference` for an attribute or script that may be JSON. */
export function rawReferenceInData(value: string): string | undefined {
  if (!rawReference(value)) return undefined;
  try {
    return textsOf([JSON.parse(value)])
      .map(({ text }) => rawReference(text))
      .find(Boolean);
  } catch {
    return rawReference(value);
  }
}

export const showsRaw = (found: string) =>
  `muestra «${found}» a quien la lee: una referencia que nada cambió, o llaves de más`;
