import { FACADE } from '@/lib/ui-texts';

const SLOW_MS = 10_000;
/** Names that never resolve (RFC 6761), as those of the demonstration. */
const INVENTED = /\.(example|invalid|test)$/;

/**
 * Loads a third party's frame on request (D20). `load` comes for its error pages too and pages cannot tell
 * them apart, so the page keeps the other ways beside it (D41), and shows them in the place of a frame that
 * cannot have opened.
 * @param root the `.facade`, or what has it and other buttons that open it
 */
export function start(root: HTMLElement): void {
  const box = root.querySelector<HTMLElement>('.facade') ?? root;
  const { what = '', src = '', height = '' } = box.dataset;
  const { host, hostname } = new URL(src);
  const isInvented = INVENTED.test(hostname);
  const ways = [...(box.querySelector('p[hidden]')?.childNodes ?? [])];

  const lost = document.createElement('div');
  lost.setAttribute('role', 'alert');
  const fault = document.createElement('strong');
  fault.textContent = FACADE.lost(host);
  const said = document.createElement('p');
  said.append(fault, ' ', ...ways);
  const retry = document.createElement('button');
  retry.className = 'button button-outline';
  retry.textContent = FACADE.retry;
  const apart = document.createElement('a');
  apart.className = 'button button-outline';
  apart.textContent = FACADE.apart;
  Object.assign(apart, { href: src, target: '_blank', rel: 'noopener' });
  const acts = document.createElement('p');
  acts.className = 'flex flex-wrap gap-2';
  acts.append(retry, apart);
  lost.append(said, acts);

  const open = () => {
    const frame = document.createElement('iframe');
    const wait = document.createElement('p');
    const show = (isLost: boolean) => {
      wait.remove();
      lost.hidden = !isLost;
      frame.toggleAttribute('inert', isLost);
      box.dataset['is'] = isLost ? 'lost' : 'opened';
    };
    const slow = setTimeout(show, SLOW_MS, true);
    frame.addEventListener('load', () => {
      clearTimeout(slow);
      show(!navigator.onLine || isInvented);
    });
    frame.title = what;
    frame.height = height;
    frame.setAttribute('referrerpolicy', 'no-referrer');
    frame.src = src;
    wait.textContent = FACADE.opening(host);
    // As tall from the press on as its tallest state: what is below it does not move later.
    const tall = () => Math.ceil(box.getBoundingClientRect().height);
    const before = tall();
    const opened = isInvented ? 0 : Number(height) + box.offsetHeight - box.clientHeight;
    box.replaceChildren(lost);
    show(true);
    box.style.minHeight = `${Math.max(before, opened, tall())}px`;
    lost.hidden = true;
    box.dataset['is'] = 'opening';
    box.replaceChildren(wait, frame, lost);
    box.setAttribute('aria-live', 'polite');
    box.tabIndex = -1;
    box.focus();
  };
  [...root.querySelectorAll('button'), retry].forEach((button) =>
    button.addEventListener('click', open),
  );
}
