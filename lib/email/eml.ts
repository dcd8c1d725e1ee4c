import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime, { type Address } from 'postal-mime';
import { z } from 'zod';
import { bodyOf, EXACT_COPY, type BodyOptions } from './body';
import { headerLine } from './header';
import { parseMessage, type EmailMessage } from './request';

export type Letter = Awaited<ReturnType<typeof readEml>>;

export interface LetterOptions extends BodyOptions {
  sender?: string;
  /** Title of the form: subject of a message without subject. */
  titulo?: string;
}

const DOMAIN = 'local.example';
/** Never typed text, which the office's own address would endorse. */
const FROM_NAME = 'Formulario web';

/**
 * Composes an RFC 5322 file whose attachment `parametros.json` is the exact copy. Headers of the request,
 * which identify the sender's device, are never included.
 * @param id becomes the Message-ID
 */
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
