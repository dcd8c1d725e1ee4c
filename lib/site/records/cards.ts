import type { Content } from '@/lib/content/model';
import type { Card } from '@/lib/site/card';
import { MUESTRA } from '@/lib/ui-texts';
import { RECORD_NAMES, recordKindOf, recordsAt, recordsOf, type RecordName } from '.';
import type { PublicRecord } from './record';

export const cardsOf = (content: Content): Card[] =>
  RECORD_NAMES.flatMap((name) => carded(content, name).map((record) => cardOf(name, record)));

/** Returns a page's card; undefined for old releases and pages without a record. */
export function cardAt(content: Content, ruta: string): Card | undefined {
  const own = recordsAt(content, ruta).find(({ record }) => record.url === ruta);
  if (!own || !carded(content, own.name).includes(own.record)) return undefined;
  return cardOf(own.name, own.record);
}

function carded(content: Content, name: RecordName): PublicRecord[] {
  const { card } = recordKindOf(name);
  return card ? recordsOf(content, name).slice(0, card.newest) : [];
}

function cardOf(name: RecordName, record: PublicRecord): Card {
  const { over, title } = recordKindOf(name).card!.of(record as never);
  const said = record.muestra ? `${over} · ${MUESTRA}` : over;
  return { src: `/tarjetas/${name}/${record.id}.png`, alt: `${said}: ${title}`, over: said, title };
}
