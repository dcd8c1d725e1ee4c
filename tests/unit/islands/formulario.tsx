import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { init, send } from '@emailjs/browser';
import type { ComponentProps } from 'react';
import { FormIsland } from '@/components/islands/forms';
import { localDay } from '@/lib/office/dates';
import { readSource } from '@/lib/content/parse/read';
import { Correo, Formulario } from '@/lib/content/model/schemas';
import { FORMS } from '@/lib/ui-texts';
import { SAMPLE } from '../../sample';
import type { SendSettings } from '@/lib/forms/settings';
import './browser';

const { CONFIRM } = FORMS;

export { FormIsland };
export { DENUNCIA, SERVIDOR, SUGERENCIA, without } from '../lib/texts';

// Before the import of FormIsland, which uses it.
jest.mock('@emailjs/browser', () => ({ init: jest.fn(), send: jest.fn() }));

const correos = Correo.parse(readSource(SAMPLE, 'content/correo.yml').data);

const SETTINGS: SendSettings = {
  publicKey: 'llave',
  serviceId: 'servicio',
  templateId: 'plantilla',
  origin: 'https://correo.example',
  local: false,
};

export function propsOf(
  slug: string,
  settings: SendSettings | null = SETTINGS,
): ComponentProps<typeof FormIsland> {
  return {
    id: slug,
    definition: Formulario.parse(readSource(SAMPLE, `content/formularios/${slug}.yml`).data),
    settings,
    correos,
    issuer: {
      oficina: 'Sindicatura Procuradora',
      pagina: 'https://sindicatura.example/acuse/verificar/',
    },
    publicado: localDay(new Date()),
    channels: {
      linea: '070',
      lineaHref: 'tel:070',
      telefono: '664 555 0100',
      telefonoHref: 'tel:+526645550100',
      correo: 'quejas@sindicatura.example',
      domicilio: 'Palacio Municipal',
      horario: 'lunes a viernes',
    },
  };
}

export const open = (slug: string, settings?: SendSettings | null) =>
  render(<FormIsland {...propsOf(slug, settings)} />);

export const controls = () => [...document.querySelectorAll<HTMLInputElement>('input, textarea')];

export const mainButtons = () =>
  [...document.querySelectorAll('.button:not(.button-outline)')]
    .filter((one) => !one.closest('details'))
    .map((one) => one.textContent);

export function values(): Record<string, string> {
  return Object.fromEntries(
    controls().map((one) => [
      one.name,
      one.type === 'checkbox' ? (one.checked ? 'on' : '') : one.value,
    ]),
  );
}

/** `on` checks a box. */
export function write(typed: Record<string, string>): void {
  for (const [name, value] of Object.entries(typed)) {
    const control = document.querySelector(`[name="${name}"]`)!;
    if (value === 'on') fireEvent.click(control);
    else fireEvent.input(control, { target: { value } });
  }
}

/** jsdom puts a space between the halves of a name. */
export const ANONYMOUS = /^Activar modo anónimo ?\/active$/;

export const click = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }));
export const submit = () => act(async () => void click('Enviar'));

export const outcomeBox = () => [...document.querySelectorAll('form > .outcome')].at(-1)!;

export const confirm = () => act(async () => void click(CONFIRM));

export async function sent(outcome: RegExp = /Folio de envío|Ocurrió un problema/): Promise<void> {
  await submit();
  await confirm();
  await waitFor(() => expect(outcomeBox()).toHaveTextContent(outcome));
}

export const earlier = (folio: string) => {
  const found = [...document.querySelectorAll('details')].find(
    ({ textContent }) => textContent.includes('se envió') && textContent.includes(folio),
  );
  if (!found) throw new Error(`No earlier message has the folio ${folio}`);
  return found;
};

export const mocked = { init: jest.mocked(init), send: jest.mocked(send) };
export const messages = () =>
  mocked.send.mock.calls.map(([, , params]) => params as Record<string, string>);

export let seen: Record<'log' | 'error' | 'alert', jest.SpyInstance>;
export const consoleText = () => JSON.stringify([...seen.log.mock.calls, ...seen.error.mock.calls]);

beforeEach(() => {
  jest.clearAllMocks();
  mocked.send.mockReset().mockResolvedValue({ status: 200, text: 'OK' });
  seen = {
    log: jest.spyOn(console, 'log').mockImplementation(() => undefined),
    error: jest.spyOn(console, 'error').mockImplementation(() => undefined),
    alert: jest.spyOn(window, 'alert').mockImplementation(() => undefined),
  };
});
afterEach(() => void jest.useRealTimers());

/** The test settles each request itself, in order. */
export function answerLater() {
  const settle: { resolve: (answer: unknown) => void; reject: (why: unknown) => void }[] = [];
  mocked.send.mockImplementation(
    () => new Promise((resolve, reject) => settle.push({ resolve: resolve as never, reject })),
  );
  const answerOf = (place: number) => ({
    ok: () => act(async () => settle[place]?.resolve({ status: 200, text: 'OK' })),
    fail: () => act(async () => settle[place]?.reject(new TypeError('Failed to fetch'))),
  });
  return [answerOf(0), answerOf(1)] as const;
}
