import { stubMedia } from './browser';
import { start } from '@/components/islands/hyphens';
import { FEW_LETTERS } from '@/tailwind.config';

let media = stubMedia(FEW_LETTERS);
beforeEach(() => (media = stubMedia(FEW_LETTERS)));
afterEach(() => media.set(FEW_LETTERS, false));

const shown = (html: string) => {
  document.body.innerHTML = html;
  start();
  return document.body.textContent.replaceAll('\u00AD', '·').replaceAll('\u200B', '¦');
};

describe('con letra grande, una palabra larga', () => {
  it.each([
    ['Responsabilidades', 'Res·pon·sa·bi·li·da·des'],
    ['administrativa', 'ad·mi·nis·tra·tiva'],
    ['anticorrupción', 'an·ti·co·rrup·ción'],
    ['CONTRALORÍA', 'CON·TRA·LO·RÍA'],
    ['electrónica', 'elec·tró·nica'],
    ['requisitos', 're·qui·si·tos'],
    ['vigilancia', 'vi·gi·lan·cia'],
    ['desarrollo', 'de·sa·rrollo'],
    ['acompañamiento', 'acom·pa·ña·miento'],
  ])('«%s» se parte en %s', (word, parts) => expect(shown(`<h1>${word}</h1>`)).toBe(parts));

  it('corta, o escrita por alguien, queda como está', () => {
    const text = 'Normas, <code>administrativa</code><p class="typed">administrativa</p>';
    expect(shown(text)).toBe('Normas, administrativaadministrativa');
  });

  it('que llega después también se parte, una sola vez', async () => {
    shown('<p>Aviso</p>');
    document.body.insertAdjacentHTML('beforeend', '<p>Contraloría</p>');
    await Promise.resolve();
    await Promise.resolve();
    expect(document.querySelector('p + p')?.textContent).toBe('Con\u00ADtra\u00ADlo\u00ADría');
  });

  it('un teléfono se parte entre sus grupos', () =>
    expect(shown('<a href="tel:1">664\u00A0555</a>')).toBe('664\u00A0¦555'));

  it('de la marca queda entera', () =>
    expect(shown('<a class="brand"><strong>Sindicatura</strong></a>')).toBe('Sindicatura'));

  it('vuelve a ser la que se escribió donde caben más, y lo que llega entonces también', async () => {
    shown('<p>Contraloría <a href="tel:1">664\u00A0555</a></p>');
    media.set(FEW_LETTERS, false);
    expect(document.body.textContent).toBe('Contraloría 664\u00A0555');
    document.body.insertAdjacentHTML('beforeend', '<i>Normatividad</i>');
    await Promise.resolve();
    await Promise.resolve();
    expect(document.querySelector('i')?.textContent).toBe('Normatividad');
    media.set(FEW_LETTERS, true);
    expect(document.querySelector('i')?.textContent).toBe('Nor\u00ADma\u00ADti\u00ADvi\u00ADdad');
  });

  it('que React está comparando espera a que termine', async () => {
    shown('<div data-island="" data-hydrating="">Contraloría</div>');
    const island = document.querySelector<HTMLElement>('div')!;
    expect(island.textContent).toBe('Contraloría');
    delete island.dataset['hydrating'];
    await Promise.resolve();
    await Promise.resolve();
    expect(island.textContent).toBe('Con\u00ADtra\u00ADlo\u00ADría');
  });
});
