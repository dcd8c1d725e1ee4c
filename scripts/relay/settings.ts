import { z } from 'zod';
import { RELAY_PLACE } from '@/lib/email/relay';
import { isLoopback } from '../http';
import { formsOf, type AccountContent } from './account';
import type { SmtpSettings } from './deliver';
import type { RelayOptions } from './server';

/**
 * Refuses an office whose inboxes are the demonstration's: whoever complains would be told that somebody reads it.
 * @throws Error in Spanish
 */
export function refuseSampleInboxes(root: string, { correo }: AccountContent): void {
  const { muestra } = correo.data;
  if (muestra.length === 0) return;
  throw new Error(
    `El relevo no puede empezar: según «muestra», en ${correo.file} de ${root} son inventados estos buzones: ${muestra.join(', ')}. Lo que entregara no lo leería nadie. Diga cuál es la carpeta de la oficina (OFICINA=/srv/oficina), o escriba en ese archivo los verdaderos y quítelos de «muestra». Para ensayar así, agregue --muestra.`,
  );
}

export type RelayEnv = Record<string, string | undefined>;

const SITE = 'NEXT_PUBLIC_EMAILJS_';

/** Reads the site's settings and the relay's. @throws in Spanish with every fault, never repeating a value */
export function readRelaySettings(env: RelayEnv, content: AccountContent): RelayOptions {
  const problems: string[] = [];
  const read = <T>(
    name: string,
    parse: (text: string) => T | undefined,
    advice: string,
    fallback?: T,
  ): T => {
    const text = (env[name] ?? '').trim();
    if (text === '' && fallback !== undefined) return fallback;
    const value = text === '' ? undefined : parse(text);
    if (value === undefined) problems.push(`${name}: ${text ? 'no vale' : 'falta'}. ${advice}`);
    return value as T; // when undefined, the problems are thrown
  };
  const word = (text: string) => text;
  const portNumber = (text: string) =>
    /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;

  const same = 'Escriba el mismo valor con que se compila el sitio.';
  const settings: RelayOptions = {
    account: {
      publicKey: read(`${SITE}PUBLIC_KEY`, word, same),
      serviceId: read(`${SITE}SERVICE_ID`, word, same),
      forms: formsOf(env, content, problems),
      correos: content.correo.data,
    },
    smtp: read(
      'RELEVO_SMTP',
      parseSmtp,
      'Escriba smtps://usuario:clave@correo.example:465, o smtp://… con STARTTLS. En usuario y ' +
        'clave, los signos van codificados: @ es %40, / es %2F.',
    ),
    sender: read(
      'RELEVO_REMITENTE',
      (text) => z.email().safeParse(text).data,
      'Escriba la dirección que manda los mensajes: sitio@oficina.example',
    ),
    origins: read(
      'RELEVO_ORIGENES',
      parseOrigins,
      'Escriba los orígenes del sitio, separados por comas: https://www.oficina.example',
      [new URL(content.sitio.data.url).origin],
    ),
    host: read('HOST', word, '', RELAY_PLACE.host),
    port: read(
      'PORT',
      portNumber,
      `Escriba un número de 1 a 65535: PORT=${RELAY_PLACE.port}`,
      RELAY_PLACE.port,
    ),
  };
  if (problems.length > 0) throw new Error(`El relevo no puede empezar:\n${problems.join('\n')}`);
  return settings;
}

/** Reads the address of an SMTP server. Only a server on this machine may go without TLS. */
function parseSmtp(text: string): SmtpSettings | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
  const secure = protocol === 'smtps:';
  const extra = pathname.replace('/', '') + search + hash;
  if ((!secure && protocol !== 'smtp:') || !hostname || extra || !username !== !password)
    return undefined;
  try {
    return {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (secure ? 465 : 587),
      secure,
      requireTLS: !secure && !isLoopback(`http://${hostname}`),
      ...(username && {
        auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      }),
    };
  } catch {
    return undefined; // a % that encodes nothing
  }
}

function parseOrigins(text: string): string[] | undefined {
  const origins = text.split(',').map((one) => one.trim().replace(/\/$/, ''));
  const valid = origins.every((one) => URL.canParse(one) && new URL(one).origin === one);
  return valid ? origins : undefined;
}
