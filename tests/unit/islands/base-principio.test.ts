import { waitFor } from '@testing-library/dom';
import { stubMedia } from './browser';

const frames: FrameRequestCallback[] = [];
const folded = () => !document.querySelector('details')?.open;
const rules = () => document.querySelector('template > script');

async function page(hash: string) {
  history.replaceState(null, '', `/sindico/${hash}`);
  stubMedia();
  Object.assign(globalThis, { CSS: { supports: () => true } });
  document.body.innerHTML =
    '<details data-folds="" open></details><template><script type="speculationrules">{}</script></template>';
  frames.length = 0;
  window.requestAnimationFrame = (frame) => frames.push(frame);
  jest.resetModules();
  await import('@/components/base/main');
}

describe('el guion base', () => {
  it('empieza cuando el texto ya se pintó', async () => {
    await page('');
    expect(folded()).toBe(false);
    frames.forEach((frame) => frame(0));
    await waitFor(() => expect(folded()).toBe(true));
  });

  it('abre antes lo que pide la dirección', async () => {
    await page('#marco-juridico');
    expect(folded()).toBe(true);
  });

  it('deja al último las reglas de la página siguiente', async () => {
    await page('#marco-juridico');
    expect(rules()).toBeNull();
    await waitFor(() => expect(rules()).not.toBeNull());
  });
});
