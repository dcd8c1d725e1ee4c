import { readdirSync } from 'node:fs';
import path from 'node:path';
import { APARTADOS } from '@/lib/content/model/apartados';
import type { Edits } from './content/project';
import { SAMPLE } from './sample';

/** What its texts say instead, as the check asks: of what they name, the office has none. */
const MENDS: [from: RegExp, to: string][] = [
  [/\[([^\]]*)\]\(\{\{entregaRecepcion\}\}\)/g, '$1'],
  [/\[([^\]]*)\]\((?:\/vehiculosremolcados|\/DeclaraNet)\/[^)]*\)/g, '$1'],
  [/\[([^\]]*)\]\((?:\/normatividad\/#normas-|\/static\/pdf\/normas-)[^)]*\)/g, '$1'],
  [/\/sindico\//g, '/contralor/'],
  [/\{\{(?:telefonoSocial|lineaQuejas)\}\}/g, '{{telefono}}'],
];

/** Keys of `sitio.yml` that such an office has no value for. */
const KEYS = Object.values(APARTADOS).flatMap((row) =>
  'keys' in row ? [...row.keys] : [],
) as string[];

const withoutKeys = (text: string): string =>
  KEYS.reduce((left, key) => left.replace(new RegExp(`^${key}:.*\\n(?: .*\\n)*`, 'm'), ''), text);

const SITIO = `
apartados: { ${Object.keys(APARTADOS)
  .map((name) => `${name}: false`)
  .join(', ')} }
nombres: { titular: Contralor Municipal, direcciones: Direcciones de la Contraloría }
`;

const sitio = (text: string): string =>
  withoutKeys(text)
    .replace('rutaTitular: sindico', 'rutaTitular: contralor')
    .replaceAll('NOTICIAS/SP_COM_', 'boletines/boletin-')
    .replace('America/Tijuana', 'America/Cancun')
    .replace(/^telefono: .*$/m, 'telefono: 33 5555 0100')
    .replace(/^# Cómo se llama[^]*/m, '')
    .trimEnd() + SITIO;

/** Its switchboard has short extensions; its head, none. */
const directorio = (text: string): string =>
  text.replace(/extension: "\d\d(\d\d)"/g, 'extension: "$1"');
const titulares = (text: string): string => text.replace(/^ *extension: .*\n/m, '');

/** Files of what it lacks, which it deleted. */
const isGone = (name: string): boolean =>
  /^(?:vehiculos\.yml|declaraciones\.yml|normas\/|ingles\/|paginas\/prueba|formularios\/sugerencia)/.test(
    name,
  );

const same = (text: string): string => text;
const OWN: Record<string, (text: string) => string> = {
  'sitio.yml': sitio,
  'directorio.yml': directorio,
  'sindico/titulares.yml': titulares,
};

/** An office that has nothing that it may lack, and calls by other names what it has. */
export const OTHER_OFFICE: Edits = Object.fromEntries(
  readdirSync(path.join(SAMPLE, 'content'), { recursive: true })
    .map((name) => String(name).split(path.sep).join('/'))
    .filter((name) => /\.(?:md|yml)$/.test(name))
    .map((name) => [
      name,
      isGone(name)
        ? null
        : (text: string) =>
            (OWN[name] ?? same)(MENDS.reduce((left, [from, to]) => left.replace(from, to), text)),
    ]),
);
