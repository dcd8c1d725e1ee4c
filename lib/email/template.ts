import { palette } from '@/tailwind.config';
import { inboxOf, type FormDefinition, type Recipients } from '@/lib/forms/logic';
import { labelsOf } from '@/lib/forms/message';

type TemplateKey = ReturnType<typeof keysOf>[number];

/** Returns the template of some forms, each key in a box of its own. @param english letters of English forms */
export function mailTemplate(
  forms: FormDefinition[],
  correos: Recipients,
  english: string[] = [],
): { html: string; txt: string } {
  const keys = keysOf(forms);
  const inboxes = forms.flatMap(({ modos }) =>
    modos.flatMap((mode) => inboxOf(mode, correos) ?? []),
  );
  const titulo = forms.map(({ titulo }) => titulo).join(' / ');
  const letters = [
    ...forms.map(({ folio }) => folio),
    ...english.map((letter) => `${letter}, en inglés: conteste en inglés`),
  ];
  const plantilla = forms[0]?.plantilla ?? '';
  return {
    html: htmlOf(titulo, keys),
    txt: templateSettings(titulo, plantilla, keys, [...new Set(inboxes)], letters),
  };
}

/** Returns each key with its labels, which may differ by mode, and its modes unless all have it. */
function keysOf(forms: FormDefinition[]) {
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

/** The only address for replies: the sender's own. */
const REPLY_TO = 'correo_electronico';

/** Settings to type beside the template's body, one per line. */
function templateSettings(
  titulo: string,
  plantilla: string,
  keys: TemplateKey[],
  inboxes: string[],
  letters: string[],
): string {
  const reply = keys.find(({ key }) => key === REPLY_TO);
  const sample = inboxes.some((inbox) => inbox.endsWith('.example'));
  const several = inboxes.length > 1;
  return [
    `PLANTILLA DE CORREO: ${titulo}`,
    '',
    'La escribió la compilación desde content/formularios y content/correo.yml. No la corrija aquí: se vuelve a escribir. El porqué de cada ajuste está en docs/correo.md.',
    ...(sample
      ? ['Aviso: el buzón es de muestra (.example). Cámbielo en content/correo.yml.']
      : []),
    '',
    'ESCRIBA A MANO EN LA PLANTILLA',
    `Asunto (Subject): ${titulo} {{folio}}`,
    `Para (To Email): ${several ? 'sus modos van a buzones distintos; haga una plantilla para cada uno: ' : ''}${inboxes.join('; ')}`,
    'Nombre del remitente (From Name): Formulario web',
    'Correo del remitente (From Email): el de la cuenta de la oficina',
    reply
      ? `Responder a (Reply To): {{${REPLY_TO}}}`
      : 'Responder a (Reply To): vacío; ningún modo de este formulario pide correo',
    ...(reply && reply.only.length > 0
      ? [
          `  Sólo lo pide ${reply.only.map((one) => `«${one}»`).join(', ')}; en los demás modos queda vacío.`,
        ]
      : []),
    'Copia (Cc) y copia oculta (Bcc): vacías',
    `Contenido (Content): en la vista de código, todo lo de ${plantilla}.html`,
    'Adjuntos: ninguno',
    'Respuesta automática (Auto-Reply): apagada',
    'Contactos (Contacts): no guardar a quien escribe',
    '',
    'AJUSTE EN LA CUENTA',
    'Historial de envíos: apagado',
    'Orígenes permitidos: sólo la dirección de este sitio',
    'Envíos desde programas que no son un navegador: no',
    'Aviso de cuota: encendido, a una persona que lo lea',
    'Llave privada: no se usa; no la escriba en el sitio ni en su compilación',
    '',
    'NUNCA',
    '- Un destinatario, un remitente o una copia que venga en el mensaje (reply_to, reply_email, from_name).',
    '- Variables que empiezan con user_ (user_ip, user_os, user_browser, user_country, user_referrer y las demás): dicen quién es.',
    '- Tres llaves seguidas.',
    '- Imágenes, enlaces ni hojas de estilo de otro lado.',
    '',
    'Si cambia la plantilla, revísela: npm run plantilla -- archivo.html',
    '',
    'FOLIO',
    `Su primera letra dice el formulario y su idioma: ${letters.join('; ')}.`,
    '',
    'CLAVES',
    ...keys.map(({ key, label }) => `${key}: ${label}`),
    '',
  ].join('\n');
}
