import type { Root } from 'mdast';
import { withoutAsides } from '@/lib/content/model/fuentes';
import { lineOfNode, nodesOf, spokenText } from '@/lib/content/parse/nodes';
import { ABBREVIATIONS, LAW, NUMBERED } from './words';

const ABBREVIATION = new RegExp(`(?<![\\p{L}])(?:${ABBREVIATIONS})\\.$`, 'iu');
const INITIAL = new RegExp(`(?<![\\p{L}]|(?:${NUMBERED})\\s)\\p{Lu}\\.$`, 'u');

/** Abbreviations such as «art. 5», «C. P. 22000» and «núm. 3» end no sentence. */
export function splitSentences(text: string): string[] {
  const pieces = text.trim().split(/(?<=[.!?…][»”")\]]*)\s+(?=[^\p{Ll}\s])/u);
  const goesOn = (piece: string, next: string) =>
    ABBREVIATION.test(piece) || INITIAL.test(piece) || (/\bno\.$/i.test(piece) && /^\d/.test(next));
  return pieces.reduce<string[]>((sentences, piece) => {
    const last = sentences.at(-1);
    if (last !== undefined && goesOn(last, piece)) sentences.push(`${sentences.pop()} ${piece}`);
    else if (piece) sentences.push(piece);
    return sentences;
  }, []);
}

export interface Sentence extends Counts {
  sentence: string;
  line: number;
  /** Labels and entries without a full stop would lower the average. */
  running: boolean;
}

interface Block {
  text: string;
  line: number;
  prose: boolean;
}

export const sentencesOfText = (text: string): Sentence[] =>
  sentencesOfBlocks(text.split(/\n\s*\n/).map((one) => ({ text: one, line: 1, prose: true })));

export const sentencesOf = (tree: Root): Sentence[] =>
  sentencesOfBlocks(
    nodesOf(tree).flatMap((node) => {
      const [line, prose] = [lineOfNode(node), node.type === 'paragraph'];
      if (prose || node.type === 'heading' || node.type === 'tableCell')
        return { text: spokenText(node), line, prose };
      return node.type === 'image' && node.alt ? { text: node.alt, line, prose } : [];
    }),
  );

const sentencesOfBlocks = (blocks: Block[]): Sentence[] =>
  blocks.flatMap(({ text, line, prose }) =>
    splitSentences(withoutAsides(text.replace(/\s+/g, ' '))).map((sentence) => ({
      ...countsOf(sentence),
      sentence,
      line,
      running: prose && /[.:!?…][»”")\]]*$/.test(sentence),
    })),
  );

/** A syllable per strong or accented vowel, or per group of weak vowels. */
export function syllables(word: string): number {
  const sounds = word
    .toLowerCase()
    .replaceAll('h', '')
    .replace(/y(?![aeiouáéíóú])/g, 'i');
  const groups = sounds.match(/[aeiouáéíóúü]+/g) ?? [];
  const count = (group: string) => Math.max(1, group.match(/[aeoáéíóú]/g)?.length ?? 0);
  return groups.reduce((sum, group) => sum + count(group), 0) || 1;
}

interface Counts {
  words: number;
  spoken: number;
  syllables: number;
}

function countsOf(sentence: string): Counts {
  const parts = sentence.replace(LAW, '$1').split(/\s+/);
  const words = parts.filter((part) => /[\p{L}\p{N}]/u.test(part));
  const spoken = words.filter((word) => !/[\d@/]/.test(word));
  const sum = spoken.reduce((total, word) => total + syllables(word), 0);
  return { words: words.length, spoken: spoken.length, syllables: sum };
}

/**
 * Computes Fernández Huerta's «lecturabilidad», from 0 to 100: 206.84 − 0.60 P − 1.02 F, with P syllables in
 * 100 words and F words per sentence. 50 and more needs no university.
 * J. Fernández Huerta, Consigna 214 (1959), pp. 29–32; F as corrected by G. Law, «Error in the Fernandez
 * Huerta Readability Formula» (2011).
 */
export function readability(sentences: Counts[]): { words: number; mean: number; score: number } {
  const sum = (key: keyof Counts) => sentences.reduce((total, one) => total + one[key], 0);
  const [words, perWord] = [sum('words'), sum('syllables') / (sum('spoken') || 1)];
  const mean = words / (sentences.length || 1);
  return { words, mean, score: 206.84 - 60 * perWord - 1.02 * mean };
}
