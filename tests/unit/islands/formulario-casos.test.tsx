import { act, screen, waitFor } from '@testing-library/react';
import { confirm, DENUNCIA, mocked, open, spies, submit, write } from './formulario';

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), send: jest.fn() }));

beforeEach(() => {
  jest.clearAllMocks();
  spies();
});

describe('casos raros', () => {
  it('si el servicio no contesta en 20 segundos, lo dice', async () => {
    jest.useFakeTimers();
    mocked.send.mockReturnValue(new Promise(() => undefined));
    open('denuncia');
    write(DENUNCIA);
    await submit();
    await confirm();
    await act(() => jest.advanceTimersByTimeAsync(19_999));
    expect(mocked.send).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent('Enviando su mensaje');
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('alert')).toHaveTextContent('no respondió en 20 segundos');
    jest.useRealTimers();
  });

  it('en una página sin https, donde falta parte del cifrado, no se queda mudo', async () => {
    const whole = globalThis.crypto;
    const getRandomValues = whole.getRandomValues.bind(whole);
    Object.defineProperty(globalThis, 'crypto', {
      value: { getRandomValues },
      configurable: true,
    });
    mocked.send.mockResolvedValue({ status: 200, text: 'OK' });
    open('denuncia');
    write(DENUNCIA);
    await submit();
    await confirm();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('exitosamente'));
    Object.defineProperty(globalThis, 'crypto', { value: whole, configurable: true });
  });
});
