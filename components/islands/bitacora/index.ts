import { LEDGER_ANSWERS as SAY } from '@/lib/ui-texts';

interface Listed {
  archivo: string;
  titulo: string;
  clase: 'oficina' | 'sitio' | 'muestra';
  sha256: string;
  anteriores: { sha256: string }[];
}

interface Answer {
  is: 'oficina' | 'sitio' | 'muestra' | 'anterior' | Nothing;
  hash?: string;
  titulo?: string | undefined;
  href?: string | undefined;
}
type Nothing = 'unknown' | 'unfinished' | 'notPdf' | 'tooLarge' | 'unreadable' | 'insecure';

const LARGEST = 200 * 1024 * 1024;

/**
 * Tells by its SHA-256 whether a chosen or dropped file is a document of the site. Nothing leaves the device:
 * hashes are compared with those in the page, then with each year's file.
 * @param root has the box and its status line; its data names the years' files, newest first
 */
export function start(root: HTMLElement): void {
  const input = root.querySelector('input');
  const chosen = root.querySelector('#copia-elegido');
  const status = root.querySelector<HTMLElement>('[role=status]');
  if (!input || !chosen || !status) return;
  const lists = JSON.parse(root.dataset['lists'] ?? '[]') as string[];
  let turn = 0;

  const compare = async (file: File | undefined) => {
    if (!file) return;
    const mine = ++turn;
    chosen.textContent = file.name;
    status.classList.add('notice', 'outcome', 'mt-4');
    status.textContent = SAY.comparing;
    const answer = await answerOf(file, lists);
    if (mine !== turn) return;
    status.dataset['is'] = answer.is;
    status.replaceChildren(...answerLines(answer));
    status.scrollIntoView({ block: 'nearest' });
  };

  input.addEventListener('change', () => void compare(input.files?.[0]));
  // The same file again is a new question.
  input.addEventListener('click', () => (input.value = ''));
  document.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  document.addEventListener('drop', (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    void compare(file);
  });
  void compare(input.files?.[0]);
}

/** Undefined when the list cannot be fetched: the answer says that it is not whole. */
async function fetchList(address: string): Promise<Listed[] | undefined> {
  try {
    const { documentos } = (await (await fetch(address)).json()) as { documentos: Listed[] };
    return documentos;
  } catch {
    return undefined;
  }
}

async function answerOf(file: File, lists: string[]): Promise<Answer> {
  if (!('subtle' in crypto)) return { is: 'insecure' };
  if (file.size > LARGEST) return { is: 'tooLarge' };
  let hash;
  try {
    const bytes = await file.arrayBuffer();
    if (!new TextDecoder('latin1').decode(bytes.slice(0, 1024)).includes('%PDF-'))
      return { is: 'notPdf' };
    hash = [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
  } catch {
    return { is: 'unreadable' };
  }
  return { hash, ...(inPage(hash) ?? (await inLists(hash, lists))) };
}

function inPage(hash: string): Answer | undefined {
  const same = [...document.querySelectorAll<HTMLElement>('[data-clase]')].filter(
    ({ textContent }) => textContent === hash,
  );
  const found = same.find(({ dataset }) => dataset['clase'] !== 'anterior') ?? same[0];
  if (!found) return undefined;
  const link = found.closest('tr')?.querySelector('a');
  return {
    is: found.dataset['clase'] as Answer['is'],
    titulo: link?.firstChild?.textContent ?? undefined,
    href: link?.href,
  };
}

async function inLists(hash: string, lists: string[]): Promise<Answer> {
  let whole = true;
  let former: Answer | undefined;
  for (const list of lists) {
    const listed = await fetchList(list);
    whole &&= listed !== undefined;
    for (const { archivo, titulo, clase, sha256, anteriores } of listed ?? []) {
      const found = { titulo, href: archivo };
      if (sha256 === hash) return { is: clase, ...found };
      if (anteriores.some((one) => one.sha256 === hash)) former = { is: 'anterior', ...found };
    }
  }
  return former ?? { is: whole ? 'unknown' : 'unfinished' };
}

function answerLines({ is, hash = '', titulo, href }: Answer): HTMLElement[] {
  const [title, text] = SAY[is];
  const strong = document.createElement('strong');
  strong.textContent = title;
  const parts: (string | Node)[] = [strong, text];
  if (titulo && href) {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = SAY.open(titulo);
    parts.push(link);
  }
  // The page's foot has whom to call.
  const call = document.querySelector('main > aside a[href^="tel:"]');
  if (is === 'unknown' && call) parts.push(call.cloneNode(true));
  if (hash) {
    const fold = document.createElement('details');
    const summary = document.createElement('summary');
    summary.textContent = SAY.hash;
    fold.append(summary, hash);
    parts.push(fold);
  }
  return parts.filter(Boolean).map((part) => {
    const line = document.createElement('div');
    line.className = 'wrap-anywhere';
    line.append(part);
    return line;
  });
}
