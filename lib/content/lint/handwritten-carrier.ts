import type { Name } from '@/lib/content/model';
import type { Placed } from '@/lib/content/types';
import { textsOf } from '@/lib/content/model/texts';
import { lineAt } from '@/lib/content/parse/yaml-lines';

const BY_HAND = /(?<!\p{L})(?:un tercero|otra empresa)(?!\p{L})/giu;

/** The carrier depends on `via` in `correo.yml`: texts use `{{mensajero}}`. */
export function carrierByHand(name: Name, raw: unknown, body: string): Placed<string>[] {
  if (name === 'correo') return [];
  return [
    ...textsOf(raw).flatMap(({ text, field }) =>
      [...text.matchAll(BY_HAND)].map(([words]) => ({ what: message(words), field })),
    ),
    ...[...body.matchAll(BY_HAND)].map(({ 0: words, index }) => ({
      what: message(words),
      bodyLine: lineAt(body, index),
    })),
  ];
}

const message = (words: string) =>
  `«${words}» no se escribe a mano: quién lleva los mensajes lo decide «via» en content/correo.yml. Escriba {{mensajero}} o {{mensajeroVe}}; si habla de otra cosa, dígalo con otras palabras.`;
