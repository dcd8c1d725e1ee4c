import { escapeHtml } from '@/lib/site/text';
import type { StoredLetter } from './store';

export const MAILBOX_PATH = '/_buzon/';

/** A file of its own, for `style-src 'self'`. */
export const STYLE = `:root {
  color-scheme: light dark;
  font: 1.0625rem/1.6 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
main {
  max-width: 60rem;
  margin: 2rem auto;
}
pre {
  padding: 1rem;
  border: 1px solid;
  font: inherit;
  white-space: pre-wrap;
  unicode-bidi: plaintext;
}
`;

/** The list of messages, newest first, which reloads every 5 seconds. */
export function listPage(letters: StoredLetter[]): string {
  const items = letters.map(
    (one) => `<li>
<a href="${MAILBOX_PATH}${one.id}/" dir="auto">${escapeHtml(one.subject)}</a>
<p>${time(one.received)} · Para ${escapeHtml(one.to)}</p>
</li>`,
  );
  const count = letters.length === 1 ? '1 mensaje' : `${letters.length} mensajes`;
  const list = `<h2>${count}, del más nuevo al más antiguo</h2>
<ol>
${items.join('\n')}
</ol>`;
  const empty = '<p>Todavía no hay mensajes. Envíe un formulario del sitio y aparecerá aquí.</p>';
  return page(
    'Buzón local',
    `<h1>Buzón local de pruebas</h1>
<p>Lo que envían los formularios se queda en este equipo: nada sale por correo.</p>
${letters.length === 0 ? empty : list}
<p><a href="/">Ir al sitio</a></p>`,
    '<meta http-equiv="refresh" content="5">',
  );
}

/** A message's headers and text, from its .eml file. */
export function letterPage(one: StoredLetter): string {
  const rows = [
    ['Recibido', time(one.received)],
    ['De', escapeHtml(one.from)],
    ['Para', escapeHtml(one.to)],
    ['Responder a', escapeHtml(one.replyTo)],
    ['Servicio', escapeHtml(one.service_id)],
    ['Plantilla', escapeHtml(one.template_id)],
  ].flatMap(([name, html]) =>
    html ? [`<div><dt>${name}</dt><dd dir="auto">${html}</dd></div>`] : [],
  );
  return page(
    one.subject,
    `<p><a href="${MAILBOX_PATH}">Todos los mensajes</a></p>
<h1 dir="auto">${escapeHtml(one.subject)}</h1>
<dl>
${rows.join('\n')}
</dl>
<pre>
${escapeHtml(one.text)}</pre>
<p><a href="${MAILBOX_PATH}${one.id}.eml" download>Descargar el mensaje (.eml)</a></p>`,
  );
}

/** The page for an address of the mailbox where there is no message. */
export const missingPage = (): string =>
  page(
    'Mensaje no encontrado',
    `<h1>Ese mensaje no está en el buzón</h1>
<p><a href="${MAILBOX_PATH}">Ver todos los mensajes</a></p>`,
  );

const page = (title: string, body: string, head = ''): string => `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${head}
<title>${escapeHtml(title)} · Buzón local</title>
<link rel="stylesheet" href="${MAILBOX_PATH}estilo.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

const moment = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeStyle: 'medium' });
const time = (received: Date): string =>
  `<time datetime="${received.toISOString()}">${moment.format(received)}</time>`;
