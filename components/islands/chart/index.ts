/** Least enlargement, width in px, and the part that a key moves it. */
const LENS = { zoom: 2.2, size: 180, step: 0.05 };

interface Point {
  x: number;
  y: number;
}

const KEYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** A magnifier (section 2.3); `root` has `.chart-box` with the sheet and picture, the buttons and status. */
export function start(root: HTMLElement): void {
  const box = root.querySelector<HTMLElement>('.chart-box');
  const sheet = root.querySelector<HTMLElement>('.chart-sheet');
  const picture = sheet?.querySelector('img');
  if (!box || !sheet || !picture) return;
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('[data-zoom]')];
  const status = root.querySelector('[role=status]');
  const lens = makeLens(sheet, picture);
  let finger = false;

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = drawnIn(picture);
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const centreOn = ({ x, y }: Point) => {
    box.scrollLeft = x * sheet.offsetWidth - box.clientWidth / 2;
    box.scrollTop = y * sheet.offsetHeight - box.clientHeight / 2;
  };
  const own = Number(picture.getAttribute('width'));
  const shown = () => drawnIn(picture).width;
  const widths = [...(shown() < own ? [''] : []), `${own}px`, `${own * 2}px`];
  let level = 0;
  const resize = (to: number, at?: Point) => {
    lens.hide();
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = box;
    const centre = at ?? {
      x: (scrollLeft + clientWidth / 2) / sheet.offsetWidth,
      y: (scrollTop + clientHeight / 2) / sheet.offsetHeight,
    };
    level = Math.min(widths.length - 1, Math.max(0, to));
    sheet.style.width = widths[level] ?? '';
    centreOn(centre);
    if (status) status.textContent = `Al ${Math.round((shown() / own) * 100)} %`;
  };

  for (const button of buttons)
    button.addEventListener('click', () => resize(level + Number(button.dataset['zoom'])));
  box.addEventListener('pointerdown', ({ pointerType }) => (finger = pointerType === 'touch'));
  box.addEventListener('click', (event) => {
    if (finger) resize((level + 1) % widths.length, pointOf(event));
  });
  box.addEventListener('pointermove', (event) => {
    if (event.pointerType === 'touch') return;
    const at = pointOf(event);
    if (clamp(at.x) === at.x && clamp(at.y) === at.y) lens.show(at);
    else lens.hide();
  });
  box.addEventListener('pointerleave', lens.hide);
  box.addEventListener('blur', lens.hide);
  box.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && lens.at()) {
      event.preventDefault();
      event.stopPropagation();
      return lens.hide();
    }
    if (event.key === '+' || event.key === '-') return resize(level + (event.key === '+' ? 1 : -1));
    const [right, down] = KEYS[event.key] ?? [];
    if (right === undefined || down === undefined) return;
    event.preventDefault();
    const from = lens.at() ?? { x: 0.5, y: 0.5 };
    const to = { x: clamp(from.x + right * LENS.step), y: clamp(from.y + down * LENS.step) };
    centreOn(to);
    lens.show(to);
  });
}

/** The drawn part of a picture, which `object-fit: contain` may make smaller than its element. */
function drawnIn(picture: HTMLImageElement): Pick<DOMRect, 'left' | 'top' | 'width' | 'height'> {
  const { left, top, width, height } = picture.getBoundingClientRect();
  const ratio = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
  const drawn = Math.min(width, height * ratio);
  return { left: left + (width - drawn) / 2, top, width: drawn, height };
}

function makeLens(sheet: HTMLElement, picture: HTMLImageElement) {
  const glass = document.createElement('div');
  glass.className = 'lens';
  const enlarged = picture.cloneNode() as HTMLImageElement;
  enlarged.alt = '';
  glass.append(enlarged);
  let at: Point | undefined;
  const show = (to: Point) => {
    at = to;
    const { left, width, height } = drawnIn(picture);
    const margin = left - sheet.getBoundingClientRect().left;
    const half = LENS.size / 2;
    // In a small box, enlarge to the picture's own size at least.
    const zoom = Math.max(LENS.zoom, Number(picture.getAttribute('width')) / width);
    glass.style.left = `${margin + at.x * width - half}px`;
    glass.style.top = `${at.y * height - half}px`;
    enlarged.style.width = `${width * zoom}px`;
    enlarged.style.left = `${half - at.x * width * zoom}px`;
    enlarged.style.top = `${half - at.y * height * zoom}px`;
    sheet.append(glass);
  };
  const hide = () => {
    at = undefined;
    glass.remove();
  };
  return { at: () => at, show, hide };
}
