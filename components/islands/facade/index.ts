/**
 * A third party's frame that is not asked for until the visitor does (D20). A frame of another origin cannot
 * be known to have failed: its `load` comes for an error page too. So the page that shows this keeps the
 * other ways under it, whatever the frame does (D41).
 * @param root has the words and the button; its data has the words, the source and the height
 */
export function start(root: HTMLElement): void {
  const { what = '', src = '', height = '' } = root.dataset;
  root.querySelector('button')?.addEventListener('click', () => {
    const frame = document.createElement('iframe');
    frame.title = what;
    frame.height = height;
    frame.setAttribute('referrerpolicy', 'no-referrer');
    frame.src = src;
    root.dataset['loaded'] = '';
    root.replaceChildren(frame);
    root.tabIndex = -1;
    root.focus();
  });
}
