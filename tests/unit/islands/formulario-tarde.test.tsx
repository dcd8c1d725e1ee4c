import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { FormIsland } from '@/components/islands/forms/FormIsland';
import {
  ANONYMOUS,
  click,
  confirm,
  DENUNCIA,
  messages,
  mocked,
  open,
  propsOf,
  spies,
  submit,
  values,
  write,
} from './formulario';

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), send: jest.fn() }));

const OK = { status: 200, text: 'OK' };
const PATIENCE = 20_000;
const CORRECTED = { ...DENUNCIA, descripcion: 'Dos sobornos.' };

let seen: ReturnType<typeof spies>;
beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
  seen = spies();
});
afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset['exiting'];
});

/** Lets the service answer the message that was sent in that place, the first being 0. */
let answers: { ok: () => Promise<void>; fail: () => Promise<void> }[];
function slowService() {
  answers = [];
  mocked.send.mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        answers.push({
          ok: () => act(async () => resolve(OK)),
          fail: async () => {
            reject(new TypeError('Failed to fetch'));
            await pass(0);
          },
        });
      }),
  );
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A report that the form gave up waiting for; its text is back in the fields. */
async function timedOut(mode?: RegExp): Promise<void> {
  slowService();
  open('denuncia');
  if (mode) click(mode);
  write(mode ? { ...ANONYMOUS_TEXT } : DENUNCIA);
  await submit();
  if (mode) click('Enviar de todos modos');
  await confirm();
  await pass(PATIENCE);
  expect(screen.getByRole('alert')).toHaveTextContent('no respondió en 20 segundos');
  click('Recuperar lo escrito');
}
const ANONYMOUS_TEXT = {
  fecha: DENUNCIA.fecha,
  lugar: DENUNCIA.lugar,
  descripcion: 'Mi jefe pide dinero.',
};
const status = () => document.querySelector('form > .outcome')!;
const folio = (message = 0) => messages()[message]!['folio']!;
const earlier = (message = 0) =>
  screen.queryByRole('region', { name: `Enviado, ${folio(message)}` });
const review = () => screen.getByRole('region', { name: 'Esto es lo que se enviará' });

describe('si la confirmación llega tarde', () => {
  it('mientras espero, la veo como cualquier otra', async () => {
    await timedOut();
    await answers[0]!.ok();
    expect(status()).toHaveTextContent('Mensaje enviado exitosamente!');
    expect(status()).toHaveTextContent(folio());
    expect(values()['descripcion']).toBe('');
  });

  it('mientras reviso una corrección, nada de ella se borra y el folio aparece', async () => {
    await timedOut();
    write({ descripcion: CORRECTED.descripcion });
    await submit();
    await answers[0]!.ok();
    expect(review()).toHaveTextContent(CORRECTED.descripcion);
    expect(earlier()).toHaveTextContent('se envió');
    click('Corregir');
    expect(values()).toEqual(CORRECTED);
  });

  it('mientras corrijo, el aviso de falla se va y lo que corrijo se queda', async () => {
    await timedOut();
    write({ descripcion: CORRECTED.descripcion });
    await answers[0]!.ok();
    expect(values()).toEqual(CORRECTED);
    expect(screen.queryByRole('button', { name: 'Reintentar el envío' })).toBeNull();
    expect(earlier()).toBeInTheDocument();
  });

  it('mientras decido qué quitar de un texto anónimo, lo marcado no cambia', async () => {
    await timedOut(ANONYMOUS);
    write({ descripcion: 'El jueves mi jefe pidió más dinero.' });
    await submit();
    await answers[0]!.ok();
    click(/^Quitar/);
    click('Enviar de todos modos');
    expect(review()).toHaveTextContent('El jueves [omitido] pidió más dinero.');
  });

  it('mientras reviso el mismo texto, ya no hace falta enviarlo', async () => {
    await timedOut();
    await submit();
    await answers[0]!.ok();
    expect(status()).toHaveTextContent(folio());
    expect(mocked.send).toHaveBeenCalledTimes(1);
  });

  it('con datos, y ya reviso la denuncia anónima, no parece que la anónima salió', async () => {
    await timedOut();
    click(ANONYMOUS);
    await submit();
    await answers[0]!.ok();
    expect(review()).toHaveTextContent('Anónimo');
    expect(status()).not.toHaveTextContent('exitosamente');
    expect(earlier()).toBeInTheDocument();
  });

  it('con mi nombre, y ya lo borré para revisarla sin él, sigo en lo que reviso', async () => {
    await timedOut();
    write({ nombre: '' });
    await submit();
    await answers[0]!.ok();
    expect(review()).not.toHaveTextContent(DENUNCIA.nombre);
    expect(status()).not.toHaveTextContent('exitosamente');
    expect(earlier()).toBeInTheDocument();
  });

  it('mientras leo el aviso del navegador, la falla se vuelve éxito', async () => {
    slowService();
    seen.alert.mockImplementation(() => {
      // Behind the alert stands what happened, and the answer comes while it is read.
      expect(document.body).toHaveTextContent('no respondió en 20 segundos');
      void answers[0]!.ok();
    });
    open('denuncia');
    write(DENUNCIA);
    await submit();
    await confirm();
    await pass(PATIENCE);
    await pass(0);
    expect(status()).toHaveTextContent(folio());
    expect(earlier()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reintentar el envío' })).toBeNull();
  });

  it('mientras sale otro mensaje, tengo los dos folios', async () => {
    await timedOut();
    write({ descripcion: CORRECTED.descripcion });
    await submit();
    await confirm();
    await answers[0]!.ok();
    expect(status()).toHaveTextContent('Enviando su mensaje.');
    await answers[1]!.ok();
    expect(status()).toHaveTextContent(folio(1));
    expect(earlier()).toHaveTextContent(folio());
    expect(screen.queryByRole('button', { name: 'Recuperar lo escrito' })).toBeNull();
  });

  it('mientras lo reintento, cuenta aunque el reintento falle', async () => {
    await timedOut();
    await act(async () => void click('Reintentar el envío'));
    await answers[0]!.ok();
    await answers[1]!.fail();
    expect(status()).toHaveTextContent('Mensaje enviado exitosamente!');
    expect(folio(1)).toBe(folio());
    expect(earlier()).toBeNull();
  });
});

it('si el reintento llega y después también el primero, hay un solo folio', async () => {
  await timedOut();
  await act(async () => void click('Reintentar el envío'));
  await answers[1]!.ok();
  await answers[0]!.ok();
  expect(status()).toHaveTextContent(folio());
  expect(earlier()).toBeNull();
});

describe('si descarto con Escape', () => {
  const escape = () => act(async () => void fireEvent.keyDown(document, { key: 'Escape' }));
  beforeEach(async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true);
    slowService();
    const { container } = render(
      <dialog open>
        <FormIsland {...propsOf('denuncia')} />
      </dialog>,
    );
    Object.assign(container.firstChild!, { close: jest.fn() });
    write(DENUNCIA);
    await submit();
    await confirm();
  });

  it('lo que no había llegado ya no aparece, aunque al final llegue', async () => {
    await pass(PATIENCE);
    await escape();
    await answers[0]!.ok();
    expect(document.body).not.toHaveTextContent(folio());
    expect(Object.values(values()).join('')).toBe('');
  });

  it('el folio de lo que ya llegó se queda', async () => {
    await answers[0]!.ok();
    write({ descripcion: 'Otra cosa.' });
    await escape();
    expect(values()['descripcion']).toBe('');
    expect(earlier()).toBeInTheDocument();
  });
});

