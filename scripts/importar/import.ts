import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { validateContent } from '@/lib/check';
import { fileWords } from '@/lib/content/faults';
import { checkFile } from '@/lib/content/lint/check-file';
import { listFiles } from '@/lib/content/load/library';
import { valuesOf } from '@/lib/content/load/reference-values';
import { antes } from '@/lib/content/model/fields';
import { goodName } from '@/lib/content/model/paths';
import { parseSource } from '@/lib/content/parse/source';
import { isDay } from '@/lib/office/dates';
import { comunicadoPdf } from '@/lib/routes';
import { decodeSafely } from '@/lib/site/text';
import { convert, type Converted } from '../documents';
import { fileIn, oldReleases } from './old-releases';
import { firstSentence, releaseWordsOf, withoutPicture, type OldRelease } from './release';

export interface ImportOutcome {
  origin: string;
  file?: string;
  state: 'borrador' | 'ya estaba' | 'no se trajo' | 'no se pudo';
  notes: string[];
}

/** Makes drafts of the former site's releases; never overwrites. @param dry writes nothing */
export async function importReleases(
  root: string,
  folder: string,
  dry: boolean,
): Promise<ImportOutcome[]> {
  const writer = new Importer(root, folder, dry);
  const releases = oldReleases(folder).sort((a, b) => (a.fecha < b.fecha ? -1 : 1));
  for (const release of releases) await writer.add(release);
  // The conflicts of the drafts with other files or addresses.
  const { problems } = dry ? { problems: [] } : validateContent(root);
  for (const { file, notes } of writer.outcomes)
    notes.push(...problems.filter((one) => one.file === file).map(fileWords));
  return writer.outcomes;
}

