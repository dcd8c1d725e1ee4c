import { failOn } from '@/lib/content/load/problems';
import { readContent } from '@/lib/content/load/reading';
import type { Content, Name } from '@/lib/content/model';
import { formsByLetter } from '@/lib/forms/by-letter';
import { inboxOf, type FormDefinition, type Recipients } from '@/lib/forms/logic';
import { MAILBOX_KEY, mailboxEnv, TEMPLATES } from '@/lib/forms/settings';

/** Which requests are taken, and where their messages go. */
export interface Account {
  publicKey: string;
  serviceId: string;
  /** The forms of each template; a template may serve several. */
  forms: Map<string, FormDefinition[]>;
  correos: Recipients;
}

const USED = [
  'sitio',
  'oficina',
  'correo',
  'leyesFederales',
  'leyesEstatales',
  'leyesMunicipales',
  'formularios',
  'formulariosIngles',
] as const satisfies readonly Name[];

export type AccountContent = Pick<Content, (typeof USED)[number]>;

/** Reads only what an account needs: a fault in any other file must not stop the messages. @throws ContentError */
export function readAccountContent(root: string): AccountContent {
  const { content, problems } = readContent(root, { only: USED });
  failOn(problems);
  return content;
}

/** @param problems gets what the forms lack, in Spanish */
export function formsOf(
  env: Record<string, string | undefined>,
  content: AccountContent,
  problems: string[] = [],
): Account['forms'] {
  const forms = new Map<string, FormDefinition[]>();
  for (const { file, data } of formsByLetter(content)) {
    const template = env[TEMPLATES[data.plantilla]]?.trim();
    if (!template) continue;
    forms.set(template, [...(forms.get(template) ?? []), data]);
    for (const mode of data.modos)
      if (inboxOf(mode, content.correo.data) === null)
        problems.push(`${file}: al modo ${mode.id} le falta reply_to: { correo: … } en su carga.`);
  }
  if (forms.size === 0)
    problems.push(
      `${TEMPLATES.queja}: falta. Escriba la plantilla de cada formulario en uso: ` +
        '…TEMPLATE_QUEJA, …TEMPLATE_DENUNCIA, …TEMPLATE_SUGERENCIA.',
    );
  return forms;
}

/** The account of the forms that send to the local mailbox. @throws ContentError */
export function readMailboxAccount(root: string): Account {
  const content = readAccountContent(root);
  const forms = formsOf(mailboxEnv({}), content);
  return { publicKey: MAILBOX_KEY, serviceId: MAILBOX_KEY, forms, correos: content.correo.data };
}
