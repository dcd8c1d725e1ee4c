/** For browsers without `popover` (before Chrome 114, Safari 17, Firefox 125). */

function add(owner: object, name: string, value: unknown): void {
  if (!(name in owner))
    Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

add(Array.prototype, 'at', function <T>(this: T[], at: number) {
  return this[at < 0 ? this.length + at : at];
});
add(Array.prototype, 'findLastIndex', function <
  T,
>(this: T[], test: (one: T, at: number) => boolean) {
  return this.map((one, at) => Boolean(test(one, at))).lastIndexOf(true);
});
add(String.prototype, 'replaceAll', function (this: string, from: string, to: string) {
  return this.split(from).join(to);
});
add(Object, 'hasOwn', (owner: object, key: PropertyKey) =>
  Object.prototype.hasOwnProperty.call(owner, key),
);
add(Intl, 'ListFormat', function () {
  return { format: (items: string[]) => items.join(', ') };
});
add(Element.prototype, 'replaceChildren', function (this: Element, ...all: (Node | string)[]) {
  this.textContent = '';
  this.append(...all);
});

function addMenu(): void {
  const menu = document.getElementById('menu');
  const opener = document.querySelector<HTMLElement>('.brand-row [popovertarget]');
  if (!menu || !opener) return;
  const show = (open: boolean) => {
    menu.toggleAttribute('data-open', open);
    opener.setAttribute('aria-expanded', String(open));
  };
  menu.hidePopover = () => show(false);
  show(false);
  document.addEventListener('click', ({ target }) => {
    const inside = target as Element;
    const button = inside.closest('[popovertarget]');
    if (button) show(button === opener && !menu.hasAttribute('data-open'));
    else if (!menu.contains(inside)) show(false);
    if (button && button !== opener) opener.focus();
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.hasAttribute('data-open')) return;
    show(false);
    opener.focus();
  });
}

function addDialog(dialog: HTMLDialogElement): void {
  const behind = [...(dialog.parentElement?.children ?? [])].filter(
    (one): one is HTMLElement => one !== dialog && one instanceof HTMLElement,
  );
  const show = (open: boolean) => {
    dialog.toggleAttribute('open', open);
    for (const one of behind) one.style.visibility = open ? 'hidden' : '';
  };
  let opener: Element | null;
  Object.defineProperty(dialog, 'open', { get: () => dialog.hasAttribute('open') });
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  dialog.showModal = () => {
    opener = document.activeElement;
    show(true);
  };
  dialog.close = () => {
    if (!dialog.open) return;
    show(false);
    (opener as HTMLElement | null)?.focus();
    dialog.dispatchEvent(new Event('close'));
  };
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) dialog.close();
  });
}

/** Opens the addressed dialog (dialogs.ts) as a step of its own: closing must not leave the page. */
function openLate(): void {
  const opens = document.querySelector<HTMLElement>('[data-opens]')?.dataset['opens'] ?? '';
  const wanted = location.hash || `#${opens}`;
  if (!lacking.some(({ id }) => wanted === `#${id}`)) return;
  history.replaceState(null, '', location.pathname + location.search);
  location.hash = wanted;
}

addMenu();
const lacking = [...document.querySelectorAll('dialog')].filter(({ showModal }) => !showModal);
lacking.forEach(addDialog);
openLate();
