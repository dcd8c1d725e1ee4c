/** A variable's braces; `#`, `^`, `/` and `!` show nothing. */
const SHOWN = String.raw`\{{2,}(?!\s*[#^/!])`;
const TAGS =
  'script|link|img|image|iframe|frame|object|embed|form|input|button|base|svg|video|audio|source|picture|meta(?=[^<>]*http-equiv)';
const ATTRIBUTES = String.raw`src|srcset|background|poster|action|ping|on\w+`;
const fieldLine = (names: string) => String.raw`^[^\S\n]*(?:${names})\b[^:\n]*:`;

/** EmailJS's variable names and triple braces (dynamic-variables-templates); reasons in docs/correo.md. */
const RULES: { pattern: RegExp; message: string; html?: true }[] = [
  {
    pattern: /\{{2,}[\s#^/&]*user_\w*/gi,
    message:
      'esta variable dice algo del equipo o de la conexión de quien escribe, también en modo anónimo. Quítela.',
  },
  {
    pattern: /\{{3,}|\{\{\s*&/g,
    message:
      'así el texto de quien escribe entra como código al correo. Escriba dos llaves: {{message}}',
  },
  {
    pattern: /<[a-z!/][^<>]*\{\{/gi,
    message:
      'hay una variable dentro de una etiqueta. Póngala en el texto, nunca en un enlace, una imagen ni un comentario.',
  },
  {
    pattern: new RegExp(
      String.raw`<(?:${TAGS})\b|<[^<>]*\s(?:${ATTRIBUTES})\s*=|\burl\(|@import|(?:https?:)?\/\/\w`,
      'gi',
    ),
    message:
      'esto pide o enlaza algo de otro lado, o ejecuta algo, al abrir el correo. Quítelo: sólo texto y estilos propios.',
  },
  {
    pattern: new RegExp(
      String.raw`${fieldLine('to|para|cc|bcc|copia|from|de|remitente|nombre del remitente|correo del remitente')}[^\n]*\{\{`,
      'gim',
    ),
    message:
      'un destinatario o un remitente que viene en el mensaje convierte la cuenta en un medio de correo basura. Escríbalo a mano: denuncias@oficina.example',
  },
  {
    pattern: new RegExp(
      String.raw`${fieldLine('reply[ -]?to|responder a')}(?![^\n]*\{\{\s*correo_electronico\s*\}\})[^\n]*\{\{`,
      'gim',
    ),
    message: 'sólo se responde al correo que dio la persona. Escriba {{correo_electronico}}',
  },
  {
    pattern: new RegExp(String.raw`(?<!\{|<[^<>]*white-space:\s*pre-wrap[^<>]*>\s*)${SHOWN}`, 'gi'),
    html: true,
    message:
      'este valor no está solo en su recuadro y lo escrito puede parecer otro dato. Escriba <pre style="white-space:pre-wrap;border-left:4px solid">{{message}}</pre>, que también en Outlook conserva los renglones',
  },
];

/** Finds forbidden contents, once per line. @param text HTML of a template, or its sheet of settings */
export function templateProblems(text: string): { line: number; message: string }[] {
  const isHtml = /<[a-z!]/i.test(text);
  const found = RULES.filter(({ html }) => isHtml || !html).flatMap(({ pattern, message }) => {
    const lines = [...text.matchAll(pattern)].map(
      ({ index }) => text.slice(0, index).split('\n').length,
    );
    return [...new Set(lines)].map((line) => ({ line, message }));
  });
  return found.sort((a, b) => a.line - b.line);
}
