import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { parse, parseDocument, type Document } from 'yaml';
import { validateContent } from '@/lib/check';
import { parseMarkdown } from '@/lib/content/parse/markdown';
import { plainText, walk } from '@/lib/content/parse/nodes';
import { formatProblem } from '@/lib/content/load/problems';
import { leaveDemo } from './leave-demo';
import { contentIn, keptIn } from './sample';

/** Only this file reads the office's own `content/` and `public/`. */
export const PROJECT = path.resolve(import.meta.dirname, '..');

const officeIn = (root: string) => contentIn(root, keptIn('oficina'));

export function contentFaults(root: string): string[] {
  const store = keptIn('oficina');
  const { problems } = validateContent(root, { store });
  store.prune(root);
  return problems.map(formatProblem);
}

export function copyOfTheOffice(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'autores-'));
  for (const folder of ['content', 'public'])
    cpSync(path.join(PROJECT, folder), path.join(root, folder), { recursive: true });
  return root;
}

/** Changes that the manual (content/README.md) lets an author make without a programmer. */
export const freedoms = {
  'publicar el comunicado que sigue': publish,
  'dejar un comunicado en borrador': draft,
  'agregar una dirección con su unidad': addDirectorate,
  'cambiar el teléfono y el horario': changeContact,
  'activar las sugerencias': (root) =>
    amend(root, 'sitio.yml', (sitio) => sitio.setIn(['sugerencias', 'activo'], true)),
  'retirar una norma': retireNorm,
  'agregar normas más allá de la 99': addNorms,
  'dar lo que sólo la oficina sabe': giveOfficeData,
  'dejar la demostración con datos y documentos verdaderos': leaveDemo,
} satisfies Record<string, (root: string) => void | Promise<void>>;

export async function applyFreedoms(root: string): Promise<void> {
  for (const apply of Object.values(freedoms)) await apply(root);
}

async function publish(root: string): Promise<void> {
  const { comunicados } = officeIn(root);
  const numero = 1 + Math.max(0, ...comunicados.map(({ data }) => data.numero));
  const newest = comunicados.map(({ data }) => data.fecha).sort();
  const [example = ''] = examples('Publicar un comunicado');
  const day = [...newest, /^fecha: (.+)$/m.exec(example)?.[1] ?? ''].sort().at(-1);
  const photo = `/imagenes/comunicado-${numero}.jpg`;
  mkdirSync(path.join(root, 'public/imagenes'), { recursive: true });
  await sharp({ create: { width: 1440, height: 810, channels: 3, background: '#8a2b2b' } })
    .jpeg()
    .toFile(path.join(root, 'public', photo));
  const text = rewrite(example, {
    titulo: `Publican el comunicado de prueba ${numero}`,
    fecha: `${day}`,
    imagen: photo,
    numero: String(numero),
  });
  writeFileSync(path.join(root, `content/prensa/comunicado-de-prueba-${numero}.md`), text);
}

function draft(root: string): void {
  const [mark = ''] = examples('Dejarlo para otro día');
  const [example = ''] = examples('Publicar un comunicado');
  const text = rewrite(example, { fecha: '2999-12-31', numero: '1', alt: '' });
  writeFileSync(
    path.join(root, 'content/prensa/borrador-de-prueba.md'),
    text.replace(/^---\n/, () => `---\n${mark}\n`),
  );
}

function addDirectorate(root: string): void {
  const [row = ''] = examples('Una persona del directorio');
  const [oficina] = officeIn(root).directorio.data.unidades;
  amend(root, 'directorio.yml', (directorio) =>
    directorio.addIn(['unidades'], {
      id: 'unidad-de-prueba',
      nombre: 'DIRECCIÓN DE PRUEBA',
      depende: oficina?.id,
      telefono: '{{telefono}}',
      correo: '{{correo}}',
      filas: parse(row) as unknown,
    }),
  );
  const [example = ''] = examples('Una dirección');
  const text = rewrite(example, { titulo: 'Dirección de Prueba', unidad: 'unidad-de-prueba' });
  writeFileSync(path.join(root, 'content/direcciones/direccionDePrueba.md'), text);
}

function changeContact(root: string): void {
  amend(root, 'sitio.yml', (sitio) => {
    sitio.set('telefono', '664 000 0123');
    sitio.set('horario', 'lunes a sábado, de 9:00 a 17:00 horas');
  });
}

function giveOfficeData(root: string): void {
  amend(root, 'oficina.yml', (oficina) => {
    for (const key of Object.keys(officeIn(root).oficina.data))
      oficina.setIn([key, 'valor'], `valor de ${key}`);
  });
}

function retireNorm(root: string): void {
  for (const { file, data } of officeIn(root).normas) {
    const index = data.normas.findIndex(({ estado }) => estado === 'vigente');
    if (index < 0) continue;
    return amend(root, path.relative('content', file), (catalogo) => {
      catalogo.setIn(['normas', index, 'estado'], 'derogada');
      catalogo.setIn(['normas', index, 'leyenda'], 'DEROGADA 22 DE MAYO DE 2019');
    });
  }
  throw new Error('No norm is in force: there is none to retire.');
}

function addNorms(root: string): void {
  const [{ file, data } = { file: '', data: { normas: [] } }] = officeIn(root).normas;
  const next = 1 + Math.max(0, ...data.normas.map(({ id }) => id));
  amend(root, path.relative('content', file), (catalogo) => {
    ['NTA-99', 'NTA-100'].forEach((nombre, at) =>
      catalogo.addIn(['normas'], { id: next + at, nombre, descripcion: `Norma de prueba ${at}` }),
    );
  });
}

function amend(root: string, file: string, change: (document: Document) => void): void {
  const name = path.join(root, 'content', file);
  const document = parseDocument(readFileSync(name, 'utf8'));
  change(document);
  writeFileSync(name, document.toString({ lineWidth: 0 }));
}

function examples(heading: string): string[] {
  const found: string[] = [];
  let inside = false;
  walk(parseMarkdown(readFileSync(path.join(PROJECT, 'content/README.md'), 'utf8')), (node) => {
    if (node.type === 'heading') inside = plainText(node) === heading;
    if (node.type === 'code' && inside) found.push(node.value);
  });
  if (found.length === 0) throw new Error(`The manual gives no example under «${heading}».`);
  return found;
}

function rewrite(example: string, values: Record<string, string>): string {
  return Object.entries(values).reduce((text, [key, value]) => {
    const line = new RegExp(`^${key}: .*$`, 'm');
    if (!line.test(text)) throw new Error(`The manual's example has no «${key}».`);
    return text.replace(line, () => `${key}: ${value}`);
  }, `${example}\n`);
}
