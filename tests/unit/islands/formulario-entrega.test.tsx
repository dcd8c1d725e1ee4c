import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  ANONYMOUS,
  click,
  confirm,
  DENUNCIA,
  IDENTIFIED,
  messages,
  mocked,
  open,
  sent,
  SERVIDOR,
  spies,
  submit,
  values,
  write,
} from './formulario';

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), send: jest.fn() }));

let seen: ReturnType<typeof spies>;
beforeEach(() => {
  jest.clearAllMocks();
  seen = spies();
  mocked.send.mockResolvedValue({ status: 200, text: 'OK' });
});

describe('cuando el envío llega', () => {
  it('lo dice con las palabras de la especificación, y da el folio que se envió', async () => {
    open('denuncia');
    write(DENUNCIA);
    await sent();
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('Mensaje enviado exitosamente!');
    expect(status).toHaveTextContent(messages()[0]!['folio']!);
    expect(status).toHaveFocus();
    expect(seen.log.mock.calls).toEqual([[200]]);
    expect(seen.alert).not.toHaveBeenCalled();
  });

  it.each([
    [
      'denuncia',
      DENUNCIA,
      { nombre: '', telefono: '', correo: '', fecha: DENUNCIA.fecha, lugar: '', descripcion: '' },
    ],
    ['queja', SERVIDOR, Object.fromEntries(Object.keys(SERVIDOR).map((name) => [name, '']))],
  ])('borra lo que toca en la %s, y ya no hay nada que recuperar', async (slug, typed, left) => {
    open(slug);
    write(typed);
    await sent();
    expect(values()).toEqual(left);
    expect(screen.queryByRole('button', { name: 'Recuperar lo escrito' })).toBeNull();
  });

  it('la denuncia anónima conserva la fecha y lo que se escribió antes', async () => {
    open('denuncia');
    write(DENUNCIA);
    click(ANONYMOUS);
    await sent();
    click(IDENTIFIED);
    expect(values()).toEqual({ ...DENUNCIA, lugar: '', descripcion: '' });
  });

  it('la consola no recibe nada de lo escrito', async () => {
    open('queja');
    write(SERVIDOR);
    await sent();
    for (const value of Object.values(SERVIDOR).filter((value) => value !== 'on'))
      expect(seen.console()).not.toContain(value);
  });
});

describe('mientras se envía', () => {
  it('dos clics envían una sola vez', async () => {
    open('denuncia');
    write(DENUNCIA);
    await submit();
    const button = screen.getByRole('button', { name: 'Confirmar y enviar' });
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('exitosamente'));
    expect(mocked.send).toHaveBeenCalledTimes(1);
  });

  it('el botón espera y el modo no se puede cambiar', async () => {
    mocked.send.mockReturnValue(new Promise(() => undefined));
    open('denuncia');
    write(DENUNCIA);
    await submit();
    await confirm();
    expect(await screen.findByRole('button', { name: 'Enviando…' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Corregir' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /modo anónimo/ })).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent(
      'Enviando su mensaje. No cierre esta página.',
    );
  });
});
