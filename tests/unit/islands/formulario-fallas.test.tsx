import { act, screen, waitFor } from '@testing-library/react';
import {
  click,
  confirm,
  DENUNCIA,
  messages,
  mocked,
  open,
  sent,
  SERVIDOR,
  spies,
  values,
  write,
} from './formulario';

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), send: jest.fn() }));

const FAILED = 'Ocurrió un problema al enviar el correo';
let seen: ReturnType<typeof spies>;
beforeEach(() => {
  jest.clearAllMocks();
  seen = spies();
});

/** A report, or another form, whose send fails in that way. */
async function failed(
  reason: unknown = new TypeError('Failed to fetch'),
  slug = 'denuncia',
  text: Record<string, string> = DENUNCIA,
): Promise<void> {
  mocked.send.mockRejectedValueOnce(reason);
  mocked.send.mockResolvedValue({ status: 200, text: 'OK' });
  open(slug);
  write(text);
  await sent(/Ocurrió un problema/);
}
const retry = () => act(async () => void click('Reintentar el envío'));
const delivered = () =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('exitosamente'));
const typed = () => Object.fromEntries(Object.entries(values()).filter(([, value]) => value));

describe('si el envío falla', () => {
  it.each([
    [
      'el servicio rechaza',
      { status: 400, text: `The field ${DENUNCIA.nombre}` },
      'rechazó el mensaje',
    ],
    ['el servicio está ocupado', { status: 429, text: 'Too many requests' }, 'está ocupado'],
    ['el servicio se cae', { status: 500, text: 'x' }, 'tiene una falla'],
    ['el sitio no está autorizado', { status: 403, text: 'x' }, 'no reconoció a este sitio'],
    ['el texto es demasiado largo', { status: 413, text: 'x' }, 'demasiado largo'],
    ['contesta otra cosa', { status: 302, text: 'x' }, 'no confirmó la entrega'],
    ['no hay conexión', new TypeError('Failed to fetch'), 'No hubo conexión'],
    ['las llaves están mal', 'The public key is required.', 'no reconoció a este sitio'],
  ])('porque %s, lo dice en un aviso y en la página', async (_case, reason, words) => {
    await failed(reason);
    expect(seen.alert.mock.calls).toEqual([[FAILED]]);
    expect(screen.getByRole('alert')).toHaveTextContent(FAILED);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(seen.error).toHaveBeenCalledWith(expect.stringContaining(FAILED));
    expect(screen.queryByText(/exitosamente/)).toBeNull();
  });

  it.each([
    { status: 200, text: 'Queued' },
    { status: 202, text: 'OK' },
    { status: 200, text: '' },
  ])('una respuesta %j no es un envío', async (answer) => {
    mocked.send.mockResolvedValue(answer);
    open('denuncia');
    write(DENUNCIA);
    await sent(/Ocurrió un problema/);
    expect(seen.log).not.toHaveBeenCalled();
  });

  it('ofrece las otras vías', async () => {
    await failed();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(
      expect.arrayContaining(['tel:070', 'tel:+526645550100', 'mailto:quejas@sindicatura.example']),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('acudir a Palacio Municipal');
  });

  it('la consola no recibe nada de lo escrito', async () => {
    await failed({ status: 400, text: Object.values(DENUNCIA).join(' ') });
    for (const value of Object.values(DENUNCIA)) expect(seen.console()).not.toContain(value);
  });

  it('lo borrado se recupera entero', async () => {
    await failed();
    expect(typed()).toEqual({ fecha: DENUNCIA.fecha });
    click('Recuperar lo escrito');
    expect(typed()).toEqual(DENUNCIA);
  });
});

describe('lo que me llevo tras una falla', () => {
  const copied = async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { clipboard: { writeText } });
    await act(async () => void click('Copiar lo escrito'));
    return writeText.mock.calls[0]?.[0] as string;
  };

  it('es lo que falló, si no he escrito nada más', async () => {
    await failed();
    expect(await copied()).toContain(DENUNCIA.descripcion);
  });

  it('es lo que corregí, si lo corregí', async () => {
    await failed();
    click('Recuperar lo escrito');
    write({ descripcion: 'Corregido.' });
    const text = await copied();
    expect(text).toContain('Corregido.');
    expect(text).not.toContain(DENUNCIA.descripcion);
  });

  it('imprimirlo varias veces imprime siempre lo mismo, y no mezcla textos', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await failed();
    click('Imprimir lo escrito');
    expect(typed()).toEqual(DENUNCIA);
    write({ descripcion: 'Corregido.' });
    click('Imprimir lo escrito');
    click('Imprimir lo escrito');
    expect(typed()).toEqual({ ...DENUNCIA, descripcion: 'Corregido.' });
    expect(print).toHaveBeenCalledTimes(3);
  });
});

