import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readHandText } from './hand-text';

export const OFFICE_FILE = 'oficina.json';

const TARGET = z.union([
  z.strictObject({ carpeta: z.string().min(1) }),
  z.strictObject({ servidor: z.string().min(1) }),
]);

const schema = z.strictObject({
  motor: z.string().regex(/^\d+\.\d+\.\d+[\w.+-]*$/),
  entrega: TARGET.optional(),
  sinFormularios: z.boolean().optional(),
});

export type OfficeSettings = z.infer<typeof schema>;

const WAYS = {
  motor:
    'la versión del programa con que publica la oficina. Escriba una, como "1.0.0", o con su commit, "1.0.0+3f2a…"',
  entrega:
    'a dónde va el sitio. Escriba uno de estos: {"carpeta": "/srv/sitio"} o {"servidor": "usuario@servidor:/srv/sitio"}',
  sinFormularios: 'si se publican formularios que no envían. Escriba true o false',
} satisfies Record<keyof OfficeSettings, string>;

/** Reads `oficina.json`; undefined without the file. @throws Error with each wrong key and its remedy */
export function readOffice(folder: string): OfficeSettings | undefined {
  const file = path.join(folder, OFFICE_FILE);
  if (!existsSync(file)) return undefined;
  const found = schema.safeParse(parsed(file));
  if (found.success) return found.data;
  const faults = found.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.path.length === 0
      ? issue.keys.map(
          (key) =>
            `no hay una clave «${key}». Escriba una de estas: ${Object.keys(WAYS).join(', ')}`,
        )
      : [`«${String(issue.path[0] ?? 'motor')}» es ${wayOf(issue.path[0])}`],
  );
  throw new Error([...new Set(faults)].map((fault) => `${file}: ${fault}.`).join('\n'));
}

const wayOf = (key: PropertyKey = 'motor'): string => WAYS[key as keyof OfficeSettings];

function parsed(file: string): unknown {
  const text = readHandText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(
      `${file} no es JSON${placeIn(text, error)}. Escriba bien sus comas y comillas (rectas: "), como en {"motor": "1.0.0"}.`,
      { cause: error },
    );
  }
}

/** Node names the place by its characters, a person by its line. */
function placeIn(text: string, error: unknown): string {
  const [, at] = /position (\d+)/.exec(String(error)) ?? [];
  return at === undefined
    ? ''
    : `: falla en el renglón ${text.slice(0, Number(at)).split('\n').length}`;
}
