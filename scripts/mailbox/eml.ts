import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime, { type Address } from 'postal-mime';
import { z } from 'zod';

/** What is kept of a send: the fields of the e-mail service's request that shape a message. */
export const envioSchema = z.object({
  service_id: z.string().min(1),
  template_id: z.string().min(1),
  template_params: z.record(z.string(), z.unknown()).default({}),
});
export type Envio = z.infer<typeof envioSchema>;

/** A message as read back from its .eml file. */
export interface Carta extends Envio {
  subject: string;
  from: string;
  to: string;
  replyTo: string;
  text: string;
}

/** Who composes a message. */
export interface Remitente {
  /** The address that it comes from; the mailbox has one of its own. */
  sender?: string;
  /** What the form is called: the subject of what brings none. */
  titulo?: string;
}

const DOMAIN = 'local.example';
const EXACT = 'parametros.json';
const HEADER_LIMIT = 200;

/**
 * Composes a message as an RFC 5322 file. The body is for reading; the attachment
 * `parametros.json` is the exact copy, since mail turns every line break into CRLF.
 * @param id becomes the Message-ID
 */
export function composeEml(
  envio: Envio,
  id: string,
  received: Date,
  { sender = `sitio@${DOMAIN}`, titulo }: Remitente = {},
): Promise<Buffer> {
  const { service_id, template_id, template_params: params } = envio;
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
        filename: EXACT,
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
 * @throws Error when the file is no message of this mailbox
 */
export async function readEml(eml: Uint8Array): Promise<Carta> {
  const mail = await PostalMime.parse(eml, { attachmentEncoding: 'utf8' });
  const exact = mail.attachments.find((attachment) => attachment.filename === EXACT);
  if (typeof exact?.content !== 'string') throw new Error(`El mensaje no trae ${EXACT}`);
  return {
    ...envioSchema.parse(JSON.parse(exact.content)),
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
function bodyOf(params: Envio['template_params']): string {
  const fields = Object.entries(params).map(([name, value]) => `${name}: ${asText(value)}`);
  return fields.join('\n').replace(/\r\n?|\n/g, '\r\n');
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * A header's worth of a typed value: one line, not endless, without control characters nor those of
 * format, which nobody sees and which turn the letters around (U+202E) in an inbox's list.
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
