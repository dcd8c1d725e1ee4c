import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { spokenFolio } from '@/lib/forms/folio';
import { localDay, longDate } from '@/lib/office/dates';
import { DEMOSTRACION, FORMS } from '@/lib/ui-texts';
import {
  answerLater,
  click,
  confirm,
  DENUNCIA,
  FormIsland,
  messages,
  mocked,
  open,
  outcomeBox,
  propsOf,
  seen,
  sent,
  SERVIDOR,
  submit,
  SUGERENCIA,
  values,
  write,
} from './formulario';

const { ACUSE_PDF, ACUSE_TEXT, CLEAR_ALL, CONFIRM, COPY_FOLIO } = FORMS;

afterEach(() => void delete document.documentElement.dataset['exiting']);

const folio = () => messages()[0]!['folio']!;

describe('cuando el envío llega', () => {
  // Especificación: 7-06, 7-07, 8-03, D28-01
  it('lo dice con las palabras de la especificación, y da el folio que se envió', async () => {
    open('denuncia');
    write(DENUNCIA);
    await sent();
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('Mensaje enviado exitosamente!');
    expect(status).toHaveTextContent(folio());
    expect(status).toHaveTextContent(`Para dictarlo: ${spokenFolio(folio())}.`);
    expect(status).toHaveTextContent(`Enviado el ${longDate(localDay(new Date()))}.`);
    expect(within(status).getByRole('heading', { name: FORMS.SENT })).toBeVisible();
    expect(status).toHaveFocus();
    expect(seen.log.mock.calls).toEqual([[200]]);
    expect(seen.alert).not.toHaveBeenCalled();
  });

  it.each([
    ['queja', SERVIDOR, 'Enviada: Presentar una queja | Sindicatura Procuradora'],
    ['denuncia', DENUNCIA, 'Listo: Sindicatura Procuradora'],
  ])('el título que guarda el historial después de una %s', async (slug, written, title) => {
    document.title = `Presentar una ${slug} | Sindicatura Procuradora`;
    open(slug);
    write(written);
    await sent();
    expect(document.title).toBe(title);
  });

  it('mientras se escribe una denuncia, ningún título dice que lo es', async () => {
    document.title = 'Presentar una denuncia | Sindicatura Procuradora';
    open('denuncia');
    await submit();
    expect(document.title).toBe('Error: Sindicatura Procuradora');
    write(DENUNCIA);
    await submit();
    expect(document.title).toBe('Revise: Sindicatura Procuradora');
  });

  // Especificación: D44-01
  it('en demostración se dice, al revisar y al entregar, que nadie lo leerá', async () => {
    render(<FormIsland {...propsOf('denuncia')} demostracion={DEMOSTRACION} />);
    write(DENUNCIA);
    await submit();
    expect(screen.getByText(DEMOSTRACION)).toBeVisible();
    await confirm();
    expect(screen.getByRole('status')).toHaveTextContent('exitosamente');
    expect(screen.getByText(DEMOSTRACION)).toBeVisible();
  });

  it('toma el lugar del formulario, dice qué sigue, y ofrece copiar el folio, descargar el acuse y comprobarlo', async () => {
    open('queja');
    write(SERVIDOR);
    await sent();
    for (const name of [COPY_FOLIO, ACUSE_PDF, ACUSE_TEXT])
      expect(screen.getByRole('button', { name })).toBeEnabled();
    expect(screen.getByRole('link', { name: '¿En qué va mi queja o denuncia?' })).toHaveAttribute(
      'href',
      '/acuse/verificar/',
    );
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Enviar' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Qué sigue' })).toHaveTextContent(
      'Para preguntar: llame',
    );
    expect(screen.getByText('Para preguntar:').tagName).toBe('STRONG');
  });

  it('el teléfono para preguntar se marca con un toque', async () => {
    const { channels, ...props } = propsOf('queja');
    const ask = {
      telefono: '{{preguntarQueja}}',
      telefonoHref: 'tel:+526645550170,1802',
    };
    render(<FormIsland {...props} channels={{ ...channels, ...ask }} />);
    write(SERVIDOR);
    await sent();
    expect(screen.getByRole('link', { name: ask.telefono })).toHaveAttribute(
      'href',
      ask.telefonoHref,
    );
  });

  it('«Borrar todo» no deja nada de lo que se escribió ni de lo que se envió', async () => {
    open('sugerencia');
    write(SUGERENCIA);
    await sent();
    click(CLEAR_ALL);
    expect(document.body).not.toHaveTextContent(folio());
    expect(Object.values(values()).join('')).toBe('');
  });
});

describe('mientras se envía', () => {
  it('dos clics envían una sola vez', async () => {
    open('denuncia');
    write(DENUNCIA);
    await submit();
    const button = screen.getByRole('button', { name: CONFIRM });
    await act(async () => [1, 2].forEach(() => fireEvent.click(button)));
    expect(mocked.send).toHaveBeenCalledTimes(1);
  });

  it('el folio no aparece antes de que el servicio confirme; al reabrir la ventana, el foco va a lo que pasó', async () => {
    const [answer] = answerLater();
    open('queja');
    expect(outcomeBox()).not.toHaveAttribute('autofocus');
    write(SERVIDOR);
    await submit();
    await confirm();
    expect(document.body).not.toHaveTextContent(folio());
    await answer.ok();
    expect(document.body).toHaveTextContent(folio());
    expect(outcomeBox()).toHaveAttribute('autofocus');
  });

  it('si salí rápido, nada asoma en la página vacía', async () => {
    const [answer] = answerLater();
    open('denuncia');
    write(DENUNCIA);
    await submit();
    await confirm();
    document.documentElement.dataset['exiting'] = '';
    await answer.fail();
    expect(seen.alert).not.toHaveBeenCalled();
    expect(seen.error).not.toHaveBeenCalled();
  });
});
