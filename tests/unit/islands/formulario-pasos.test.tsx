import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  ANONYMOUS,
  click,
  confirm,
  DENUNCIA,
  messages,
  mocked,
  open,
  outcomeBox,
  sent,
  SERVIDOR,
  spies,
  submit,
  values,
  write,
} from './formulario';

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), send: jest.fn() }));

beforeEach(() => {
  jest.clearAllMocks();
  spies();
  mocked.send.mockResolvedValue({ status: 200, text: 'OK' });
});

const review = () => screen.getByRole('region', { name: 'Esto es lo que se enviará' });
/** What the review lists, by the key under which it leaves. */
const listed = () =>
  [...review().querySelectorAll<HTMLElement>('[data-key]')].map((line) => [
    line.dataset['key'],
    line.querySelector('dd')?.textContent,
  ]);

describe('antes de enviar', () => {
  it('«Enviar» enseña el mensaje y no envía nada', async () => {
    open('queja');
    write(SERVIDOR);
    await submit();
    expect(within(review()).getByRole('heading')).toHaveFocus();
    expect(mocked.send).not.toHaveBeenCalled();
  });

  it('lo que enseña es lo que sale, palabra por palabra y en su orden', async () => {
    open('queja');
    write({ ...SERVIDOR, descripcion: '<b>"ñ"</b>\n  otra línea 😀' });
    await submit();
    const seen = listed();
    await confirm();
    const [message = {}] = messages();
    const { folio, ...rest } = message;
    expect(seen.map(([key]) => key)).toEqual(Object.keys(message));
    expect(Object.fromEntries(seen)).toEqual({
      ...rest,
      folio: 'Lo verá cuando el servicio confirme el envío.',
    });
    expect(folio).toMatch(/^Q-/);
  });

  it('lo que no se llenó también se lista', async () => {
    open('denuncia');
    write({ descripcion: 'Ruido' });
    await submit();
    expect(Object.fromEntries(listed())).toMatchObject({
      from_name: 'Sin dato',
      lugar: 'Sin dato',
    });
  });

  it('«Corregir» regresa con todo en su sitio y el foco en el primer campo', async () => {
    open('queja');
    write(SERVIDOR);
    await submit();
    click('Corregir');
    expect(values()).toEqual(SERVIDOR);
    expect(screen.getByLabelText('Nombre')).toHaveFocus();
  });

  it('un correo o un teléfono raros sólo merecen un consejo', async () => {
    open('queja');
    write({ ...SERVIDOR, correo: 'ana', telefono: '12' });
    await submit();
    expect(review()).toHaveTextContent('Revise «Correo electrónico»');
    expect(review()).toHaveTextContent('Revise «Teléfono»');
    await confirm();
    expect(messages()).toHaveLength(1);
  });

  it('el segundo clic de un doble clic no confirma', async () => {
    open('queja');
    write(SERVIDOR);
    await submit();
    const button = screen.getByRole('button', { name: 'Confirmar y enviar' });
    await act(async () => void fireEvent.click(button, { detail: 2 }));
    expect(mocked.send).not.toHaveBeenCalled();
  });
});

const TELLING = 'Mi jefe cobra. Llame al 664 555 0123.';

it('mientras se envía ya no dice que no ha salido', async () => {
  mocked.send.mockReturnValue(new Promise(() => undefined));
  open('queja');
  write(SERVIDOR);
  await submit();
  expect(review()).toHaveTextContent('Todavía no ha salido de su equipo');
  await confirm();
  expect(review()).not.toHaveTextContent('Todavía no ha salido');
  expect(outcomeBox()).toHaveFocus();
});

