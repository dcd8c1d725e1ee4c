import { fault } from '@/lib/content/faults';
import { foldChannel } from '@/lib/content/lint/channels';
import { allEntries } from '@/lib/content/model';
import { textsOf } from '@/lib/content/model/texts';
import type { Scope } from './scope';

interface Name {
  one: string;
  former: readonly string[];
  /** Literals of section 2, by file. */
  literal?: Readonly<Record<string, string>>;
}

/** One name for each thing that several pages lead to, and the names that it had. */
const ONE_NAME: readonly Name[] = [
  {
    one: 'Comunicados',
    former: ['Noticias', 'Noticias más recientes', 'Boletines', 'Comunicados de prensa'],
    literal: { 'content/paginas/prensa.md': 'Noticias más recientes' },
  },
  {
    one: 'Vehículos remolcados',
    former: [
      'Vehículos arrastrados',
      'Arrastre de vehículos',
      'Cómo recuperar un vehículo remolcado',
    ],
  },
  {
    one: '¿En qué va mi queja o denuncia?',
    former: [
      'Seguimiento',
      '¿En qué va?',
      '¿En qué va mi queja?',
      '¿Llegó? ¿En qué va?',
      'Preguntar si llegó o en qué va',
    ],
  },
  {
    one: 'Declarar mis bienes',
    former: [
      'Debo declarar mis bienes',
      'Declarar patrimonio',
      'Declaración patrimonial',
      'Declaración patrimonial y de intereses',
      'Presentar la declaración patrimonial',
      'Presentar la declaración patrimonial y de intereses',
    ],
    literal: {
      'content/declaraciones.yml': 'Declaración patrimonial y de intereses',
      'content/inicio.yml': 'Declaración patrimonial y de intereses',
    },
  },
];

const foldName = (text: string): string => foldChannel(text).replace(/[¿?¡!.]/g, '');

/** Returns the one name of a thing that a whole text calls by a former one. */
export const nameFor = (text: string, file = ''): string | undefined =>
  ONE_NAME.find(
    ({ former, literal = {} }) =>
      former.some((one) => foldName(one) === foldName(text)) && literal[file] !== text,
  )?.one;

/** Titles and words of links; in running text other words are no names. */
const NAMING = ['titulo', 'texto', 'nombre', 'boton'];
const LINK = /(?<!!)\[([^[\]]+)\]\(/g;

/** Advises the one name where a title or a link has a former one. */
export function checkOneName({ content, advice }: Scope): void {
  const releases = new Set(content.comunicados.map(({ file }) => file));
  for (const entry of allEntries(content)) {
    if (releases.has(entry.file)) continue;
    for (const { field, text } of textsOf(entry.data)) {
      const name = NAMING.includes(String(field.at(-1))) && nameFor(text, entry.file);
      if (name) advice.field(entry, field, fault('name-former', { found: text, name }, text));
    }
    for (const [index, line] of entry.body.split('\n').entries())
      for (const [, text = ''] of line.matchAll(LINK)) {
        const name = nameFor(text, entry.file);
        if (name) advice.body(entry, index + 1, fault('name-former', { found: text, name }, text));
      }
  }
}
