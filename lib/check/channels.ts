import { foldChannel, type Sends } from '@/lib/content/lint/channels';
import { allEntries, type Content } from '@/lib/content/model';
import type { Scope } from './scope';

type Caso = Content['canales']['data']['casos'][number];

const EMERGENCIA = /(?<![0-9])911(?![0-9])|emergencia/;
const WRITE: Partial<Record<Caso['canal'], string>> = {
  queja: 'enlace la [queja](/quejapublica/)',
  denuncia: 'enlace la [denuncia](/denuncia/)',
  emergencia: 'diga que llame al 911',
};
const NAMES = { queja: 'la queja', denuncia: 'la denuncia' };
const OF = { queja: 'de la queja', denuncia: 'de la denuncia', emergencia: 'del 911', otra: '' };

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
        const message = `habla de «${caso.que}» («${words}») y ${what.enlace ? 'su enlace sólo lleva a' : 'sólo nombra'} ${NAMES[what.canal]}; ese caso es ${OF[caso.canal]} (content/canales.yml). Corrija el texto: ${WRITE[caso.canal]}.`;
        (releases.has(entry.file) ? advice : report).at(entry, place, message);
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
