import { act, fireEvent, screen, within } from '@testing-library/react';
import { FORMS } from '@/lib/ui-texts';
import {
  ANONYMOUS,
  click,
  confirm,
  mainButtons,
  messages,
  mocked,
  open,
  outcomeBox,
  SERVIDOR,
  submit,
  values,
  write,
} from './formulario';

const {
  CONFIRM,
  COPY_FOLIO,
  CORRECT,
  KEEP_AND_GO_ON,
  REMOVE_AND_GO_ON,
  REVIEW_TITLE,
  SENDING,
  SENDING_NOW,
} = FORMS;

const review = () => screen.getByRole('region', { name: REVIEW_TITLE });
const listed = () =>
  [...review().querySelectorAll('dl > div')].map((line) => line.querySelector('dd')?.textContent);
async function reviewed(more: Record<string, string> = {}) {
  open('queja');
  write({ ...SERVIDOR, ...more });
  await submit();
}

describe('la revisión', () => {
  // Especificación: D35-01
  it('enseña el mensaje bajo un solo título, que recibe el foco, y no envía nada; el segundo clic de dos no confirma, y «Corregir» regresa con todo en su sitio', async () => {
    await reviewed();
    expect(within(review()).getByRole('heading')).toHaveFocus();
    // The window already names the form.
    const seen = screen.getAllByRole('heading').filter((title) => !title.matches('.sr-only'));
    expect(seen.map((title) => title.textContent)).toEqual([REVIEW_TITLE]);
    const button = screen.getByRole('button', { name: CONFIRM });
    // The second click of a double click.
    await act(async () => void fireEvent.click(button, { detail: 2 }));
    expect(mocked.send).not.toHaveBeenCalled();
    click(CORRECT);
    expect(values()).toEqual(SERVIDOR);
    expect(screen.getByLabelText('Nombre')).toHaveFocus();
  });

  // Especificación: D35-02
  it('lo que enseña es lo que sale, palabra por palabra y en su orden', async () => {
    await reviewed({ descripcion: '<b>"ñ"</b>\n  otra línea 😀' });
    const [which, ...seen] = listed();
    expect(which).toBe('De una persona');
    await confirm();
    const [{ folio, asunto, reply_email, reply_to, ...written } = {}] = messages();
    expect(seen.sort()).toEqual(Object.values(written).sort());
    for (const own of [folio, asunto, reply_email, reply_to]) expect(seen).not.toContain(own);
  });

  it('un dato raro se dice primero, con su enlace, y se marca en su renglón; y se puede enviar', async () => {
    await reviewed({ telefono: '66412' });
    const advice = within(review()).getByRole('button', { name: 'Revise su teléfono' });
    expect(advice.closest('p')).toHaveTextContent('un teléfono de México tiene diez cifras.');
    const marked = [...review().querySelectorAll('dt.advised')];
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Teléfono']);
    fireEvent.click(advice);
    expect(screen.getByLabelText('Teléfono')).toHaveFocus();
    await submit();
    await confirm();
    expect(messages()).toMatchObject([{ telefono: '66412' }]);
  });

  it('mientras se envía espera, ya no dice que no ha salido, y el modo no se puede cambiar', async () => {
    mocked.send.mockReturnValue(new Promise(() => undefined));
    await reviewed();
    expect(review()).toHaveTextContent('Todavía no ha salido');
    await confirm();
    expect(review()).not.toHaveTextContent('Todavía no ha salido');
    expect(screen.getByRole('button', { name: SENDING_NOW })).toBeDisabled();
    expect(screen.getByRole('button', { name: CORRECT })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Queja servicio público' })).toBeNull();
    expect(outcomeBox()).toHaveTextContent(SENDING);
    expect(outcomeBox()).toHaveFocus();
  });
});

const step = () => document.querySelector('form > .field-help')?.textContent;

describe('paso a paso', () => {
  it('una denuncia anónima con señas cuenta los pasos que son, con un botón principal en cada uno', async () => {
    open('denuncia');
    click(ANONYMOUS);
    write({ descripcion: 'Llame al 664 555 0123.' });
    await submit();
    expect(step()).toBe('Paso 2 de 4: protéjase');
    expect(mainButtons()).toEqual([REMOVE_AND_GO_ON]);
    click(KEEP_AND_GO_ON);
    expect(step()).toBe('Paso 3 de 4: revise');
    expect(mainButtons()).toEqual([CONFIRM]);
    await confirm();
    expect(step()).toBe('Paso 4 de 4: su folio');
    expect(mainButtons()).toEqual([COPY_FOLIO]);
  });
});
