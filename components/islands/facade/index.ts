/**
 * Loads a third party's frame on request (D20). `load` comes for its error pages too, so the page keeps the
 * other ways beside it (D41).
 */
export function start(root: HTMLElement): void {
  const { what = '', src = '', height = '', opening = '' } = root.dataset;
  root.querySelector('button')?.addEventListener('click', () => {
    const frame = document.createElement('iframe');
    frame.title = what;
    frame.height = height;
    frame.setAttribute('referrerpolicy', 'no-referrer');
    frame.src = src;
    root.dataset['loaded'] = '';
    const wait = document.createElement('p');
    wait.textContent = opening;
    frame.addEventListener('load', () => wait.remove());
    root.replaceChildren(wait, frame);
    root.tabIndex = -1;
    root.focus();
  });
}
