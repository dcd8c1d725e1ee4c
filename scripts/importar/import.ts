import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { validateContent } from '@/lib/check';
import { checkFile } from '@/lib/content/lint/check-file';
import { listFiles } from '@/lib/content/load/files';
import { valuesOf } from '@/lib/content/load/reference-values';
import { antes } from '@/lib/content/model/estados';
import { goodName } from '@/lib/content/model/names';
import { parseMarkdown } from '@/lib/content/parse/markdown';
import { spokenText } from '@/lib/content/parse/nodes';
import { parseSource } from '@/lib/content/parse/source';
import { comunicadoPdf } from '@/lib/routes';
import { convert, type Converted } from '../redaccion/documents';
import { fileIn, oldReleases, type OldRelease } from './old-releases';

/** What became of a release of the former site, and what must be looked at. */
export interface Outcome {
  origin: string;
  /** The file that was written, or would be. */
  file?: string;
  state: 'nuevo' | 'borrador' | 'ya estaba' | 'no se pudo';
  notes: string[];
}

interface Piece {
  file: string;
  text: string;
  outcome: Outcome;
}

/**
 * Makes files of the former site's releases. Nothing is ever overwritten; what was imported before is known
 * by its old address, or by its title and day.
 * @param root the folder that holds `content/` and `public/`
 * @param folder what the former site left
 * @param dry says what would be done, and writes nothing
 */
export async function importReleases(
  root: string,
  folder: string,
  dry: boolean,
): Promise<Outcome[]> {
  const writer = new Importer(root, folder, dry);
  const releases = oldReleases(folder).sort((a, b) => (a.fecha < b.fecha ? -1 : 1));
  for (const release of releases) await writer.add(release);
  if (!dry) writer.holdBack();
  return writer.outcomes;
}

class Importer {
  readonly outcomes: Outcome[] = [];
  private readonly pieces: Piece[] = [];
  private readonly known = new Set<string>();
  private readonly values: Record<string, unknown>;
  private next = 1;

  constructor(
    private readonly root: string,
    private readonly folder: string,
    private readonly dry: boolean,
  ) {
    const { files } = listFiles(root);
    this.values = valuesOf(files);
    for (const { name, file, text } of files) {
      if (name !== 'comunicados') continue;
      const data = Object(parseSource(text, file).data) as Record<string, unknown>;
      const antes = Array.isArray(data.antes) ? data.antes.map(String) : [];
      this.remember([...antes, keyOf(String(data.titulo), String(data.fecha))]);
      this.next = Math.max(this.next, Number(data.numero) + 1 || 1);
    }
  }

  async add(release: OldRelease): Promise<void> {
    const outcome: Outcome = { origin: release.origin, state: 'no se pudo', notes: [] };
    this.outcomes.push(outcome);
    const { source } = release;
    if (!source)
      return void outcome.notes.push(
        'No tiene texto: llene «texto» o «html», o ponga ahí el nombre de su archivo.',
      );
    const read = await convert(source.name, mainOf(source));
    if ('why' in read) return void outcome.notes.push(`${read.why} ${read.todo}`);
    const titulo = release.titulo || read.title || '';
    const { fecha, direccion } = release;
    if (titulo === '')
      outcome.notes.push('No tiene título. Escríbalo en «titulo», o con el estilo «Título».');
    if (!/^\d{4}-\d{2}-\d{2}$/.test(fecha))
      outcome.notes.push(
        `${fecha === '' ? 'No tiene fecha' : `No se entiende la fecha «${fecha}»`}. Escríbala así: 2019-05-03${release.origin === source.name ? ', al principio del nombre del archivo' : ''}.`,
      );
    for (const { text } of read.decisions)
      outcome.notes.push(
        `Lleva texto oculto, cambios o comentarios: «${text.slice(0, 60)}». Acéptelos o quítelos en su documento.`,
      );
    if (outcome.notes.length > 0) return;
    const keys = [...(direccion ? [direccion] : []), keyOf(titulo, fecha)];
    if (keys.some((key) => this.known.has(key))) return void (outcome.state = 'ya estaba');
    this.remember(keys);
    this.write(release, titulo, read, outcome);
  }

  private write(release: OldRelease, titulo: string, read: Converted, outcome: Outcome): void {
    const file = this.freeName(titulo);
    const numero = this.freeNumber();
    const data: Record<string, unknown> = {
      titulo,
      fecha: release.fecha,
      resumen: firstSentence(read.markdown),
    };
    for (const { name, bytes } of read.pictures)
      this.put(`public/imagenes/${name}`, bytes, outcome);
    const imagen =
      this.picture(release, outcome) ?? (read.pictures[0] && `/imagenes/${read.pictures[0].name}`);
    if (imagen)
      Object.assign(data, { imagen, alt: release.alt || read.pictures[0]?.alt || undefined });
    data.numero = numero;
    const { direccion } = release;
    if (direccion && REDIRECTED.safeParse([direccion]).success) data.antes = [direccion];
    else if (direccion)
      outcome.notes.push(
        `Su dirección anterior, ${direccion}, no se puede redirigir desde aquí: sólo las que empiezan y terminan con «/». Pida a quien cuida el servidor que lleve a la nueva.`,
      );
    if (release.pdf) this.pdf(release.pdf, comunicadoPdf(numero), outcome);
    const text = `---\n${stringify(data, { lineWidth: 0 })}---\n${read.markdown}`;
    outcome.notes.push(
      ...read.losses.map(
        ({ what, text: words, todo }) => `Revise ${what}: «${words.slice(0, 80)}». ${todo}`,
      ),
    );
    const piece = { file, text, outcome };
    Object.assign(outcome, { file, state: 'nuevo' });
    const { problems } = checkFile({ name: 'comunicados', file, text }, this.values);
    if (problems.length > 0)
      draft(piece, [
        ...(imagen ? [] : [WITHOUT_PICTURE]),
        ...problems
          .filter(({ field }) => imagen || !['imagen', 'alt'].includes(field))
          .map(({ message, field }) => (field ? `${field}: ${message}` : message)),
      ]);
    this.pieces.push(piece);
    if (!this.dry) put(this.root, file, piece.text);
  }

