import { Parser } from 'htmlparser2';

export interface Properties {
  /** Names of people, and of programs that nobody knows. */
  people: string[];
  /** Title, subject, keywords: what a document says of itself. */
  says: { name: string; text: string }[];
}

const PROGRAMS =
  /\b(?:mozilla|microsoft|word|excel|power\s?point|acrobat|adobe|distiller|indesign|illustrator|photoshop|quartz|mac\s?os|ios\b|chrom|skia|firefox|cairo|ghostscript|(?:la|pdf|xe|lua)?tex\b|typst|canva|google|pdf|libreoffice|openoffice|writer|calc|impress|itext|foxit|nitro|corel|autocad|hp\b|canon\b|epson|xerox|kyocera|ricoh|brother\b|konica|sharp\b|wkhtml|qt\b|weasy|prince\b|apache)/i;
const PEOPLE = /^(?:dc:creator|contributor|.*(?:author|manager|company|owner|by|captionwriter))$/;
const MACHINES = /^(?:creator|producer|creatortool|pdf:creator)$/;
const SAYS: Record<string, string> = {
  title: 'su título',
  subject: 'su asunto',
  description: 'su asunto',
  headline: 'su asunto',
  keywords: 'sus palabras clave',
};

/**
 * Reads the properties of a PDF.
 * @param info names and values of its information dictionary
 * @param xmp its metadata in XML, each
 */
export function propertiesOf(info: [string, string][], xmp: readonly string[]): Properties {
  const people = new Set<string>();
  const says = new Map<string, Properties['says'][number]>();
  for (const [name, written] of [...info, ...xmp.flatMap(valuesIn)]) {
    const text = cleaned(written);
    const plain = name.toLowerCase();
    const local = plain.slice(plain.indexOf(':') + 1);
    const label = plain === 'dc:subject' ? 'sus palabras clave' : SAYS[local];
    if (text === '') continue;
    if (PEOPLE.test(plain)) people.add(text);
    else if (MACHINES.test(plain) || MACHINES.test(local)) {
      if (!PROGRAMS.test(text)) people.add(text);
    } else if (label) says.set(`${label} ${text}`, { name: label, text });
  }
  return { people: [...people].sort(), says: [...says.values()] };
}

/** Replaces control signs, which a terminal obeys, and signs that turn text around. */
export const cleaned = (text: string): string => text.replace(/[\p{C}\s]+/gu, ' ').trim();

const DUBLIN_CORE = 'http://purl.org/dc/elements/1.1/';

/** Values of XMP, in elements, lists or attributes. @returns `dc:creator` whatever its prefix */
function valuesIn(xml: string): [string, string][] {
  const found: [string, string][] = [];
  const prefixes = new Map<string, string>();
  const open: { name: string; text: string }[] = [];
  const nameOf = (written: string): string => {
    const [prefix = '', local = ''] = written.includes(':') ? written.split(':') : ['', written];
    return prefixes.get(prefix) === DUBLIN_CORE ? `dc:${local}` : `${prefix}:${local}`;
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        for (const [key, value] of Object.entries(attributes))
          if (key.startsWith('xmlns:')) prefixes.set(key.slice(6), value);
        for (const [key, value] of Object.entries(attributes))
          if (!/^(?:xmlns|xml|rdf)(?::|$)/.test(key)) found.push([nameOf(key), value]);
        open.push({ name, text: '' });
      },
      ontext(text) {
        const one = open.at(-1);
        if (one) one.text += text;
      },
      onclosetag() {
        const { text = '' } = open.at(-1) ?? {};
        const { name } = open.findLast((one) => !one.name.startsWith('rdf:')) ?? {};
        if (name && text.trim() !== '') found.push([nameOf(name), text]);
        open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return found;
}