it('recuperar lo escrito con el teclado deja el foco en el primer dato', async () => {
  await failed();
  click('Recuperar lo escrito');
  expect(document.activeElement).toHaveAttribute('name', 'nombre');
});

describe('la política del sitio', () => {
  const violation = (directive: string, blockedURI: string) =>
    document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), {
        effectiveDirective: directive,
        blockedURI,
      }),
    );
  it.each([
    ['connect-src', 'https://correo.example/api', /configuración de este sitio/],
    ['connect-src', 'https://otro.example/', /No hubo conexión/],
    ['img-src', 'https://correo.example/a.png', /No hubo conexión/],
  ])('una falta de %s a %s se explica por lo que es', async (directive, uri, words) => {
    mocked.send.mockImplementation(async () => {
      violation(directive, uri);
      throw new TypeError('Failed to fetch');
    });
    open('denuncia');
    write(DENUNCIA);
    await sent(/Ocurrió un problema/);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });
});

describe('reintentar', () => {
  it('envía el mismo mensaje, con el mismo folio', async () => {
    await failed();
    await retry();
    await delivered();
    expect(messages()).toHaveLength(2);
    expect(messages()[1]).toEqual(messages()[0]);
    expect(screen.queryByRole('button', { name: /Recuperar|Reintentar/ })).toBeNull();
  });

  it('también sirve después de recuperar lo escrito', async () => {
    await failed();
    click('Recuperar lo escrito');
    await retry();
    await delivered();
    expect(messages()[1]).toEqual(messages()[0]);
  });

  it('si escribí otro mensaje completo, reviso ése y el primero sigue a salvo', async () => {
    await failed();
    write({ descripcion: 'Otra cosa distinta.' });
    await retry();
    expect(messages()).toHaveLength(1);
    await confirm();
    await delivered();
    expect(messages()[1]).toMatchObject({ message: 'Otra cosa distinta.' });
    click('Recuperar lo escrito');
    expect(typed()).toEqual(DENUNCIA);
  });

  it('si corregí la fecha, que sigue a la vista, reviso el mensaje con la nueva', async () => {
    await failed();
    write({ fecha: '2025-01-03' });
    await retry();
    expect(messages()).toHaveLength(1);
    await confirm();
    await delivered();
    const [first, second] = messages();
    expect(second).toEqual({
      ...first,
      fecha_percance: '2025-01-03',
      folio: expect.not.stringMatching(first?.['folio'] ?? ''),
    });
  });

  it('si empecé a escribir otra cosa, sale el primero y lo empezado se queda', async () => {
    await failed(undefined, 'queja', SERVIDOR);
    write({ cargo: 'Otro cargo' });
    await retry();
    await delivered();
    expect(messages()[1]).toEqual(messages()[0]);
    expect(typed()).toEqual({ cargo: 'Otro cargo' });
  });

  it('si vuelve a fallar, lo escrito sigue a salvo', async () => {
    await failed();
    mocked.send.mockReset().mockRejectedValue({ status: 500, text: 'x' });
    await retry();
    await waitFor(() => expect(seen.alert).toHaveBeenCalledTimes(2));
    click('Recuperar lo escrito');
    expect(typed()).toEqual(DENUNCIA);
  });
});