  /** What other files or addresses say against a release makes a draft of it: no import keeps a site from its build. */
  holdBack(): void {
    for (let left = 2; left > 0; left--) {
      const { problems } = validateContent(this.root);
      for (const piece of this.pieces) {
        const own = problems
          .filter(({ file }) => file === piece.file)
          .map(({ message }) => message);
        if (own.length === 0 || piece.outcome.state === 'borrador') continue;
        draft(piece, own);
        writeFileSync(path.join(this.root, piece.file), piece.text);
      }
    }
  }

  private remember(keys: string[]): void {
    for (const key of keys) this.known.add(key);
  }

  private freeName(titulo: string): string {
    const base = goodName(titulo.slice(0, 80)) ?? 'comunicado-anterior';
    const taken = (name: string) =>
      this.pieces.some(({ file }) => file === name) || existsSync(path.join(this.root, name));
    for (let at = 1; ; at++) {
      const name = `content/prensa/${base}${at > 1 ? `-${at}` : ''}.md`;
      if (!taken(name)) return name;
    }
  }

  private freeNumber(): number {
    while (existsSync(path.join(this.root, 'public', comunicadoPdf(this.next)))) this.next++;
    return this.next++;
  }

  private picture({ imagen }: OldRelease, outcome: Outcome): string | undefined {
    if (imagen === '') return undefined;
    const file = fileIn(this.folder, imagen);
    const name = goodName(path.parse(imagen).name);
    const ending = /\.(jpe?g|png|webp|avif)$/i.exec(imagen)?.[0].toLowerCase();
    if (file && name && ending)
      return this.put(`public/imagenes/${name}${ending}`, readFileSync(file), outcome);
    outcome.notes.push(
      `La imagen «${imagen}» ${file ? 'no es .jpg, .png, .webp ni .avif' : 'no está en la carpeta'}.`,
    );
    return undefined;
  }

  private pdf(name: string, address: string, outcome: Outcome): void {
    const file = fileIn(this.folder, name);
    const bytes = file && readFileSync(file);
    if (bytes && bytes.subarray(0, 5).toString() === '%PDF-')
      this.put(`public${address}`, bytes, outcome);
    else
      outcome.notes.push(
        `El PDF «${name}» ${file ? 'no es un PDF' : 'no está en la carpeta'}; el sitio hará el suyo.`,
      );
  }

  /** Puts a file of `public/` where nothing is; the same one that is there already serves. */
  private put(name: string, bytes: Uint8Array, outcome: Outcome): string {
    const at = path.join(this.root, name);
    if (existsSync(at)) {
      if (!readFileSync(at).equals(bytes))
        outcome.notes.push(`Ya hay otro ${name} y quedó como estaba. Cambie el nombre del suyo.`);
    } else if (!this.dry) put(this.root, name, bytes);
    return name.replace(/^public/, '');
  }
}

/** The former addresses that every host leads to a page. */
const REDIRECTED = antes();
const WITHOUT_PICTURE =
  'No tiene fotografía, y todo comunicado la lleva. Póngala en la redacción, o escriba en «imagen» el nombre de su archivo.';
const keyOf = (titulo: string, fecha: string) => `${fecha} ${titulo.trim().toLowerCase()}`;

function draft(piece: Piece, why: string[]): void {
  piece.text = piece.text.replace(/\n---\n/, '\nborrador: true\n---\n');
  piece.outcome.state = 'borrador';
  piece.outcome.notes.push(...why);
}

function put(root: string, name: string, bytes: string | Uint8Array): void {
  const at = path.join(root, name);
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, bytes, { flag: 'wx' });
}

/** The text of a page without its menus, when it says which part that is. */
function mainOf({ name, bytes }: NonNullable<OldRelease['source']>): Uint8Array {
  if (!/\.html?$/i.test(name)) return bytes;
  const html = Buffer.from(bytes).toString('latin1');
  const [main] = /<(main|article)\b[^]*?<\/\1>/i.exec(html) ?? [];
  const [head = ''] = /<meta[^>]*charset[^>]*>/i.exec(html) ?? [];
  return main ? Buffer.from(head + main, 'latin1') : bytes;
}

/** The first sentence of a text's first paragraph; «B. C.» ends none. */
function firstSentence(markdown: string): string {
  const first = parseMarkdown(markdown).children.find(({ type }) => type === 'paragraph');
  const text = first ? spokenText(first) : '';
  return /^.*?\p{Ll}[\p{Ll}\d»)]+[.!?](?=\s|$)/u.exec(text)?.[0] ?? text;
}
