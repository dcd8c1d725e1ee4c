import type { Locator, Page } from '@playwright/test';
import { sampleContent } from '../../sample';
import { expect } from './test';

const { formularios, correo } = sampleContent();

export type Values = Record<string, string>;

/** A mode of a form: how a person gets to it, what they write, and what must arrive (section 7). */
export interface ModeCase {
  title: string;
  form: 'queja' | 'denuncia' | 'sugerencia';
  /** The window that it opens in; the suggestion stands in the page. */
  dialog?: 'Queja Electrónica' | 'Denuncia Electrónica';
  /** The button that leads to this mode from the one that opens first. */
  toggle?: RegExp;
  fields: string[];
  /** What the mode leaves written after a send (section 4). */
  kept: string[];
  invalid: string;
  payload: (values: Values) => Values;
}

const office = { reply_email: correo.data.oficina };

/** The two modes of each form. */
export const modes = {
  servidor: {
    title: 'la queja contra una persona servidora pública',
    form: 'queja',
    dialog: 'Queja Electrónica',
    fields: [
      'nombre',
      'telefono',
      'direccion',
      'correo',
      'nombreServidorP',
      'dependencia',
      'cargo',
      'descripcion',
    ],
    kept: [],
    invalid: 'Favor de rellenar todos los campos!',
    payload: (values) => ({
      ...office,
      asunto: 'Queja servidor público',
      from_name: values['nombre'] ?? '',
      direccion: values['direccion'] ?? '',
      cargo: values['cargo'] ?? '',
      nombre_servidor: values['nombreServidorP'] ?? '',
      correo_electronico: values['correo'] ?? '',
      dependencia: values['dependencia'] ?? '',
      message: values['descripcion'] ?? '',
      telefono: values['telefono'] ?? '',
      reply_to: correo.data.quejas,
    }),
  },
  servicio: {
    title: 'la queja contra un servicio público',
    form: 'queja',
    dialog: 'Queja Electrónica',
    toggle: /^Queja servicio público$/,
    fields: ['nombres', 'telefono', 'numeroDeReporte', 'descripcion'],
    kept: [],
    invalid: 'Favor de rellenar todos los campos!',
    payload: (values) => ({
      ...office,
      asunto: 'Queja servicio público',
      from_name: values['nombres'] ?? '',
      numero_reporte: values['numeroDeReporte'] ?? '',
      numeroDeReporte: values['numeroDeReporte'] ?? '',
      message: values['descripcion'] ?? '',
      telefono: values['telefono'] ?? '',
      reply_to: correo.data.quejas,
    }),
  },
  identificada: {
    title: 'la denuncia con datos',
    form: 'denuncia',
    dialog: 'Denuncia Electrónica',
    fields: ['nombre', 'telefono', 'correo', 'fecha', 'lugar', 'descripcion'],
    kept: ['fecha'],
    invalid: 'Favor de llenar todos los campos!',
    payload: (values) => ({
      ...office,
      from_name: values['nombre'] ?? '',
      correo_electronico: values['correo'] ?? '',
      fecha_percance: values['fecha'] ?? '',
      message: values['descripcion'] ?? '',
      telefono: values['telefono'] ?? '',
      lugar: values['lugar'] ?? '',
      reply_to: correo.data.denuncias,
    }),
  },
  anonima: {
    title: 'la denuncia anónima',
    form: 'denuncia',
    dialog: 'Denuncia Electrónica',
    toggle: /^Activar modo anónimo\/active$/,
    fields: ['fecha', 'lugar', 'descripcion'],
    kept: ['fecha'],
    invalid: 'Favor de llenar todos los campos!',
    payload: (values) => ({
      ...office,
      from_name: 'Anónimo',
      message: values['descripcion'] ?? '',
      fecha_percance: values['fecha'] ?? '',
      lugar: values['lugar'] ?? '',
      reply_to: correo.data.denuncias,
    }),
  },
} satisfies Record<string, ModeCase>;

export const allModes: ModeCase[] = Object.values(modes);

/** The suggestion, off by default: it stands where `withSuggestions` says. */
export const sugerencia: ModeCase = {
  title: 'la sugerencia',
  form: 'sugerencia',
  fields: ['nombre', 'correo', 'sugerencia'],
  kept: [],
  invalid: 'Favor de llenar todos los campos!',
  payload: (values) => ({
    asunto: 'Sugerencia',
    from_name: values['nombre'] ?? '',
    correo_electronico: values['correo'] ?? '',
    message: values['sugerencia'] ?? '',
    reply_to: correo.data.sugerencias,
  }),
};

export const everyMode: Record<string, ModeCase> = { ...modes, sugerencia };

/** The site with the suggestion form on is served at the next port (playwright.config.ts). */
export function withSuggestions(baseURL = ''): string {
  const url = new URL(baseURL);
  url.port = String(Number(url.port) + 1);
  return url.origin;
}

/** The control of a field, found by the label that its form's YAML gives it. */
export function control(form: Locator, { form: slug }: ModeCase, name: string): Locator {
  const campo = formularios.find((entry) => entry.slug === slug)?.data.campos[name];
  return form.getByLabel(campo?.etiqueta ?? name, { exact: true });
}

/** Opens a form from home as a person does, and goes to the mode. */
export async function openForm(page: Page, mode: ModeCase): Promise<Locator> {
  await page.goto('/default/');
  if (!mode.dialog) {
    const section = page.locator('#sugerencias');
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('button', { name: 'Enviar', exact: true })).toBeEnabled();
    return section;
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${mode.dialog}`) })
    .click();
  const dialog = page.getByRole('dialog', { name: mode.dialog, exact: true });
  await expect(dialog.getByRole('button', { name: 'Enviar', exact: true })).toBeEnabled();
  if (mode.toggle) await dialog.getByRole('button', { name: mode.toggle }).click();
  await expect(dialog.getByRole('textbox', { includeHidden: false }).first()).toBeVisible();
  return dialog;
}
