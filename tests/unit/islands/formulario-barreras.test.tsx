import { screen, waitFor } from '@testing-library/react';
import { FORMS } from '@/lib/ui-texts';
import { barriers } from './barreras';
import {
  ANONYMOUS,
  answerLater,
  click,
  confirm,
  DENUNCIA,
  mocked,
  open,
  SERVIDOR,
  submit,
  write,
} from './formulario';
import { ANONIMA } from '../lib/texts';

const { ANOTHER, GO_ON_AS_CHOSEN, KEEP_AND_GO_ON, RECOVER, REVIEW_TITLE, SENDING_NOW } = FORMS;

const TELLING = { ...ANONIMA, descripcion: 'Mi jefe, tel. 664 555 0142, lo sabe.' };

/** A mode without the identity check and a mode with it: the others have the same parts. */
const MODES: [name: string, form: string, toggle: RegExp | string, text: Record<string, string>][] =
  [
    ['la queja contra una persona servidora pública', 'queja', '', SERVIDOR],
    ['la denuncia anónima', 'denuncia', ANONYMOUS, TELLING],
  ];

// Especificación: AC-02
it.each(MODES)(
  'ningún paso de %s tiene barreras: vacía, con errores, revisada, enviándose, fallida, recuperada, enviada, y al empezar otra',
  async (_name, form, toggle, text) => {
    const found: Record<string, string[]> = {};
    const look = async (step: string) => {
      const here = await barriers();
      if (here.length > 0) found[step] = here;
    };
    const [first, second] = answerLater();
    open(form);
    if (toggle) click(toggle);
    await look('vacía');
    await submit();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await look('con errores');

    write(text);
    await submit();
    if (text === TELLING) {
      await look('con lo que dice quién es');
      click(/^Quitar .*664 555 0142/);
      await look('quitado');
      click(GO_ON_AS_CHOSEN);
    }
    expect(screen.getByRole('region', { name: REVIEW_TITLE })).toBeVisible();
    document.querySelectorAll('details').forEach((one) => (one.open = true));
    await look('revisada');
    await confirm();
    expect(screen.getByRole('button', { name: SENDING_NOW })).toBeDisabled();
    await look('enviándose');
    await waitFor(() => expect(mocked.send).toHaveBeenCalledTimes(1));
    await first.fail();
    await screen.findByRole('alert');
    document.querySelectorAll('details').forEach((one) => (one.open = true));
    await look('fallida');
    click(RECOVER);
    await look('recuperada');
    await submit();
    if (text === TELLING) click(KEEP_AND_GO_ON);
    await confirm();
    await waitFor(() => expect(mocked.send).toHaveBeenCalledTimes(2));
    await second.ok();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('exitosamente'));
    await look('enviada');
    click(ANOTHER);
    await look('otra');
    expect(found).toEqual({});
  },
);

// Especificación: AC-02
it('tampoco las tiene la espera de un servicio ocupado', async () => {
  mocked.send.mockRejectedValue({ status: 429, text: 'No' });
  open('denuncia');
  write(DENUNCIA);
  await submit();
  await confirm();
  expect(await screen.findByRole('timer')).toHaveTextContent(/Espere \d+ s\./);
  expect(await barriers()).toEqual([]);
});

// Especificación: AC-02
it('ni el formulario para imprimir, cuando no hay servicio de correo', async () => {
  open('queja', null);
  expect(await barriers()).toEqual([]);
});
