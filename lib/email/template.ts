import { palette } from '@/tailwind.config';
import { inboxOf, type FormDefinition, type Recipients } from '@/lib/forms/logic';
import { labelsOf } from '@/lib/forms/message';
import { templateSettings, type TemplateKey } from './template-sheet';

export interface MailTemplate {
  html: string;
  txt: string;
}

/**
 * Returns the template shared by some forms: every key of every mode, escaped by double braces, in a box that
 * typed text cannot leave.
 * @param forms not empty
 * @param english folio letters of English forms
 */
export function mailTemplate(
  forms: FormDefinition[],
  correos: Recipients,
  english: string[] = [],
): MailTemplate {
  const keys = keysOf(forms);
  const inboxes = forms.flatMap(({ modos }) => modos.map((mode) => inboxOf(mode, correos)));
  const titulo = forms.map(({ titulo }) => titulo).join(' / ');
  return {
    html: htmlOf(titulo, keys),
    txt: templateSettings({
      titulo,
      plantilla: forms[0]?.plantilla ?? '',
      keys,
      letters: [
        ...forms.map(({ folio }) => folio),
        ...english.map((letter) => `${letter}, en inglés: conteste en inglés`),
      ],
      inboxes: [...new Set(inboxes.filter((inbox) => inbox !== null))],
    }),
  };
}

function keysOf(forms: FormDefinition[]): TemplateKey[] {
  const modes = forms.flatMap((form) => form.modos.map((mode) => ({ form, mode })));
  const names = ['folio', ...modes.flatMap(({ mode }) => Object.keys(mode.carga))];
  return [...new Set(names)].map((key) => {
    const senders = modes.filter(({ mode }) => key === 'folio' || Object.hasOwn(mode.carga, key));
    const labels = senders.map(({ form, mode }) => labelsOf(form, mode, { [key]: '' })[key] ?? key);
    return {
      key,
      label: [...new Set(labels)].join(' / '),
      only: senders.length < modes.length ? senders.map(({ mode }) => mode.titulo) : [],
    };
  });
}

/** For `<pre>`: Word's engine in Outlook drops the line ends of other boxes. */
const BOX = `margin:0;font-family:sans-serif;font-size:16px;white-space:pre-wrap;overflow-wrap:anywhere;border-left:4px solid ${palette.guinda};padding:4px 12px;min-height:1.5em`;

function htmlOf(titulo: string, keys: TemplateKey[]): string {
  const fields = keys.map(({ key, label, only }) => {
    const modes = only.length > 0 ? `. Sólo en ${only.map((one) => `«${one}»`).join(', ')}` : '';
    return `<p style="margin:16px 0 4px;font-weight:bold">${escape(label)} <span style="font-weight:normal;color:${palette.gris}">(${escape(key)})${escape(modes)}</span></p>
<pre style="${BOX}">{{${key}}}</pre>`;
  });
  return `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<title>${escape(titulo)}</title>
</head>
<body style="font:16px/1.5 sans-serif;color:${palette.tinta};max-width:42em">
<h1 style="font-size:20px">${escape(titulo)}</h1>
<p style="color:${palette.gris}">Cada dato está junto a su propia raya. Si ahí aparece el nombre de otro dato, es sólo texto que alguien escribió. Lo vacío no se dio, o ese modo no lo pide.</p>
${fields.join('\n')}
</body>
</html>
`;
}

const SIGNS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '{': '&#123;',
  '}': '&#125;',
};

/** Escapes HTML and the e-mail service's variables. */
const escape = (text: string): string => text.replace(/[&<>"{}]/g, (sign) => SIGNS[sign] ?? sign);
