import { scheduleIslands, startRetries } from '@/components/base/islands';
import { stubMedia } from './browser';

const asked: string[] = [];
let broken: (address: string) => boolean;
const answer = (address: string) => ({
  start: async () => {
    asked.push(address);
    if (broken(address)) throw new TypeError('offline');
  },
});
jest.mock('/_/forms-H.js', () => answer('/_/forms-H.js'), { virtual: true });
jest.mock('/%5f/forms-H.js', () => answer('/%5f/forms-H.js'), { virtual: true });

const network = jest.fn<Promise<unknown>, [string, RequestInit]>();
globalThis.fetch = network as unknown as typeof fetch;

const settle = async () => {
  for (let turn = 0; turn < 25; turn++) await Promise.resolve();
};

beforeAll(() => {
  stubMedia();
  startRetries();
});

const ISLAND = `<div data-island="forms" data-script="forms-H" data-when="interaction">
    <button type="button">Cambiar</button><input>
  </div>
  <div tabindex="-1"><button type="button" data-retry="">Reintentar</button></div>`;
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const island = () => find('[data-island]');
const retry = () => find('[data-retry]');

async function fail() {
  document.body.innerHTML = ISLAND;
  scheduleIslands();
  island().dispatchEvent(new Event('pointerover'));
  await settle();
  asked.length = 0;
}

beforeEach(() => {
  asked.length = 0;
  broken = () => true;
  network.mockReset().mockResolvedValue({ ok: true });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const ways: [string, () => void][] = [
  ['vuelve la red', () => void dispatchEvent(new Event('online'))],
  ['la persona entra a un campo', () => find('input').focus()],
  ['la persona toca un campo', () => find('input').click()],
  ['la persona pulsa «Reintentar»', () => retry().click()],
];

describe('el programa de un formulario que no llegó', () => {
  it.each(ways)('se pide otra vez cuando %s, y el aviso se quita', async (_way, act) => {
    await fail();
    broken = () => false;
    act();
    await settle();
    expect(island().dataset).toHaveProperty('hydrated');
    expect(island().dataset).not.toHaveProperty('failed');
  });

  it('si vuelve a fallar, el aviso sigue y se puede pedir de nuevo', async () => {
    await fail();
    retry().click();
    await settle();
    expect(island().dataset['failed']).toBe('1');
    broken = () => false;
    retry().click();
    await settle();
    expect(island().dataset).toHaveProperty('hydrated');
  });

  it('mientras se pide otra vez, se dice; y no se pide dos veces a un tiempo', async () => {
    await fail();
    let answerNow = () => {};
    network.mockReturnValue(new Promise<void>((resolve) => (answerNow = resolve)));
    retry().click();
    find('input').focus();
    dispatchEvent(new Event('online'));
    await settle();
    expect(island().dataset['failed']).toBe('');
    expect(network).toHaveBeenCalledTimes(1);
    broken = () => false;
    answerNow();
    await settle();
    expect(island().dataset).toHaveProperty('hydrated');
  });
});

describe('un navegador que recuerda lo que falló', () => {
  it('lo encuentra bajo otro nombre de la misma carpeta', async () => {
    await fail();
    broken = (address) => address.startsWith('/_/');
    retry().click();
    await settle();
    expect(asked).toEqual(['/_/forms-H.js', '/%5f/forms-H.js']);
    expect(island().dataset).toHaveProperty('hydrated');
  });

  it('sin red no se gasta ninguno', async () => {
    await fail();
    network.mockRejectedValue(new TypeError('offline'));
    for (let time = 0; time < 3; time++) {
      retry().click();
      await settle();
    }
    expect(asked).toEqual([]);
    expect(island().dataset['failed']).toBe('1');
    // The page itself, which browsers never cache: a cached answer proves no network.
    expect(network.mock.lastCall).toEqual(['', { method: 'HEAD' }]);
  });
});
