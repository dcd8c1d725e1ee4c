const VOWEL = 'aeiouáéíóúü';
const CONSONANT = `[^${VOWEL}]`;
/** Letters that begin a syllable together. */
const TOGETHER = `[bcfgp][lr]|[dt]r|ch|ll|rr`;

/** The part before a syllable of at least three letters: a vowel, and the consonants that go with it. */
const BEFORE_SYLLABLE = new RegExp(
  `[${VOWEL}]${CONSONANT}*?(?=(?:${TOGETHER}|${CONSONANT})[${VOWEL}]\\p{L})`,
  'giu',
);
const LONG_WORD = /\p{L}{8,}/gu;
const SOFT_HYPHEN = '\u00AD';
/** Leaves a long phone, which no space parts, a place to break between its groups. */
const BREAK = '\u200B';

/** Keys, addresses and what a person typed stay as they are. */
const AS_IS =
  'script, style, template, textarea, code, .typed, .marked-text, .review dd, [href^="mailto:"]';

/** A text whose long words say between which syllables they may break: Spanish spells as it parts. */
const hyphenate = (text: string) =>
  text
    .replace(/[\u00AD\u200B]/g, '')
    .replaceAll('\u00A0', `\u00A0${BREAK}`)
    .replace(LONG_WORD, (word) =>
      word.replace(BEFORE_SYLLABLE, (part, at: number) =>
        at + part.length > 1 ? part + SOFT_HYPHEN : part,
      ),
    );

function hyphenateIn(root: Node): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    // React compares the page with its own output at this moment (hydrate.ts).
    if (!text.trim() || node.parentElement?.closest(`${AS_IS}, [data-hydrating]`)) continue;
    const parted = hyphenate(text);
    if (parted !== text) node.nodeValue = parted;
  }
}

/**
 * Gives the long words of the page soft hyphens, where few letters fit in a line (WCAG 1.4.4): browsers
 * that bring no Spanish dictionary, or not yet, break them anywhere, without a sign. Nobody else's page
 * has them, so that what is copied or searched is what was written.
 */
export function start(): void {
  hyphenateIn(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      (type === 'childList' ? addedNodes : [target]).forEach(hyphenateIn);
  }).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['data-hydrating'],
  });
}
