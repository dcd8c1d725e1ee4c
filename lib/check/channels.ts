import { fault } from '@/lib/content/faults';
import { foldChannel, type Sends } from '@/lib/content/lint/channels';
import { allEntries, type Content } from '@/lib/content/model';
import type { Scope } from './scope';

type Caso = Content['canales']['data']['casos'][number];

const EMERGENCIA = /(?<![0-9])911(?![0-9])|emergencia/;

/** Texts about a case do not send only to another channel. @param advice receives faults of releases */
export function checkChannels({ content, facts, report, advice }: Scope) {
  const casos = content.canales.data.casos.map((caso) => ({ caso, pattern: patternOf(caso) }));
  const releases = new Set(content.comunicados.map(({ file }) => file));
  for (const entry of allEntries(content)) {
    if (entry === content.canales) continue;
    for (const { what, ...place } of facts.get(entry.file)?.sends ?? [])
      for (const { caso, pattern } of casos) {
        const words = pattern?.exec(what.text)?.[0];
        if (words === undefined || agrees(what, caso)) continue;
        const values = { case: caso.que, words, says: what.canal, due: caso.canal };
        const found = fault('channel-other', { ...values, isLink: what.enlace === true }, words);
        (releases.has(entry.file) ? advice : report).at(entry, place, found);
      }
  }
}

const agrees = ({ canal, text }: Sends, caso: Caso) =>
  caso.canal === canal ||
  caso.canal === 'otra' ||
  (caso.canal === 'emergencia' && EMERGENCIA.test(text));

function patternOf({ palabras }: Caso): RegExp | undefined {
  if (palabras.length === 0) return undefined;
  const phrases = palabras.map((one) => foldChannel(one).replace(/[^a-z0-9 ]/g, '\\$&'));
  return new RegExp(`(?<![a-z0-9])(?:${phrases.join('|')})`);
}
