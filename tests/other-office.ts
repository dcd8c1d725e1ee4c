import { readdirSync } from 'node:fs';
import path from 'node:path';
import { APARTADOS } from '@/lib/content/model/apartados';
import type { Edits } from './content/project';
import { SAMPLE } from './sample';

/** The check refuses texts about parts that the office lacks. */
const MENDS: [from: RegExp, to: string][] = [
  [/\[([^\]]*)\]\(\{\{entregaRecepcion\}\}\)/g, '$1'],
  [/\[([^\]]*)\]\((?:\/vehiculosremolcados|\/DeclaraNet)\/[^)]*\)/g, '$1'],
  [/\[([^\]]*)\]\((?:\/normatividad\/#normas-|\/static\/pdf\/normas-)[^)]*\)/g, '$1'],
  [/\/sindico\//g, '/contralor/'],
  [/\{\{(?:telefonoSocial|lineaQuejas)\}\}/g, '{{telefono}}'],
];

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

/** Short extensions; none for the head. */
const directorio = (text: string): string =>
  text.replace(/extension: "\d\d(\d\d)"/g, 'extension: "$1"');
const titulares = (text: string): string => text.replace(/^ *extension: .*\n/m, '');

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

/** Without any optional part, and with names of its own for the rest. */
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
