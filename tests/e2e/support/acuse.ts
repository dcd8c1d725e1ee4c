import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectSent, fill, send } from './escritura';
import { openForm } from './formulario';
import { createMarker, messagesWith } from './mailbox';
import { type ModeCase, type Values, writing } from './modes';
import { arrive, button } from './pasos';

type Format = 'PDF' | 'texto';
export const formats: Format[] = ['PDF', 'texto'];

export const MATCHES = 'El folio corresponde a este mensaje.';

export interface Paper {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export async function downloadWith(page: Page, act: () => Promise<void>): Promise<Paper> {
  const downloading = page.waitForEvent('download');
  await act();
  const download = await downloading;
  const name = download.suggestedFilename();
  const mimeType = name.endsWith('.pdf') ? 'application/pdf' : 'text/plain';
  return { name, mimeType, buffer: await readFile(await download.path()) };
}

export const downloadAcuse = (page: Page, form: Locator, format: Format): Promise<Paper> =>
  downloadWith(page, () => button(form, `Descargar acuse (${format})`).click());

export async function deliver(
  page: Page,
  request: APIRequestContext,
  mode: ModeCase,
  more: Values = {},
): Promise<{ form: Locator; params: Values; id: string }> {
  const marker = createMarker();
  const form = await openForm(page, mode);
  await fill(form, mode, { ...writing(mode, marker), ...more });
  await send(form);
  await expectSent(form);
  const [message] = await messagesWith(request, marker);
  return { form, params: message?.template_params ?? {}, id: message?.id ?? '' };
}

export async function openVerifier(page: Page): Promise<Locator> {
  await page.goto('/acuse/verificar/');
  const verifier = page.getByRole('main');
  await arrive(verifier);
  return verifier;
}

export const giveFile = (verifier: Locator, paper: Paper) =>
  verifier.getByLabel('Acuse que descargó').setInputFiles(paper);
