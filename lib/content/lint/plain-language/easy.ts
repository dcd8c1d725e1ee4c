import { isSectionHeading, lineOfNode, spokenText, walk } from '@/lib/content/parse/nodes';
import { parseMarkdown } from '@/lib/content/parse/markdown';
import type { TextFault } from '@/lib/content/types';
import { sentencesOf, splitSentences } from './sentences';
import { HARD_WORDS, wholeWords } from './words';

/** UNE 153101:2018 EX asks for short sentences; Inclusion Europe, for lines that hold an idea each. */
const MAX_WORDS = 15;

/** Signs and forms that both guides advise against. */
const SIGNS: readonly (readonly [find: RegExp, advice: string])[] = [
  [/;/, 'Quite el punto y coma: haga dos frases.'],
  [/[()]/, 'Quite el paréntesis: dígalo en otra frase.'],
  [/%/, 'En vez de «%», diga cuántos de cada 10 o de cada 100.'],
  [/…|\.\.\.|(?<!\p{L})etc(?:\.|étera)/u, 'Diga todo lo que falta, o quite los puntos.'],
  [/\p{L}{3,}mente(?!\p{L})/u, 'Quite la palabra que termina en «-mente», o diga cómo.'],
  [
    /(?<!\p{L})(?:es|son|fue|fueron|será|serán) (?!\p{L}*[áéíóú])\p{L}+[ai]d[oa]s?(?!\p{L})/u,
    'Diga quién lo hace: «La oficina revisa su queja».',
  ],
  [/(?<![\p{L}\d])[IVX]{2,}(?![\p{L}\d])/u, 'Escriba el número con cifras, no con romanos.'],
  [
    wholeWords('tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta'),
    'Escriba el número con cifras.',
  ],
];

/** A word in capitals, but for Roman numerals. */
const CAPITALS = /(?<![\p{L}\d])(?![IVX]+(?!\p{L}))\p{Lu}{2,}(?!\p{L})/gu;

const HARD = HARD_WORDS.map(([find, say]) => ({ pattern: wholeWords(find), say }));

/** @param written body as the author wrote it: `{{…}}` counts as a word */
export function easyFaults(written: string, icons: number): TextFault[] {
  const tree = parseMarkdown(written.replace(/\{\{.*?\}\}/g, 'dato'));
  const faults: TextFault[] = [];
  for (const { sentence, words, line } of sentencesOf(tree)) {
    const say = (advice: string) =>
      faults.push({ line, message: `lectura fácil. ${advice} Frase: «${sentence}»` });
    if (words > MAX_WORDS)
      say(`Tiene ${words} palabras; divídala en frases de ${MAX_WORDS} o menos.`);
    for (const [find, advice] of SIGNS) if (find.test(sentence)) say(advice);
    for (const [capitals] of sentence.matchAll(CAPITALS))
      if (!written.includes(`La ${capitals} es`) && !written.includes(`El ${capitals} es`))
        say(
          `Escriba «${capitals}» con minúsculas; si son siglas, diga antes qué son: «La ${capitals} es…».`,
        );
    for (const { pattern, say: easier } of HARD) {
      const [word] = pattern.exec(sentence) ?? [];
      if (word) say(`En vez de «${word}», escriba: ${easier}.`);
    }
  }
  walk(tree, (node) => {
    if (node.type === 'paragraph' && splitSentences(spokenText(node)).length > 1)
      faults.push({
        line: lineOfNode(node),
        message: `lectura fácil. Deje un renglón vacío después de cada frase: «${spokenText(node)}»`,
      });
  });
  const sections = tree.children.filter(isSectionHeading).length;
  if (sections !== icons)
    faults.push({
      line: 1,
      message: `hay ${sections} apartados («##») y ${icons} dibujos en «iconos». Escriba uno por apartado.`,
    });
  return faults.sort((a, b) => a.line - b.line);
}
