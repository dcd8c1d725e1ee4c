export interface TemplateKey {
  key: string;
  /** In some mode; labels may differ by mode. */
  label: string;
  /** Modes with this key, unless all have it. */
  only: string[];
}

interface Sheet {
  titulo: string;
  plantilla: string;
  keys: TemplateKey[];
  inboxes: string[];
  letters: string[];
}

/** The only address for replies: the sender's own. */
const REPLY_TO = 'correo_electronico';

/** Settings to type beside the template's body, one per line. */
export function templateSettings({ titulo, plantilla, keys, inboxes, letters }: Sheet): string {
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