describe('el mismo texto lleva el mismo folio', () => {
  it('también si tras una falla lo recupero y pulso «Enviar»', async () => {
    await timedOut();
    await submit();
    await confirm();
    expect(messages()[1]).toEqual(messages()[0]);
  });

  it('y otro texto lleva otro', async () => {
    await timedOut();
    write({ descripcion: CORRECTED.descripcion });
    await submit();
    await confirm();
    expect(folio(1)).not.toBe(folio());
  });

  it('un texto que ya se entregó y escribo otra vez es otro mensaje', async () => {
    await timedOut();
    await answers[0]!.ok();
    write({ ...DENUNCIA });
    await submit();
    await confirm();
    expect(folio(1)).not.toBe(folio());
  });
});

it('un servicio ocupado tampoco se apresura desde la revisión', async () => {
  mocked.send.mockRejectedValue({ status: 429, text: 'x' });
  open('denuncia');
  write(DENUNCIA);
  await submit();
  await confirm();
  await pass(0);
  click('Recuperar lo escrito');
  await submit();
  const button = screen.getByRole('button', { name: 'Confirmar y enviar' });
  expect(button).toBeDisabled();
  expect(review()).toHaveTextContent('Podrá enviar en 5 s.');
  for (let second = 0; second < 5; second++) await pass(1000);
  expect(button).toBeEnabled();
  expect(within(review()).queryByRole('timer')).toBeNull();
});

it('si salí rápido mientras se enviaba, nada asoma en la página vacía', async () => {
  slowService();
  open('denuncia');
  write(DENUNCIA);
  await submit();
  await confirm();
  document.documentElement.dataset['exiting'] = '';
  await answers[0]!.fail();
  expect(seen.alert).not.toHaveBeenCalled();
  expect(seen.error).not.toHaveBeenCalled();
});

it('al volver a abrir la ventana, el foco va a lo que pasó con el envío', async () => {
  slowService();
  open('denuncia');
  expect(status()).not.toHaveAttribute('autofocus');
  write(DENUNCIA);
  await submit();
  await confirm();
  await answers[0]!.ok();
  expect(status()).toHaveAttribute('autofocus');
});
