import type { FormDefinition } from './logic';

export interface SendSettings {
  publicKey: string;
  serviceId: string;
  templateId: string;
  origin: string;
  local: boolean;
}

/** Path of the e-mail service, the local mailbox and the relay. */
export const SEND_PATH = '/api/v1.0/email/send';

export const DEFAULT_ORIGIN = 'https://api.emailjs.com';

/** Keys of the local mailbox, set by `npm start` and `npm run dev`; never in a published `out/`. */
export const MAILBOX_KEY = 'buzon-local';

const PREFIX = 'NEXT_PUBLIC_EMAILJS_';
export const TEMPLATES: Record<FormDefinition['plantilla'], string> = {
  queja: `${PREFIX}TEMPLATE_QUEJA`,
  denuncia: `${PREFIX}TEMPLATE_DENUNCIA`,
  sugerencia: `${PREFIX}TEMPLATE_SUGERENCIA`,
};

/** Every variable that says where the forms send. */
export const SEND_VARIABLES: readonly string[] = [
  ...['PUBLIC_KEY', 'SERVICE_ID', 'ORIGIN'].map((name) => `${PREFIX}${name}`),
  ...Object.values(TEMPLATES),
];

type Env = Record<string, string | undefined>;

/** Returns the variables of an environment that say where the forms send. */
export const sendingOf = (env: Env = process.env): Env =>
  Object.fromEntries(SEND_VARIABLES.map((name) => [name, env[name]]));

/** Settings of a form (D32); null when a key is missing, and the form shows other channels. */
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

export const hasKey = (env: Env): boolean =>
  Boolean(env[`${PREFIX}PUBLIC_KEY`]) && env[`${PREFIX}PUBLIC_KEY`] !== MAILBOX_KEY;

/** Points the forms at the local mailbox when keys are missing (architecture.md). */
export function mailboxEnv(env: Env, origin = '/'): Env {
  if (hasKey(env)) return {};
  return {
    [`${PREFIX}PUBLIC_KEY`]: MAILBOX_KEY,
    [`${PREFIX}SERVICE_ID`]: MAILBOX_KEY,
    ...Object.fromEntries(Object.entries(TEMPLATES).map(([plantilla, key]) => [key, plantilla])),
    [`${PREFIX}ORIGIN`]: origin,
  };
}

/** @param env environment of the build */
export const readSendSettings = (env: Env = process.env) => ({
  send: {
    queja: sendSettings('queja', env),
    denuncia: sendSettings('denuncia', env),
    sugerencia: sendSettings('sugerencia', env),
  },
});
