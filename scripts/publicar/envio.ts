import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ENVIO, type Envio } from '../make/emit/envio';
import { Failed } from './failed';

const schema: z.ZodType<Envio> = z.object({
  demostracion: z.boolean(),
  envian: z.array(z.string()),
  sinEnviar: z.array(z.string()),
});

function parseEnvio(text = ''): Envio | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Returns the text of a folder's `envio.json`, if any. */
export function readEnvio(folder: string): string | undefined {
  const file = path.join(folder, ENVIO);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

const losesMessages = ({ demostracion, sinEnviar }: Envio): boolean =>
  !demostracion && sinEnviar.length > 0;

/** @param text of `envio.json`; an older site says nothing */
export function isSilent(text: string | undefined): boolean {
  const envio = parseEnvio(text);
  return envio !== undefined && losesMessages(envio);
}

interface Publication {
  out: string;
  /** It is meant that its forms send nothing. */
  silent: boolean;
  /** Asks for `envio.json` of the site that visitors see, only when `out` is refused. */
  live: () => Promise<string | undefined>;
  advice: string;
}

const LIST = new Intl.ListFormat('es-MX', { type: 'conjunction' });

/**
 * Refuses to publish a site that is no demonstration and has a form that sends nothing.
 * @throws Failed
 */
export async function refuseSilentForms(given: Publication): Promise<void> {
  if (given.silent) return;
  const envio = parseEnvio(readEnvio(given.out));
  if (!envio)
    throw new Failed(
      `Al sitio le falta ${ENVIO}, que dice si sus formularios envían. Ejecute npm run build y repita.`,
    );
  const { sinEnviar } = envio;
  if (!losesMessages(envio)) return;
  // Nobody may answer there: the refusal is the same.
  const live = parseEnvio(await given.live().catch(() => undefined));
  const lost = sinEnviar.filter((form) => live?.envian.includes(form));
  throw new Failed(
    [
      `No se publica: este sitio no es una demostración y nada se enviaría desde ${formsOf(sinEnviar)}, porque faltan las llaves de correo (NEXT_PUBLIC_EMAILJS_…).`,
      ...(lost.length > 0 ? [`El sitio publicado sí enviaba desde ${formsOf(lost)}.`] : []),
      given.advice,
    ].join('\n'),
  );
}

const formsOf = (names: string[]): string =>
  names.length === 1 ? `el formulario de ${names[0]}` : `los formularios de ${LIST.format(names)}`;
