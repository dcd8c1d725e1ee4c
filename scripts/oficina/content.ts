import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { parseDocument, type Document } from 'yaml';
import { FOLDER } from '@/lib/content/model';
import { fillYaml } from './fill';
import type { NewOffice } from './options';
import { partsOf } from './parts';
import { goneFor, mapTexts, pruneBody, pruneYaml, tabsOf } from './prune';
import { wordsFor } from './words';

/** Files of the demonstration that hold in any office once its names are in them. */
const TAKEN = [
  ...['sitio', 'inicio', 'oficina', 'correo', 'canales', 'recomendaciones', 'directorio'],
  ...['documentos', 'formularios-retirados', 'declaraciones', 'vehiculos', 'identidad'],
].map((name) => `${name}.yml`);
const TAKEN_FOLDERS = [
  // Of the page of trial texts only the demonstration has one.
  'paginas/!(prueba).md',
  'facil/*.md',
  'formularios/*.yml',
  'sindico/*.yml',
  'leyes/*.yml',
];
const TAKEN_ENGLISH = ['ingles/*.md', 'ingles/formularios/*.yml'];
const AREAS: Readonly<Record<string, string>> = {
  'direcciones/direccionDeInvestigacion.md': 'direcciones/investigacion.md',
  'direcciones/responsabilidades.md': 'direcciones/responsabilidades.md',
};

interface StateLaws {
  estado: string;
  ordenamientos: { papel?: string }[];
}

const FRONT = /^---\n([\s\S]*?\n)---\n/;

/** Makes a new office's content of the demonstration's, with its names and without the other's own facts. */
export function contentOf(engine: string, office: NewOffice): Map<string, string> {
  const from = path.join(engine, FOLDER);
  const read = (name: string) => readFileSync(path.join(from, name), 'utf8');
  const has = (name: string) => !partsOf(office.sin).some(({ files }) => files?.test(name));
  const { estado, ordenamientos } = parseDocument(read('leyes/estatales.yml')).toJS() as StateLaws;
  const isSameState = estado === office.estado;
  const stateLaws = isSameState ? [] : ordenamientos.flatMap(({ papel = [] }) => papel);
  const isGone = goneFor(office, stateLaws);
  // A power cites several laws: those of the state are taken out of its list (fill.ts).
  const goneIn = (name: string) =>
    name === 'sindico/atribuciones.yml' ? goneFor(office, []) : isGone;
  const inWords = wordsFor(office);
  const made = new Map<string, string>();
  const names = [
    ...globSync([...TAKEN, ...TAKEN_FOLDERS, ...TAKEN_ENGLISH], { cwd: from }),
    ...Object.keys(AREAS),
  ].sort();
  for (const name of names.filter(has)) {
    const text = read(name);
    if (name.endsWith('.md')) made.set(AREAS[name] ?? name, page(name, text));
    else made.set(name, yaml(name, text));
  }
  made.set('paginas/sindico.md', page('paginas/sindico.md', template('titular.md')));
  dropUnused(made);
  return new Map([...made].map(([name, text]) => [`${FOLDER}/${name}`, text]));

  function yaml(name: string, text: string): string {
    // Laws are known by their role: all stay, and which each is becomes a task.
    const document = name.startsWith('leyes/')
      ? parseDocument(text)
      : pruneYaml(text, goneIn(name));
    // Where the demonstration is from stays said: by it the check finds a text that still says so (D71).
    const { origen } = (document.toJS() ?? {}) as { origen?: string[] };
    mapTexts(document, inWords);
    if (origen) document.set('origen', document.createNode(origen, { flow: true }));
    if (!(isSameState && name === 'leyes/estatales.yml')) fillYaml(name, document, office);
    return document.toString({ lineWidth: 0 });
  }

  function page(name: string, text: string): string {
    const front = FRONT.exec(text);
    const body = pruneBody(text.slice(front?.[0].length ?? 0), isGone);
    const head = pruneYaml(front?.[1] ?? '', isGone);
    const tabs = new Set(tabsOf(body));
    const pestanas = head.get('pestanas') as { items: { key: { value: string } }[] } | undefined;
    if (pestanas) pestanas.items = pestanas.items.filter(({ key }) => tabs.has(key.value));
    head.delete('normas');
    mapTexts(head, inWords);
    fillYaml(name, head, office);
    return `---\n${head.toString({ lineWidth: 0 })}---\n${inWords(body)}`;
  }
}

/** A text of the new office that is written here, not taken from the demonstration. */
export const template = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, 'plantillas', name), 'utf8');

function dropUnused(made: Map<string, string>): void {
  const document: Document = parseDocument(made.get('oficina.yml') ?? '');
  const others = [...made].filter(([name]) => name !== 'oficina.yml').map(([, text]) => text);
  const all = others.join('\n');
  const rows = document.contents as unknown as { items: { key: { value: string } }[] };
  rows.items = rows.items.filter(({ key }) =>
    new RegExp(`\\{\\{\\s*${key.value}(?:EnIngles)?\\s*\\}\\}`).test(all),
  );
  made.set('oficina.yml', document.toString({ lineWidth: 0 }));
}
