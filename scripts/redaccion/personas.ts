import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { z } from 'zod';
import type { SchemaCode } from '@/lib/content/faults';
import { checkData } from '@/lib/content/lint/describe-issue';
import { formatProblem } from '@/lib/content/load/problems';
import { cleanText } from '@/lib/content/parse/read';
import { fieldLineFinder, parseSource } from '@/lib/content/parse/source';
import type { Problem } from '@/lib/content/types';
import { errorName } from '../http';
import { isFrom, type Gate, type Right } from './access';
import { ROLES, type Person } from './api';

const LOGIN = /^[a-z0-9]+(?:[._@-][a-z0-9]+)*$/;

const PersonasSettings = z.strictObject({
  direccion: z
    .string()
    .regex(/^https:\/\/[a-z0-9.-]+(?::\d+)?$/, 'proxy-address' satisfies SchemaCode)
    .meta({ ejemplo: 'https://redaccion.oficina.example' }),
  socket: z
    .string()
    .refine((file) => path.isAbsolute(file), 'socket-path' satisfies SchemaCode)
    .meta({ ejemplo: '/run/redaccion/redaccion.sock' }),
  personas: z.record(
    z.string().regex(LOGIN),
    z.strictObject({
      nombre: z.string().trim().min(1).meta({ ejemplo: 'Ana Ruiz' }),
      correo: z
        .email('mail' satisfies SchemaCode)
        .optional()
        .meta({ ejemplo: 'ana@oficina.example' }),
      rol: z.enum(ROLES),
    }),
    {
      error: ({ code }) => (code === 'invalid_key' ? ('login' satisfies SchemaCode) : undefined),
    },
  ),
});

/** The file of `--personas` (docs/personas.md). */
type PersonasSettings = z.infer<typeof PersonasSettings>;

/** @throws Error in Spanish that says the fault and where */
export function readPersonas(file: string): PersonasSettings {
  let text: string;
  try {
    text = cleanText(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(
      `No se puede leer ${file} (${errorName(error)}). Escríbalo como dice docs/personas.md.`,
      { cause: error },
    );
  }
  const { data, problems } = parseSource(text, file);
  const { data: settings, faults } = checkData(PersonasSettings, data ?? {});
  const lineOf = fieldLineFinder(text, file);
  const placed = faults.map(({ field, fault }): Problem => ({
    ...fault,
    ...{ file, line: lineOf(field), field: field.join('.') },
  }));
  const all = problems.length > 0 ? problems : placed;
  if (!settings || all.length > 0) throw new Error(all.map(formatProblem).join('\n'));
  return settings;
}

/**
 * Who comes through the office's proxy, which asked for their password: `X-Forwarded-User` says who. It
 * is believed because nobody else reaches the socket that this newsroom listens on.
 */
export class ProxyAccess implements Gate {
  readonly refusal =
    'Aquí no se le conoce, o llegó por otra dirección. Pida a quien administra la redacción que le dé un papel en ella.\n';
  readonly people: ReadonlyMap<string, Person>;

  constructor(readonly settings: PersonasSettings) {
    this.people = new Map(
      Object.entries(settings.personas).map(([login, { nombre, correo, rol }]) => [
        login,
        { login, name: nombre, email: correo, role: rol },
      ]),
    );
  }

  /** A browser sends a password by itself with requests from any other site's page: `Origin` tells them apart. */
  rightOf({ headers, method }: IncomingMessage): Right {
    const { direccion: address } = this.settings;
    if (headers.host !== new URL(address).host || !isFrom(address, headers.origin, method))
      return undefined;
    const login = headers['x-forwarded-user'];
    return typeof login === 'string' ? this.people.get(login) : undefined;
  }
}
