import { act, screen } from '@testing-library/react';
import { FORMS } from '@/lib/ui-texts';
import {
  answerLater,
  click,
  confirm,
  consoleText,
  DENUNCIA,
  earlier,
  mainButtons,
  messages,
  mocked,
  open,
  outcomeBox,
  seen,
  sent,
  submit,
  values,
  without,
  write,
} from './formulario';

const { PRINT_WRITTEN, RECOVER, RETRY, TITLES } = FORMS;

const FAILED = 'Ocurrió un problema al enviar el correo';

/** Only the first send fails. */
async function failed(
  reason: unknown = new TypeError('Failed to fetch'),
  text: Record<string, string> = DENUNCIA,
): Promise<void> {
  mocked.send.mockRejectedValueOnce(reason);
  mocked.send.mockResolvedValue({ status: 200, text: 'OK' });
  open('denuncia');
  write(text);
  await sent(/Ocurrió un problema/);
}
const typed = () => Object.fromEntries(Object.entries(values()).filter(([, value]) => value));

describe('si el envío falla', () => {
  // Especificación: 8-04, 8-05, D28-02, D28-05
  it('lo dice en un aviso, en la consola y en la página, con las otras vías, y nada dice que se envió', async () => {
    await failed({ status: 400, text: Object.values(DENUNCIA).join(' ') });
    expect(seen.alert.mock.calls).toEqual([[FAILED]]);
    expect(screen.getByRole('alert')).toHaveTextContent('El servicio de correo rechazó');
    expect(seen.error.mock.calls).toEqual([[expect.stringContaining(FAILED)]]);
    expect(seen.log).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: FAILED })).toHaveFocus();
    expect(screen.queryByText(/exitosamente/)).toBeNull();
    for (const value of Object.values(DENUNCIA)) expect(consoleText()).not.toContain(value);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(
      expect.arrayContaining(['tel:070', 'tel:+526645550100', 'mailto:quejas@sindicatura.example']),
    );
    expect(outcomeBox()).toHaveTextContent('acudir a Palacio Municipal');
  });

  it('la falla es una página: dice «No se envió», muestra lo escrito y no el formulario, y un solo botón es el principal', async () => {
    await failed();
    expect(screen.getByText(TITLES.failed)).toHaveClass('step-line');
    const kept = screen.getByRole('region', { name: 'Lo que escribió' });
    expect(kept).toHaveTextContent(DENUNCIA.descripcion);
    expect(mainButtons()).toEqual([RETRY]);
    expect(screen.queryByRole('button', { name: 'Enviar' })).toBeNull();
    expect(document.querySelector('form')).toHaveClass('form-failed');
  });

  // Especificación: D28-03
  it('recuperar lo escrito devuelve el formulario entero y deja el foco en el primer dato', async () => {
    await failed();
    click(RECOVER);
    expect(screen.queryByRole('heading', { name: FAILED })).toBeNull();
    expect(document.querySelector('form')).not.toHaveClass('form-failed');
    expect(mainButtons()).toEqual(['Enviar']);
    expect(typed()).toEqual(DENUNCIA);
    expect(document.activeElement).toHaveAttribute('name', 'nombre');
  });

  it('y si el primer dato está vacío, en el primero que escribí', async () => {
    await failed(undefined, without(DENUNCIA, 'nombre', 'telefono'));
    click(RECOVER);
    expect(document.activeElement).toHaveAttribute('name', 'correo');
  });

  it('puedo copiar lo que falló, e imprimirlo en sus campos', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { clipboard: { writeText } });
    const print = jest.spyOn(window, 'print').mockImplementation(() => {
      expect(typed()).toEqual(DENUNCIA);
    });
    await failed();
    await act(async () => void click(/^Copiar lo escrito/));
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining(DENUNCIA.descripcion));
    click(PRINT_WRITTEN);
    expect(print).toHaveBeenCalledTimes(1);
  });
});

const PATIENCE = 20_000;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const folio = () => messages()[0]!['folio']!;

describe('si el servicio tarda', () => {
  let answer: ReturnType<typeof answerLater>[0];
  beforeEach(() => {
    jest.useFakeTimers();
    [answer] = answerLater();
  });
  async function waitInVain() {
    write(DENUNCIA);
    await submit();
    await confirm();
    await pass(PATIENCE - 1);
    expect(outcomeBox()).toHaveTextContent('Enviando su mensaje');
    await pass(1);
  }

  it('lo dice a los 20 segundos; y si al final confirma, la falla se vuelve éxito', async () => {
    open('denuncia');
    await waitInVain();
    expect(screen.getByRole('alert')).toHaveTextContent('no respondió en 20 segundos');
    await answer.ok();
    expect(outcomeBox()).toHaveTextContent('Mensaje enviado exitosamente!');
    expect(outcomeBox()).toHaveTextContent(folio());
    expect(() => earlier(folio())).toThrow();
    expect(screen.queryByRole('button', { name: RETRY })).toBeNull();
    expect(seen.log).not.toHaveBeenCalled();
  });

  it('si salí rápido, la confirmación tampoco asoma', async () => {
    open('denuncia');
    await waitInVain();
    document.documentElement.dataset['exiting'] = '';
    await answer.ok();
    delete document.documentElement.dataset['exiting'];
    expect(document.body).not.toHaveTextContent(folio());
  });
});
