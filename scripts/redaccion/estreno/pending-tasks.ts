import { pendientesOf, type PendingKind, type Pendiente } from '@/lib/check/pendientes';
import type { LoadedContent } from '@/lib/content/load/reading';
import { labelOf } from '@/lib/content/model/labels';
import { allEntries, collections, FOLDER } from '@/lib/content/model';
import { rowOf } from '@/lib/content/model/texts';
import { promisedPdfs } from '@/lib/routes/documents';
import type { Task } from '../api';

/** A task that the check found. */
export interface Pending extends Task {
  kind: PendingKind;
  file: string;
  field: string;
}

const OFFICE = `${FOLDER}/${collections.oficina.files}`;

const MARK = /\.(?:muestra|porConfirmar|porVerificar|valor)$/;

/** All that `npm run check -- --publicar` lists, each with the field that it leads to. */
export function pendingTasks(read: LoadedContent, root: string): Pending[] {
  const entries = new Map(allEntries(read.content).map((entry) => [entry.file, entry.data]));
  const pdfs = promisedPdfs(read.content);
  const nth = new Map<string, number>();
  return pendientesOf(read, root).map((pending) => {
    const { kind, file, message } = pending;
    const pdf = pdfs.find((one) => one.file === file && message.includes(`public${one.path}.`));
    const field = pdf ? pdf.field.join('.') : fieldOf(pending);
    const same = [kind, file, field].join(' ');
    const before = nth.get(same) ?? 0;
    nth.set(same, before + 1);
    const key = before > 0 ? `${same} ${before}` : same;
    return {
      kind,
      key,
      file,
      field,
      where: whereOf(entries.get(file), field),
      todo: spoken(message),
    };
  });
}

function fieldOf({ file, field, message }: Pendiente): string {
  const named = /^muestra\.\d+$/.test(field) && /^«(\w+)»/.exec(message)?.[1];
  return named || (file === OFFICE ? field.replace(/\.muestra$/, '.valor') : field);
}

/** The check's words without the file's own signs. */
const spoken = (message: string) =>
  message
    .replace(/(\w+): true/g, (_, key: string) => `«${labelOf(key) ?? key}»`)
    .replace(/(\w+): false/g, (_, key: string) => `«No» en «${labelOf(key) ?? key}»`);

function whereOf(data: unknown, field: string): string {
  const keys = field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const row = rowOf(data, keys);
  const last = field.replace(MARK, '').split('.').at(-1) ?? '';
  const said = isNaN(Number(last)) ? (labelOf(last) ?? asked(data, last)) : undefined;
  return [row?.name, said].filter(Boolean).join(' › ') || (field ? field : 'Texto');
}

function asked(data: unknown, key: string): string {
  const datum = (data as Record<string, { que?: unknown } | undefined> | undefined)?.[key];
  return typeof datum?.que === 'string' ? datum.que : key;
}
