import type { FormDefinition } from './logic';

/** Settings that a form needs to send; public by nature (they travel in the page). */
export interface SendSettings {
  publicKey: string;
  serviceId: string;
  templateId: string;
  origin: string;
  /** True when messages go to the local mailbox of `npm start`. */
  local: boolean;
}

/** Where a message is taken, at the e-mail service's own address, the local mailbox's or the relay's. */
export const SEND_PATH = '/api/v1.0/email/send';

export const DEFAULT_ORIGIN = 'https://api.emailjs.com';

/** The keys of the local mailbox: set by `npm start` and `npm run dev`, never in `out/` for the web. */
export const MAILBOX_KEY = 'buzon-local';

const PREFIX = 'NEXT_PUBLIC_EMAILJS_';
/** The variable that names each form's template. */
export const TEMPLATES: Record<FormDefinition['plantilla'], string> = {
  queja: `${PREFIX}TEMPLATE_QUEJA`,
  denuncia: `${PREFIX}TEMPLATE_DENUNCIA`,
  sugerencia: `${PREFIX}TEMPLATE_SUGERENCIA`,
};

type Env = Record<string, string | undefined>;

/**
 * The settings of a form (D32), from the environment of the build.
 * @returns null when a key is missing: the form then leads with the other channels
 */
export function sendSettings(
  plantilla: FormDefinition['plantilla'],
  env: Env = process.env,
): SendSettings | null {
  const [publicKey, serviceId, templateId] = [
    `${PREFIX}PUBLIC_KEY`,
    `${PREFIX}SERVICE_ID`,
    TEMPLATES[plantilla],
  ].map((name) => env[name]?.trim());
  if (!publicKey || !serviceId || !templateId) return null;
  const origin = env[`${PREFIX}ORIGIN`] || DEFAULT_ORIGIN;
  return { publicKey, serviceId, templateId, origin, local: publicKey === MAILBOX_KEY };
}

/** True when the environment names an e-mail account of its own. */
export const hasKey = (env: Env): boolean =>
  Boolean(env[`${PREFIX}PUBLIC_KEY`]) && env[`${PREFIX}PUBLIC_KEY`] !== MAILBOX_KEY;

/** The environment that points the forms at the local mailbox, when no keys are set (architecture.md). */
export function mailboxEnv(env: Env, origin = '/'): Env {
  if (hasKey(env)) return {};
  return {
    [`${PREFIX}PUBLIC_KEY`]: MAILBOX_KEY,
    [`${PREFIX}SERVICE_ID`]: MAILBOX_KEY,
    [TEMPLATES.queja]: 'queja',
    [TEMPLATES.denuncia]: 'denuncia',
    [TEMPLATES.sugerencia]: 'sugerencia',
    [`${PREFIX}ORIGIN`]: origin,
  };
}

/** Every form's settings. @param env the environment of the build */
export const readSendSettings = (env: Env = process.env) => ({
  send: {
    queja: sendSettings('queja', env),
    denuncia: sendSettings('denuncia', env),
    sugerencia: sendSettings('sugerencia', env),
  },
});
