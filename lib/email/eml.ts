import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime, { type Address } from 'postal-mime';
import { z } from 'zod';
import { parseMessage, type EmailMessage } from './request';

export type Letter = Awaited<ReturnType<typeof readEml>>;

export interface LetterOptions {
  sender?: string;
  aviso?: string;
  /** Labels by key; a key without label is shown bare. */
  etiquetas?: Record<string, string>;
  /** Title of the form: subject of a message without subject. */
  titulo?: string;
}

/** Attachment with the exact values; the body is only for reading. */
const EXACT_COPY = 'parametros.json';
const DOMAIN = 'local.example';
/** Never typed text, which the office's own address would endorse. */
const FROM_NAME = 'Formulario web';

/** Composes an RFC 5322 file with the exact values attached, and no header of the request. @param id its Message-ID */
export function composeEml(
  { service_id, template_id, template_params: params }: EmailMessage,
  id: string,
  received: Date,
  { sender = `sitio@${DOMAIN}`, titulo, ...body }: LetterOptions = {},
): Promise<Buffer> {
  const asunto =
    headerLine(params['asunto']) || headerLine(titulo ?? `Mensaje de la plantilla ${template_id}`);
  const replyTo = emailIn(params['correo_electronico']);
  const mail = new MailComposer({
    from: { name: FROM_NAME, address: sender },
    to: { name: '', address: emailIn(params['reply_to']) ?? `buzon@${DOMAIN}` },
    ...(replyTo && { replyTo: { name: headerLine(params['from_name']), address: replyTo } }),
    subject: body.aviso ? `${body.aviso}: ${asunto}` : asunto,
    date: received,
    messageId: `<${id}@${sender.slice(sender.lastIndexOf('@') + 1)}>`,
    text: bodyOf(params, body),
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

/** @throws Error when the file was not made by `composeEml` */
export async function readEml(eml: Uint8Array) {
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

function shown(addresses: Address[] = []): string {
  return addresses
    .map(({ name, address }) => (name && address ? `${name} <${address}>` : (address ?? name)))
    .join(', ');
}

/** Opens each field. Typed marks and lookalikes become □. */
const MARK = '■';
/** Blocks, squares and bars: Block Elements, Geometric Shapes (and Extended), Symbols and Arrows, and others' few. */
const LOOKALIKES =
  /[\u23f4-\u23fa\u2580-\u25ff\u2758-\u275a\u2b00-\u2bff\uffed\u{1f532}\u{1f533}\u{1f780}-\u{1f7ff}\u{1fb00}-\u{1fbff}]/gu;
const LINE_BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;

const HOW_TO_READ = `Cada dato empieza con ${MARK}. Un renglón que empieza con > sigue al dato de arriba: lo escribió la misma persona. Los valores exactos están en ${EXACT_COPY}.`;

/** Returns a readable body (CRLF). Typed lines cannot imitate a field: they are quoted, and marks replaced. */
export function bodyOf(
  params: EmailMessage['template_params'],
  { etiquetas = {}, aviso }: LetterOptions = {},
): string {
  const fields = Object.entries(params).map(([key, value]) => {
    const label = Object.hasOwn(etiquetas, key) ? `${etiquetas[key]} (${key})` : key;
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return `${MARK} ${quoted(`${label}: ${text}`)}`;
  });
  const typed = params['correo_electronico'];
  const unusable = typeof typed === 'string' && typed.trim() !== '' && !emailIn(typed);
  const notes = [
    ...(aviso ? [`${aviso}.`] : []),
    ...(unusable
      ? [`No se pudo usar como dirección de respuesta: ${quoted(headerLine(typed))}`]
      : []),
  ];
  return [...notes, ...(notes.length > 0 ? [''] : []), ...fields, '', HOW_TO_READ].join('\r\n');
}

const quoted = (text: string): string =>
  text.replace(LOOKALIKES, '□').split(LINE_BREAK).join('\r\n> ');

const LONGEST_HEADER = 200;

/** One short line without control or format characters; a space breaks `=?`, decoded even in quotes (RFC 2047). */
function headerLine(value: unknown): string {
  if (typeof value !== 'string') return '';
  const line = value
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim();
  return Array.from(line).slice(0, LONGEST_HEADER).join('');
}
