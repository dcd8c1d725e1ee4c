import type { Root } from 'mdast';
import { withoutAsides } from '@/lib/content/model/fuentes';
import { spokenText, walk } from '@/lib/content/parse/nodes';
import { countsOf, type Counts } from './readability';
import { ABBREVIATIONS, NUMBERED } from './words';

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

export function sentencesOf(tree: Root): Sentence[] {
  const blocks: Block[] = [];
  walk(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    const prose = node.type === 'paragraph';
    if (prose || node.type === 'heading' || node.type === 'tableCell')
      blocks.push({ text: spokenText(node), line, prose });
    else if (node.type === 'image' && node.alt) blocks.push({ text: node.alt, line, prose });
  });
  return sentencesOfBlocks(blocks);
}

const sentencesOfBlocks = (blocks: Block[]): Sentence[] =>
  blocks.flatMap(({ text, line, prose }) =>
    splitSentences(withoutAsides(text.replace(/\s+/g, ' '))).map((sentence) => ({
      ...countsOf(sentence),
      sentence,
      line,
      running: prose && /[.:!?…][»”")\]]*$/.test(sentence),
    })),
  );