describe('antes de una denuncia anónima', () => {
  async function check(descripcion = TELLING) {
    open('denuncia');
    click(ANONYMOUS);
    write({ descripcion, lugar: 'El parque' });
    await submit();
  }
  const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);

  it('marca lo que podría decir quién escribe, sin enviar nada', async () => {
    await check();
    expect(marks()).toEqual(['Mi jefe', expect.stringContaining('664 555 0123')]);
    expect(mocked.send).not.toHaveBeenCalled();
  });

  it('si no hay nada que marcar pasa a la revisión', async () => {
    await check('El inspector cobra por los permisos.');
    expect(review()).toBeInTheDocument();
  });

  it('lo que se quita no sale, y lo que se conserva sale igual', async () => {
    await check();
    click(/^Quitar .*664 555 0123/);
    expect(document.querySelector('del')).toHaveTextContent('664 555 0123');
    click('Enviar de todos modos');
    await confirm();
    const { message } = messages()[0]!;
    expect(message).toMatch(/^Mi jefe cobra\. /);
    expect(message).toContain('[omitido]');
    expect(message).not.toContain('0123');
  });

  it('dos marcas iguales se distinguen al oírlas', async () => {
    await check('Mi jefe cobra y Mi jefe manda.');
    click('Quitar «Mi jefe» (2)');
    click('Enviar de todos modos');
    await confirm();
    expect(messages()[0]!['message']).toBe('Mi jefe cobra y [omitido] manda.');
  });

  it('quitar se puede deshacer', async () => {
    await check();
    click(/^Quitar «Mi jefe»/);
    click(/^Conservar «Mi jefe»/);
    click('Enviar de todos modos');
    await confirm();
    expect(messages()[0]!['message']).toBe(TELLING);
  });

  it('nunca bloquea: sin decidir nada sale como se escribió', async () => {
    await check();
    expect(screen.getByRole('button', { name: 'Enviar de todos modos' })).toBeEnabled();
    click('Enviar de todos modos');
    await confirm();
    expect(messages()[0]!['message']).toBe(TELLING);
  });

  it('con datos no se revisa: quien da su nombre no lo esconde', async () => {
    open('denuncia');
    write({ ...DENUNCIA, descripcion: TELLING });
    await submit();
    expect(review()).toBeInTheDocument();
  });
});

describe('después de enviar', () => {
  it('el folio no aparece antes de que el servicio confirme', async () => {
    let answer: (value: { status: number; text: string }) => void = () => undefined;
    mocked.send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    open('queja');
    write(SERVIDOR);
    await submit();
    await confirm();
    const folio = messages()[0]!['folio']!;
    expect(document.body).not.toHaveTextContent(folio);
    await act(async () => answer({ status: 200, text: 'OK' }));
    expect(document.body).toHaveTextContent(folio);
  });

  describe('el folio y el acuse no se van', () => {
    const folio = () => messages()[0]!['folio']!;
    beforeEach(async () => {
      open('queja');
      write(SERVIDOR);
      await sent();
    });

    it('si pulso «Enviar» otra vez: veo otra vez que se envió', async () => {
      await submit();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(outcomeBox()).toHaveTextContent('Mensaje enviado exitosamente!');
      expect(outcomeBox()).toHaveFocus();
    });

    it('si cambio de modo o empiezo otro mensaje', async () => {
      click('Queja servicio público');
      write({ nombres: 'Ana' });
      await submit();
      expect(screen.getByRole('alert')).toBeInTheDocument();
      const before = screen.getByRole('region', { name: `Enviado, ${folio()}` });
      expect(within(before).getByRole('button', { name: 'Descargar acuse (PDF)' })).toBeEnabled();
    });
  });

  it('ofrece copiar el folio y descargar el acuse', async () => {
    open('queja');
    write(SERVIDOR);
    await sent();
    for (const name of ['Copiar folio', 'Descargar acuse (PDF)', 'Descargar acuse (texto)'])
      expect(screen.getByRole('button', { name })).toBeEnabled();
    expect(screen.getByRole('link', { name: 'comprobarlo aquí' })).toHaveAttribute(
      'href',
      '/acuse/verificar/',
    );
  });
});
