import type { StoredLetter } from './store';

/** Where the mailbox is seen. */
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

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const moment = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeStyle: 'medium' });

/** The list of messages, newest first, which reloads every 5 seconds. */
export function listPage(letters: StoredLetter[]): string {
  const items = letters.map(
    (one) => `<li>
<a href="${MAILBOX_PATH}${one.id}/" dir="auto">${escape(one.subject)}</a>
<p>${time(one.received)} · Para ${escape(one.to)}</p>
</li>`,
  );
  const list = `<h2>${count(letters.length)}, del más nuevo al más antiguo</h2>
<ol>
${items.join('\n')}
</ol>`;
  const empty = '<p>Todavía no hay mensajes. Envíe un formulario del sitio y aparecerá aquí.</p>';
  const head = '<meta http-equiv="refresh" content="5">';
  return page(
    'Buzón local',
    `<h1>Buzón local de pruebas</h1>
<p>Lo que envían los formularios se queda en este equipo: nada sale por correo.</p>
${letters.length === 0 ? empty : list}
<p><a href="/">Ir al sitio</a></p>`,
    head,
  );
}

/** A message's headers and text, from its .eml file. */
export function letterPage(one: StoredLetter): string {
  const headers = [
    ['De', one.from],
    ['Para', one.to],
    ['Responder a', one.replyTo],
    ['Servicio', one.service_id],
    ['Plantilla', one.template_id],
  ].filter(([, value]) => value !== '');
  const rows = headers.map(([name = '', value = '']) => row(name, escape(value)));
  return page(
    one.subject,
    `<p><a href="${MAILBOX_PATH}">Todos los mensajes</a></p>
<h1 dir="auto">${escape(one.subject)}</h1>
<dl>
${[row('Recibido', time(one.received)), ...rows].join('\n')}
</dl>
<pre>
${escape(one.text)}</pre>
<p><a href="${MAILBOX_PATH}${one.id}.eml" download>Descargar el mensaje (.eml)</a></p>`,
  );
}

/** The page for an address of the mailbox where there is no message. */
export function missingPage(): string {
  return page(
    'Mensaje no encontrado',
    `<h1>Ese mensaje no está en el buzón</h1>
<p><a href="${MAILBOX_PATH}">Ver todos los mensajes</a></p>`,
  );
}

function page(title: string, body: string, head = ''): string {
  return `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${head}
<title>${escape(title)} · Buzón local</title>
<link rel="stylesheet" href="${MAILBOX_PATH}estilo.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

function row(name: string, html: string): string {
  return `<div><dt>${name}</dt><dd dir="auto">${html}</dd></div>`;
}

function time(received: Date): string {
  return `<time datetime="${received.toISOString()}">${escape(moment.format(received))}</time>`;
}

function count(total: number): string {
  return total === 1 ? '1 mensaje' : `${total} mensajes`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}
