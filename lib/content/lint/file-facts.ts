import type { Root } from 'mdast';
import { factsOf, NO_FACTS, type BodyFacts } from '@/lib/content/parse/body';
import { sendsOf, type Sends } from './channels';
import { parseCitas } from '@/lib/content/model/fuentes';
import type { Cita, Place, Placed } from '@/lib/content/types';
import type { Special, Used } from '@/lib/content/parse/references';
import { textsOf } from '@/lib/content/model/texts';

export interface Facts extends BodyFacts {
  citas: Placed<Cita>[];
  marks: Placed<'muestra' | 'porConfirmar'>[];
  sends: Placed<Sends>[];
  used: Used;
}

export type Noted = { special: Special; place: Place };

export function fileFacts(
  data: unknown,
  tree: Root | undefined,
  body: string,
  noted: Noted[],
  used: Used,
): Facts {
  const fuentes = textsOf(data).flatMap(({ field, text }) =>
    field.at(-1) === 'fuente' ? (parseCitas(text) ?? []).map((what) => ({ what, field })) : [],
  );
  return {
    ...(tree ? factsOf(tree) : NO_FACTS),
    citas: [
      ...fuentes,
      ...noted.flatMap(({ special, place }) =>
        'citas' in special ? special.citas.map((what) => ({ what, ...place })) : [],
      ),
    ],
    marks: noted.flatMap(({ special, place }) =>
      'mark' in special ? [{ what: special.mark, ...place }] : [],
    ),
    sends: sendsOf(data, tree, body),
    used,
  };
}
