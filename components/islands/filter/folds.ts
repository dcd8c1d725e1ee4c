/** Where directory.css folds the staff: narrow screens of browsers that tell whether there is script. */
const NARROW = '(scripting: enabled) and (max-width: 63.99rem)';

/**
 * Turns the heading of each group (`data-fold`) into a button that shows and hides its rows, on narrow screens.
 * `data-open` on the group says which; CSS folds them before the script, and leaves them open without it.
 */
export function startFolds(table: HTMLTableElement) {
  const folds = [...table.querySelectorAll<HTMLElement>('[data-fold]')].flatMap((heading) => {
    const group = heading.closest('tbody');
    return group ? { heading, group } : [];
  });
  const isTarget = (group: HTMLElement) =>
    document.getElementById(location.hash.slice(1))?.closest('tbody') === group;
  const set = ({ heading, group }: (typeof folds)[number], isOpen: boolean) => {
    group.dataset['open'] = String(isOpen);
    heading.firstElementChild?.setAttribute('aria-expanded', String(isOpen));
  };
  const isNarrow = matchMedia(NARROW);
  const makeButtons = () => {
    for (const fold of folds) {
      const { heading, group } = fold;
      const button = heading.querySelector('button');
      if (isNarrow.matches && !button) {
        const made = document.createElement('button');
        made.type = 'button';
        made.setAttribute('aria-expanded', String(group.dataset['open'] === 'true'));
        // On the button, not on its heading, which is heard as one to press where there is no button.
        made.addEventListener('click', () => set(fold, group.dataset['open'] !== 'true'));
        made.append(...heading.childNodes);
        heading.append(made);
      } else if (!isNarrow.matches && button) heading.replaceChildren(...button.childNodes);
    }
  };
  for (const fold of folds) set(fold, isTarget(fold.group));
  makeButtons();
  isNarrow.addEventListener('change', makeButtons);
  addEventListener('hashchange', () => {
    for (const fold of folds) if (isTarget(fold.group)) set(fold, true);
  });
  return {
    /** While words are sought every group is open; afterwards only the address's. */
    setAll(isSought: boolean) {
      for (const fold of folds) set(fold, isSought || isTarget(fold.group));
    },
  };
}
