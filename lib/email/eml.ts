import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime, { type Address } from 'postal-mime';
import { z } from 'zod';
import { parseMessage, type EmailMessage } from './request';

/** A message as read back from its .eml file. */
export interface Letter extends EmailMessage {
  subject: string;
  from: string;
  to: string;
  replyTo: string;
  text: string;
}

/** What a letter takes from whoever composes it. */
export interface LetterOptions {
  /** The address that it comes from; the mailbox has one of its own. */
  sender?: string;
  /** What the form is called: the subject of a message that brings none. */
  titulo?: string;
}

const DOMAIN = 'local.example';
const EXACT_COPY = 'parametros.json';
const HEADER_LIMIT = 200;

/**
 * Composes a message as an RFC 5322 file. The body is for reading; the attachment
 * `parametros.json` is the exact copy, since mail turns every line break into CRLF.
 * @param id becomes the Message-ID
 */
export function composeEml(
  { service_id, template_id, template_params: params }: EmailMessage,
  id: string,
  received: Date,
  { sender = `sitio@${DOMAIN}`, titulo }: LetterOptions = {},
): Promise<Buffer> {
  const replyTo = emailIn(params['correo_electronico']);
  const mail = new MailComposer({
    from: { name: oneLine(params['from_name']) || 'Sitio web', address: sender },
    to: { name: '', address: emailIn(params['reply_to']) ?? `buzon@${DOMAIN}` },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject:
      oneLine(params['asunto']) || oneLine(titulo ?? `Mensaje de la plantilla ${template_id}`),
    date: received,
    messageId: `<${id}@${sender.slice(sender.lastIndexOf('@') + 1)}>`,
    text: bodyOf(params),
    encoding: 'quoted-printable',
    attachments: [
      {
        filename: EXACT_COPY,
        contentType: 'application/json',
        contentTransferEncoding: 'base64',
        content: JSON.stringify({ service_id, template_id, template_params: params }, null, 2),
      },
    ],
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return mail.compile().build();
}

/**
 * Reads a message back.
 * @throws Error when the file is not one that `composeEml` makes
 */
export async function readEml(eml: Uint8Array): Promise<Letter> {
  const mail = await PostalMime.parse(eml, { attachmentEncoding: 'utf8' });
  const exact = mail.attachments.find((attachment) => attachment.filename === EXACT_COPY);
  if (typeof exact?.content !== 'string') throw new Error(`El mensaje no trae ${EXACT_COPY}`);
  return {
    ...parseMessage(JSON.parse(exact.content)),
    subject: mail.subject ?? '',
    from: shown(mail.from ? [mail.from] : []),
    to: shown(mail.to),
    replyTo: shown(mail.replyTo),
    text: mail.text ?? '',
  };
}

function emailIn(value: unknown): string | undefined {
  return z.email().safeParse(value).data;
}

/** Every field as `nombre: valor`; a bare CR would not be a legal line break (RFC 5322, 2.3). */
function bodyOf(params: EmailMessage['template_params']): string {
  const fields = Object.entries(params).map(([name, value]) => `${name}: ${asText(value)}`);
  return fields.join('\n').replace(/\r\n?|\n/g, '\r\n');
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * A header's worth of a typed value: one line of limited length, without control or format characters;
 * nobody sees those, and U+202E reverses the letters that follow it in an inbox's list.
 */
function oneLine(value: unknown): string {
  if (typeof value !== 'string') return '';
  const line = value
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return Array.from(line).slice(0, HEADER_LIMIT).join('');
}

function shown(addresses: Address[] = []): string {
  return addresses
    .map(({ name, address }) => (name && address ? `${name} <${address}>` : (address ?? name)))
    .join(', ');
}