class Importer {
  readonly outcomes: ImportOutcome[] = [];
  private readonly known = new Map<string, { antes: string[]; words: string }[]>();
  private readonly addresses = new Set<string>();
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
      const { data: written, body } = parseSource(text, file);
      const data = Object(written) as Record<string, unknown>;
      const antes = Array.isArray(data.antes) ? data.antes.map(String) : [];
      this.remember(keyOf(String(data.titulo), String(data.fecha)), antes, body);
      this.next = Math.max(this.next, Number(data.numero) + 1 || 1);
    }
  }

  async add(release: OldRelease): Promise<void> {
    const { source, fecha, formerAddress, left } = release;
    const outcome: ImportOutcome = { origin: release.origin, state: 'no se pudo', notes: [] };
    this.outcomes.push(outcome);
    if (left) return void Object.assign(outcome, { state: 'no se trajo', notes: [left] });
    if (!source)
      return void outcome.notes.push(
        'No tiene texto: llene «texto» o «html», o ponga ahí el nombre de su archivo.',
      );
    const read = await convert(source.name, source.bytes);
    if ('why' in read) return void outcome.notes.push(`${read.why} ${read.todo}`);
    const titulo = release.titulo || read.title || '';
    if (titulo === '')
      outcome.notes.push('No tiene título. Escríbalo en «titulo», o con el estilo «Título».');
    if (!isDay(fecha))
      outcome.notes.push(
        `${fecha === '' ? 'No tiene fecha' : `No se entiende la fecha «${fecha}»`}. Escríbala así: 2019-05-03${release.origin === source.name ? ', al principio del nombre del archivo' : ''}.`,
      );
    if (read.pending)
      outcome.notes.push(
        `Lleva ${read.changes.length} cambios sin aceptar: acéptelos o rechácelos en Word, y guárdelo.`,
      );
    if (outcome.notes.length > 0) return;
    const key = keyOf(titulo, fecha);
    const former =
      formerAddress && REDIRECTED.safeParse([formerAddress]).success ? [formerAddress] : [];
    const alike = this.known.get(key) ?? [];
    const words = releaseWordsOf(read.markdown);
    if (
      former.some((address) => this.addresses.has(address)) ||
      alike.some((one) => one.words === words && (one.antes.length === 0 || former.length === 0))
    )
      return void (outcome.state = 'ya estaba');
    if (alike.length > 0)
      outcome.notes.push(
        'Hay otro del mismo día y título, con otro texto u otra dirección. Compárelos.',
      );
    this.remember(key, former, this.write(release, titulo, read, former, outcome));
  }

  private write(
    release: OldRelease,
    titulo: string,
    read: Converted,
    antes: string[],
    outcome: ImportOutcome,
  ): string {
    const file = this.freeName(titulo);
    const numero = this.freeNumber();
    for (const { name, bytes } of read.pictures)
      this.put(`public/imagenes/${name}`, bytes, outcome);
    const own = this.picture(release, outcome);
    const [first] = read.pictures;
    // The photograph of the head is not in the text again.
    const body = own || !first ? read.markdown : withoutPicture(read.markdown, first.name);
    const imagen = own ?? (first && `/imagenes/${first.name}`);
    const data = {
      titulo,
      fecha: release.fecha,
      resumen: release.resumen || read.summary || firstSentence(body),
      ...(imagen && { imagen, alt: release.alt || (own ? undefined : first?.alt) || undefined }),
      numero,
      ...(antes.length > 0 && { antes }),
      borrador: true,
    };
    const { formerAddress } = release;
    if (formerAddress && antes.length === 0)
      outcome.notes.push(
        `Su dirección anterior, ${formerAddress}, no se puede redirigir desde aquí: sólo las que empiezan y terminan con «/». Pida a quien cuida el servidor que lleve a la nueva.`,
      );
    if (release.pdf) this.pdf(release.pdf, this.pdfOf(numero), outcome);
    const text = `---\n${stringify(data, { lineWidth: 0 })}---\n${body}`;
    const { problems } = checkFile(
      { name: 'comunicados', file, text: text.replace('borrador: true\n', '') },
      this.values,
    );
    outcome.notes.push(
      ...release.notes,
      ...read.losses.map((one) => `Revise ${one.what}: «${one.text.slice(0, 80)}». ${one.todo}`),
      ...(imagen ? [] : [WITHOUT_PICTURE]),
      ...problems
        .filter(({ field }) => imagen || !['imagen', 'alt'].includes(field))
        .map((one) => (one.field ? `${one.field}: ${fileWords(one)}` : fileWords(one))),
    );
    Object.assign(outcome, { file, state: 'borrador' });
    this.put(file, text, outcome);
    return body;
  }

  private remember(key: string, antes: string[], body: string): void {
    this.known.set(key, [...(this.known.get(key) ?? []), { antes, words: releaseWordsOf(body) }]);
    for (const address of antes) this.addresses.add(address);
  }

  private freeName(titulo: string, at = 1): string {
    const base = goodName(titulo.slice(0, 80)) ?? 'comunicado-anterior';
    const name = `content/prensa/${base}${at > 1 ? `-${at}` : ''}.md`;
    const isTaken =
      this.outcomes.some(({ file }) => file === name) || existsSync(path.join(this.root, name));
    return isTaken ? this.freeName(titulo, at + 1) : name;
  }

  private pdfOf = (numero: number): string =>
    comunicadoPdf({ pdfComunicados: String(this.values['pdfComunicados']) }, numero);

  private freeNumber(): number {
    while (existsSync(path.join(this.root, 'public', this.pdfOf(this.next)))) this.next++;
    return this.next++;
  }

  private picture({ imagen }: OldRelease, outcome: ImportOutcome): string | undefined {
    if (imagen === '') return undefined;
    // An address means the file of its last name, wherever the folder has it.
    const last = /^https?:/.test(imagen) ? path.posix.basename(new URL(imagen).pathname) : imagen;
    const file = fileIn(this.folder, imagen) ?? fileIn(this.folder, decodeSafely(last));
    const name = goodName(path.parse(last).name);
    const ending = /\.(jpe?g|png|webp|avif)$/i.exec(imagen)?.[0].toLowerCase();
    if (file && name && ending)
      return this.put(`public/imagenes/${name}${ending}`, readFileSync(file), outcome);
    outcome.notes.push(
      `La imagen «${imagen}» ${file ? 'no es .jpg, .png, .webp ni .avif' : 'no está en la carpeta'}.`,
    );
    return undefined;
  }

  private pdf(name: string, address: string, outcome: ImportOutcome): void {
    const file = fileIn(this.folder, name);
    const bytes = file && readFileSync(file);
    if (bytes && bytes.subarray(0, 5).toString() === '%PDF-')
      this.put(`public${address}`, bytes, outcome);
    else
      outcome.notes.push(
        `El PDF «${name}» ${file ? 'no es un PDF' : 'no está en la carpeta'}; el sitio hará el suyo.`,
      );
  }

  /** Puts a file where nothing is; an equal file that is there already serves. */
  private put(name: string, bytes: Uint8Array | string, outcome: ImportOutcome): string {
    const at = path.join(this.root, name);
    if (existsSync(at)) {
      if (!readFileSync(at).equals(Buffer.from(bytes)))
        outcome.notes.push(`Ya hay otro ${name} y quedó como estaba. Cambie el nombre del suyo.`);
    } else if (!this.dry) {
      mkdirSync(path.dirname(at), { recursive: true });
      writeFileSync(at, bytes, { flag: 'wx' });
    }
    return name.replace(/^public/, '');
  }
}

const REDIRECTED = antes();
const WITHOUT_PICTURE =
  'No tiene fotografía, y todo comunicado la lleva. Póngala en la redacción, o escriba en «imagen» el nombre de su archivo.';
const keyOf = (titulo: string, fecha: string) =>
  `${fecha} ${titulo.trim().toLowerCase().normalize('NFC')}`;
