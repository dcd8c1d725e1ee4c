import type { DocumentAnswer, UnderstoodKind } from '../../documents/types';
import { reworded, toldBy, ToldError, withDetails, type ToldWords } from '../../told-words';
import type * as Api from '../api';
import type * as Lists from '../api-lists';
import type { Back, PieceChange, Returned, HistoryEntry } from '../history/types';
import type { PublicationPlan, Run } from '../publish/types';

/** The requests to the server, by method and path: the body that is sent and the answer. */
interface Requests {
  'GET /api/yo': () => Api.Person;
  'GET /api/piezas': () => Api.Listed;
  'GET /api/pieza': () => Api.Opened;
  'PUT /api/pieza': (change: Api.Change) => Api.Saved;
  'DELETE /api/pieza': () => object;
  'POST /api/pieza/nombre': (renaming: Api.Renaming) => { file: string };
  'PUT /api/borrador': (change: Api.Change) => Api.Kept;
  'DELETE /api/borrador': () => object;
  'POST /api/abierta': (opening: { file: string; window: string }) => {
    others: Api.OpenElsewhere[];
  };
  'DELETE /api/abierta': () => object;
  'POST /api/revisar': (change: Api.Change) => Api.Checked;
  'POST /api/vista': (change: Api.Change) => Api.Preview;
  'POST /api/vista/archivo': (change: Api.Change) => { html: string };
  'GET /api/buscar': () => Api.FoundLines;
  'POST /api/lugares': (sought: Api.SoughtWords) => { piezas: Api.FoundPlaces[] };
  'POST /api/reemplazar': (replacing: Api.Replacing) => object;
  'GET /api/junto': () => { piezas: Api.FilesBeside[] };
  'GET /api/menciones': () => { menciones: Api.Mention[] };
  'POST /api/pdf': (pdf: File) => Api.SeenPdf;
  'POST /api/foto/vista': (photo: File) => Lists.PhotoShown;
  'POST /api/foto': (photo: File) => { ruta: string };
  'GET /api/imagenes': () => { imagenes: Lists.SitePicture[] };
  'GET /api/destinos': () => { destinos: Lists.Destination[] };
  'GET /api/opciones': () => { opciones: Lists.NamedOptions };
  'GET /api/prensa': () => Lists.PressMail;
  'GET /api/vigencias': () => Lists.Vigencias;
  'GET /api/estreno': () => Lists.Estreno;
  'POST /api/estreno/icono': (drawing: File) => object;
  'POST /api/documento': (document: File) => DocumentAnswer;
  'GET /api/historia': () => HistoryEntry;
  'GET /api/historia/version': () => { changes: PieceChange[] };
  'POST /api/historia/volver': (back: Back) => Returned;
  'GET /api/publicar': () => PublicationPlan;
  'POST /api/publicar': (confirmed: { confirma?: string | undefined }) => { run?: Run };
  'POST /api/publicar/detener': () => { run?: Run };
  'POST /api/publicar/fuera': () => PublicationPlan;
  'GET /api/publicar/estado': () => { run?: Run };
}

export type Route = keyof Requests;

interface Sent<R extends Route> {
  query?: Record<string, string | string[] | undefined>;
  body?: Parameters<Requests[R]>[0];
  signal?: AbortSignal;
  /** It outlives the page. */
  keepalive?: boolean;
}

const HERE = 'Lo que escribió sigue aquí.';
const CLOSED = `La redacción no responde. Vea si sigue abierta la ventana que la inició; si se cerró, ábrala y vuelva a intentarlo. ${HERE}`;

const failed = (status: number) =>
  withDetails(
    'La redacción contestó con una falla. Vuelva a intentarlo; si se repite, ciérrela y ábrala otra vez.',
    String(status),
  );

const keptAs = (name: string): string => localStorage.getItem(name) ?? '';

/** Asks the server. A failure is an Error whose message tells the person the remedy. */
export async function ask<R extends Route>(
  route: R,
  { query = {}, body, signal, keepalive = false }: Sent<R> = {},
): Promise<ReturnType<Requests[R]>> {
  const [method = '', address = ''] = route.split(' ');
  const parameters = Object.entries(query).flatMap(([name, values = []]) =>
    [values].flat().map((value) => [name, value]),
  );
  const search = new URLSearchParams(parameters).toString();
  const isFile = body instanceof File;
  const json = /^P/.test(method) ? JSON.stringify(body ?? {}) : null;
  const response = await fetch(search ? `${address}?${search}` : address, {
    ...{ method, signal: signal ?? null, keepalive },
    headers: {
      'X-Redaccion': keptAs('redaccion'),
      'Content-Type': isFile ? 'application/octet-stream' : 'application/json',
    },
    body: isFile ? body : json,
  }).catch((fault: unknown) => {
    throw signal?.aborted ? fault : new Error(CLOSED);
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer as ReturnType<Requests[R]>;
  const why =
    typeof answer === 'object' && answer && 'error' in answer
      ? (answer.error as ToldWords)
      : undefined;
  if (why && response.status === 401) throw new ToldError(why);
  throw new ToldError(
    // Nothing that was asked for, or saved before, can be lost.
    method === 'GET' || address.startsWith('/api/publicar')
      ? (why ?? failed(response.status))
      : reworded(why ?? failed(response.status), (words) => words.replace(/(?=\n|$)/, ` ${HERE}`)),
  );
}

export const messageOf = toldBy;

/** Work on its way, by a name: of a piece, by its file, which is not opened until then. */
const onTheirWay = new Map<string, Promise<unknown>>();

export function trackWork<T>(name: string, work: Promise<T>): Promise<T> {
  const before = onTheirWay.get(name);
  const after = () => before;
  onTheirWay.set(name, work.then(after, after));
  return work;
}

export async function workSettled(name: string): Promise<void> {
  for (let last; last !== onTheirWay.get(name); await last) last = onTheirWay.get(name);
}

export const allSettled = (): Promise<unknown> =>
  Promise.all([...onTheirWay.keys()].map(workSettled));

/** Name of the pictures on their way to the open piece, whose save waits for them. */
export const PICTURES = 'imágenes';

export async function openPiece(file: string): Promise<Api.Opened> {
  await workSettled(file);
  return ask('GET /api/pieza', { query: { file } });
}

export const smallCopy = (address: string) =>
  `/api/foto?ruta=${encodeURIComponent(address)}&llave=${keptAs('redaccion-imagenes')}`;

/** Choices about a document: its pending changes, and of a release the kinds that are left as they were. */
export interface DocumentChoices {
  changes?: 'aceptar' | 'rechazar';
  left?: UnderstoodKind[] | undefined;
}

export type Read = Extract<DocumentAnswer, { result: 'read' }>;

/**
 * Returns the conversion of a document, which is sent whole each time.
 * @throws Error that says why it cannot be read
 */
export async function readDocument(
  body: File,
  { changes, left }: DocumentChoices,
  signal: AbortSignal,
): Promise<Read> {
  const query = { nombre: body.name, cambios: changes, dejar: left?.join() };
  const answer = await ask('POST /api/documento', { query, body, signal });
  if (answer.result === 'refused') throw new Error(`${answer.why} ${answer.todo}`);
  return answer;
}
