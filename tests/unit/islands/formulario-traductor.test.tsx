import { screen } from '@testing-library/react';
import { FORMS } from '@/lib/ui-texts';
import { ANONYMOUS, click, confirm, mocked, open, submit, write } from './formulario';

const { COPY_FOLIO, KEEP_AND_GO_ON, KEEP_WRITTEN } = FORMS;
const SECRET = 'zafiro';
const TEXT = `Mi jefe ${SECRET} cobra. Vi ${SECRET} en la calle Cedro 45, ${SECRET}.`;

const translatable = (text: string) =>
  [...document.querySelectorAll('body *')].filter(
    (element) =>
      !element.closest('[translate=no]') &&
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes(text),
      ),
  );
const shown = (text: string) => expect(document.body.textContent).toContain(text);

describe('el traductor del navegador no recibe lo escrito', () => {
  it('ni en las marcas, ni en la revisión, ni en su detalle, ni el folio', async () => {
    open('denuncia');
    click(ANONYMOUS);
    write({ descripcion: TEXT, lugar: SECRET });
    await submit();
    shown(`«calle Cedro 45»`);
    expect(translatable(SECRET)).toEqual([]);
    expect(translatable('Cedro')).toEqual([]);
    click(/^Quitar .*Cedro/);
    expect(translatable('Cedro')).toEqual([]);
    click(/^Conservar .*Cedro/);
    click(FORMS.GO_ON_AS_CHOSEN);
    shown(SECRET);
    expect(translatable(SECRET)).toEqual([]);
    await confirm();
    const folio = document.querySelector('.folio')!.textContent;
    expect(translatable(folio)).toEqual([]);
    expect(translatable(folio.slice(12, 17))).toEqual([]);
    expect(screen.getByRole('button', { name: COPY_FOLIO })).toBeVisible();
  });

  it('ni lo que se borró sin enviarse, ni lo que se copia a mano', async () => {
    mocked.send.mockRejectedValue(new TypeError('Failed to fetch'));
    open('denuncia');
    click(ANONYMOUS);
    write({ descripcion: TEXT });
    await submit();
    click(KEEP_AND_GO_ON);
    await confirm();
    await screen.findByText(KEEP_WRITTEN);
    shown(SECRET);
    expect(translatable(SECRET)).toEqual([]);
    click(FORMS.COPY_WRITTEN);
    const copy = await screen.findByRole('textbox', { name: FORMS.COPY_WRITTEN });
    expect(copy).toHaveAttribute('translate', 'no');
    expect(copy).toHaveAttribute('spellcheck', 'false');
  });
});
