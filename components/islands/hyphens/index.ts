import { FEW_LETTERS } from '@/tailwind.config';

const VOWEL = 'aeiouáéíóúü';
const CONSONANT = `[^${VOWEL}]`;
const TOGETHER = `[bcfgp][lr]|[dt]r|ch|ll|rr`;

/** The part before a syllable of at least three letters: a vowel and its consonants. */
const BEFORE_SYLLABLE = new RegExp(
  `[${VOWEL}]${CONSONANT}*?(?=(?:${TOGETHER}|${CONSONANT})[${VOWEL}]\\p{L})`,
  'giu',
);
const LONG_WORD = /\p{L}{8,}/gu;
const SOFT_HYPHEN = '\u00AD';
const BREAK = '\u200B';

const AS_IS =
  '.brand, script, style, template, textarea, code, .typed, .marked-text, .review dd, [href^="mailto:"]';

const plain = (text: string) => text.replace(/[\u00AD\u200B]/g, '');

const hyphenate = (text: string) =>
  plain(text)
    .replaceAll('\u00A0', `\u00A0${BREAK}`)
    .replace(LONG_WORD, (word) =>
      word.replace(BEFORE_SYLLABLE, (part, at: number) =>
        at + part.length > 1 ? part + SOFT_HYPHEN : part,
      ),
    );

function rewriteIn(root: Node, write: (text: string) => string): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    // React compares the page with its own output meanwhile (hydrate.ts).
    if (!text.trim() || node.parentElement?.closest(`${AS_IS}, [data-hydrating]`)) continue;
    const written = write(text);
    if (written !== text) node.nodeValue = written;
  }
}

/**
 * Adds soft hyphens to long words while few letters fit in a line (WCAG 1.4.4): browsers without a Spanish
 * dictionary break them anywhere. At other widths there are none, so that copies and searches get the written
 * text.
 */
export function start(): void {
  const few = matchMedia(FEW_LETTERS);
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const root of type === 'childList' ? addedNodes : [target]) rewriteIn(root, hyphenate);
  });
  const settle = () => {
    observer.disconnect();
    rewriteIn(document.body, few.matches ? hyphenate : plain);
    if (few.matches)
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributeFilter: ['data-hydrating'],
      });
  };
  settle();
  few.addEventListener('change', settle);
}
