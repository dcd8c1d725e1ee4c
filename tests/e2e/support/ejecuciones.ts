import { LETTERS_SCRIPT } from '@/lib/design/heading-fonts';
import { AVISOS_SCRIPT } from '@/lib/site/avisos-script';
import { EARLY_MARKS } from '@/lib/site/early-marks-script';
import {
  expect,
  test as base,
  type BrowserContext,
  type Page,
  type Request,
} from '@playwright/test';

declare global {
  interface Window {
    reportRun?: (what: string) => Promise<void>;
  }
}

export interface Runs {
  readonly said: string[];
}

/** Watches all frames for the effects of tests/ataques. */
async function watchRuns(page: Page): Promise<Runs> {
  const said: string[] = [];
  await page.exposeBinding('reportRun', ({ frame }, what: string) => {
    said.push(`${what} en ${frame.url()}`);
  });
  await page.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
      Object.defineProperty(window, name, {
        value: (first: unknown) => void window.reportRun?.(`${name}(${String(first)})`),
        writable: true,
      });
  });
  const asked = (request: Request) => {
    const { protocol, hostname } = new URL(request.url());
    // The browser also reports requests that the policy or CORS blocked.
    if (!protocol.startsWith('http') || hostname === 'localhost') return;
    if (!/^(?:csp|origin)$/.test(request.failure()?.errorText ?? ''))
      said.push(`petición a ${request.url()}`);
  };
  page.on('requestfailed', asked);
  page.on('requestfinished', asked);
  page.on('dialog', (dialog) => {
    said.push(`aviso: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return { said };
}

/** Opens documents at addresses of the site, uses all in them, and tells which ran something. */
export async function runAlone(
  context: BrowserContext,
  documents: readonly string[],
  answer: (body: string) => { contentType: string; body: string; headers?: Record<string, string> },
): Promise<Set<number>> {
  const page = await context.newPage();
  const { said } = await watchRuns(page);
  await page.route(/\/solo\/\d+$/, (route) => {
    const at = Number(route.request().url().split('/').at(-1));
    return route.fulfill(answer(documents[at] ?? ''));
  });
  const ran = new Set<number>();
  for (const at of documents.keys()) {
    await page.goto(`/solo/${at}`, { timeout: 3000 }).catch(() => undefined);
    // A sandboxed page never answers.
    const touched = page.evaluate(() => {
      for (const element of document.querySelectorAll('*')) {
        const handled = [...element.attributes].filter(({ name }) => name.startsWith('on'));
        for (const type of ['click', ...handled.map(({ name }) => name.slice(2))])
          element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
      }
    });
    await Promise.race([touched.catch(() => undefined), page.waitForTimeout(300)]);
    await page.waitForTimeout(30);
    if (said.length > 0) ran.add(at);
    said.length = 0;
  }
  await page.close();
  return ran;
}

export const dangers = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([arrival, letters, notices]) => {
      const found: string[] = [];
      const ADDRESSES = [
        'href',
        'src',
        'action',
        'formaction',
        'data',
        'srcdoc',
        'background',
        'poster',
      ];
      for (const element of document.querySelectorAll('*')) {
        const tag = element.localName;
        for (const { name, value } of element.attributes) {
          const danger =
            name.startsWith('on') ||
            name === 'style' ||
            (ADDRESSES.includes(name.replace(/^xlink:/, '')) &&
              !/^(?:[/#?]|https?:|mailto:|tel:|[^:]*$)/i.test(value.trim()));
          if (danger) found.push(`<${tag} ${name}="${value.slice(0, 80)}">`);
        }
        if (['iframe', 'object', 'embed', 'base', 'applet', 'frame', 'math'].includes(tag))
          found.push(`<${tag}>`);
        const isPolicy = element === document.head.firstElementChild;
        if (tag === 'meta' && element.getAttribute('http-equiv') && !isPolicy)
          found.push('<meta http-equiv>');
        if (tag === 'style' && element.parentElement !== document.head) found.push('<style>');
        if (tag === 'link' && /stylesheet|import/.test(element.getAttribute('rel') ?? ''))
          found.push('<link rel=stylesheet>');
        if (tag === 'script') {
          const { type, src } = element as HTMLScriptElement;
          // Our classic scripts: early marks (lib/site/early-marks-script.ts), headings' fonts, notices.
          const known =
            ['speculationrules', 'application/ld+json', 'module'].includes(type) ||
            (element.parentElement === document.head &&
              [arrival, letters].some((one) => one === element.textContent)) ||
            element.textContent === notices;
          if (!known || (src && new URL(src).origin !== location.origin)) found.push('<script>');
        }
      }
      return found;
    },
    [EARLY_MARKS, LETTERS_SCRIPT, AVISOS_SCRIPT] as const,
  );

export const watched = base.extend<{ runs: Runs }>({
  runs: [
    async ({ page }, run) => {
      const runs = await watchRuns(page);
      await run(runs);
      expect(runs.said, 'Nada de lo escrito se ejecutó').toEqual([]);
    },
    { auto: true },
  ],
});
