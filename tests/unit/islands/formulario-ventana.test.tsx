import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { startTyped } from '@/components/base/leaving';
import { FORMS } from '@/lib/ui-texts';
import { stubDialogs } from './browser';
import {
  answerLater,
  click,
  confirm,
  controls,
  DENUNCIA,
  FormIsland,
  mocked,
  propsOf,
  SERVIDOR,
  submit,
  values,
  write,
} from './formulario';

const { ELSEWHERE, RECOVER, RETRY, REVIEW_TITLE } = FORMS;

stubDialogs();
startTyped();

function openWindow(slug: string) {
  render(
    <dialog open>
      <FormIsland {...propsOf(slug)} />
    </dialog>,
  );
  const window = document.querySelector('dialog')!;
  const set = (open: boolean) => act(async () => void (window.open = open));
  return { window, close: () => set(false), reopen: () => set(true) };
}
const escape = () => act(async () => void fireEvent.keyDown(document, { key: 'Escape' }));
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
const sending = (times: number) => waitFor(() => expect(mocked.send).toHaveBeenCalledTimes(times));
const nothingWritten = () => Object.values(values()).join('') === '';

it('Escape pregunta antes de descartar lo escrito: si digo que no todo sigue, y si digo que sí ya no hay nada que perder', async () => {
  const question = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const { window: dialog, reopen } = openWindow('denuncia');
  write({ nombre: '  ' });
  await escape();
  expect(question).not.toHaveBeenCalled();
  write(DENUNCIA);
  await escape();
  expect(values()).toEqual(DENUNCIA);
  await submit();
  await escape();
  expect(question.mock.calls).toEqual(
    [1, 2].map(() => [expect.stringMatching(/^Tiene texto sin enviar\. ¿Descartarlo y cerrar\?/)]),
  );
  expect(screen.getByRole('region', { name: REVIEW_TITLE })).toBeVisible();
  expect(dialog.open).toBe(true);
  question.mockReturnValue(true);
  await escape();
  expect(dialog.open).toBe(false);
  await reopen();
  expect(nothingWritten()).toBe(true);
  expect(screen.queryByRole('button', { name: RECOVER })).toBeNull();
  expect(asks()).toBe(false);
});

it('cerrar la ventana conserva lo escrito, que no queda en la página mientras tanto', async () => {
  const { close, reopen } = openWindow('denuncia');
  write(DENUNCIA);
  await close();
  expect(controls()).toEqual([]);
  expect(document.body.innerHTML).not.toContain(DENUNCIA.descripcion);
  await reopen();
  expect(values()).toEqual(DENUNCIA);
});

it('irme con algo sin enviar pregunta: escrito, borrado por un intento incompleto, con la ventana cerrada o fallido; llamar no es irse, y lo que llegó ya no pregunta', async () => {
  const [first, second] = answerLater();
  const { close, reopen } = openWindow('queja');
  expect(asks()).toBe(false);
  write({ nombre: 'Ana' });
  expect(asks()).toBe(true);
  await submit();
  expect([nothingWritten(), asks()]).toEqual([true, true]);
  await close();
  expect(asks()).toBe(true);
  await reopen();
  click(RECOVER);
  write(SERVIDOR);
  await submit();
  await confirm();
  await sending(1);
  await first.fail();
  await screen.findByRole('alert');
  expect(asks()).toBe(true);
  fireEvent.click(screen.getByRole('link', { name: '070' }));
  expect(asks()).toBe(false);
  click(RETRY);
  await sending(2);
  await second.ok();
  await screen.findByText('Mensaje enviado exitosamente!');
  expect(asks()).toBe(false);
});

it('si la cierro mientras se envía, un aviso dice cómo terminó, sin decir de qué, y me lleva a ello; visto, u oculto, no se repite', async () => {
  const [first, second] = answerLater();
  const { close, reopen } = openWindow('denuncia');
  const toast = () => document.querySelector('.form-toast');
  write(DENUNCIA);
  await submit();
  await confirm();
  await close();
  expect(toast()).toBeNull();
  await sending(1);
  await first.fail();
  await waitFor(() => expect(toast()).toHaveAttribute('role', 'alert'));
  expect(toast()).toHaveTextContent(ELSEWHERE.failed);
  expect(toast()).not.toHaveTextContent(/queja|denuncia/i);
  const lead = screen.getByRole('link', { name: ELSEWHERE.help });
  expect(lead).toHaveAttribute('href', '#denuncia');
  await reopen();
  expect(toast()).toBeNull();
  await close();
  expect(toast()).toBeNull();
  await reopen();
  click(RETRY);
  await close();
  await sending(2);
  await second.ok();
  await waitFor(() => expect(toast()).toHaveAttribute('role', 'status'));
  expect(toast()).toHaveTextContent(ELSEWHERE.sent);
  click(new RegExp(ELSEWHERE.hide));
  expect(toast()).toBeNull();
});
