import type { ChangeChoice, DocumentAnswer, UnderstoodKind } from '../documents/types';
import type {
  Change,
  Checked,
  FilesBeside,
  FoundLines,
  FoundPlaces,
  Mention,
  Kept,
  Listed,
  Opened,
  Person,
  Preview,
  Renaming,
  Replacing,
  Saved,
  SoughtWords,
  SeenPdf,
} from '../api';
import type {
  Destination,
  PhotoCut,
  Estreno,
  PhotoShown,
  PressMail,
  Published,
  SitePicture,
  Vigencias,
} from '../api-lists';
import type { Back, PieceChange, Returned, HistoryEntry } from '../history/types';
import type { PublicationPlan, Run } from '../publish/types';

const HERE = 'Lo que escribió sigue aquí.';

const keptAs = (name: string): string => localStorage.getItem(name) ?? '';

/** Asks the server. A failure is an Error whose message tells the person the remedy. */
async function ask<T>(address: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address, {
      ...init,
      headers: { ...init?.headers, 'X-Redaccion': keptAs('redaccion') },
    });
  } catch (fault) {
    if (init?.signal?.aborted) throw fault;
    throw new Error(
      `La redacción no responde. Vea si sigue abierta la ventana que la inició; si se cerró, ábrala y vuelva a intentarlo. ${HERE}`,
    );
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer as T;
  const said =
    typeof answer === 'object' && answer && 'error' in answer ? String(answer.error) : undefined;
  if (said && response.status === 401) throw new Error(said);
  throw new Error(
    `${said ?? `La redacción contestó con una falla (${response.status}). Vuelva a intentarlo; si se repite, ciérrela y ábrala otra vez.`} ${HERE}`,
  );
}

const json = (method: string, body: unknown, signal?: AbortSignal): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
  ...(signal && { signal }),
});

const query = (all: [string, string][]) => new URLSearchParams(all).toString();

/** Returns a request that sends a file as it is. */
const fileRequest = (body: File, signal?: AbortSignal): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/octet-stream' },
  body,
  ...(signal && { signal }),
});

/** Returns the message of a caught failure. */
export const messageOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message : String(failure);

export const askWho = () => ask<Person>('/api/yo');

/** The places of all pieces where people read some words. */
export const askPlaces = async (asked: SoughtWords) =>
  (await ask<{ piezas: FoundPlaces[] }>('/api/lugares', json('POST', asked))).piezas;

export const replacePlaces = (replacing: Replacing) =>
  ask<object>('/api/reemplazar', json('POST', replacing));

/** Looks for words in the texts of all pieces. */
export const findInTexts = (words: string, signal: AbortSignal) =>
  ask<FoundLines>(`/api/buscar?palabras=${encodeURIComponent(words)}`, { signal });

export const fetchPieces = () => ask<Listed>('/api/piezas');

/** Requests with a piece's words on their way, by file: until they end, it is not opened. */
const onTheirWay = new Map<string, Promise<unknown>>();

function sendWords<T>(file: string, init: RequestInit, address = '/api/borrador'): Promise<T> {
  const sending = ask<T>(address, init);
  onTheirWay.set(file, Promise.allSettled([sending]));
  return sending;
}

export async function openPiece(file: string): Promise<Opened> {
  for (let last; last !== onTheirWay.get(file); await last) last = onTheirWay.get(file);
  return ask(`/api/pieza?file=${encodeURIComponent(file)}`);
}

export const savePiece = (change: Change) =>
  sendWords<Saved>(change.file, json('PUT', change), '/api/pieza');

/** Keeps words that are not saved yet. */
export const keepDraft = (change: Change) => sendWords<Kept>(change.file, json('PUT', change));

export const dropDraft = (file: string) =>
  sendWords<object>(file, { method: 'DELETE' }, `/api/borrador?file=${encodeURIComponent(file)}`);

/** Gives a piece, or a row or tab within, another name. @returns its file */
export const renamePiece = async (renaming: Renaming) =>
  (await ask<{ file: string }>('/api/pieza/nombre', json('POST', renaming))).file;

/** Takes a piece away. @param heir the piece to which its addresses lead; empty without any */
export const removePiece = (file: string, base: string, heir: string) =>
  ask<object>(
    `/api/pieza?${query([
      ['file', file],
      ['base', base],
      ['lleva', heir],
    ])}`,
    { method: 'DELETE' },
  );

export const checkPiece = (change: Change, signal: AbortSignal) =>
  ask<Checked>('/api/revisar', json('POST', change, signal));

export const previewPiece = (change: Change, signal: AbortSignal) =>
  ask<Preview>('/api/vista', json('POST', change, signal));

/** The text of the file that anyone who reviews the piece opens without a server. */
export const sharePiece = async (change: Change) =>
  (await ask<{ html: string }>('/api/vista/archivo', json('POST', change))).html;

/**
 * The file of a photograph, the place that it is for, how it is turned by hand, in degrees, and its
 * description, if any.
 */
export interface ChosenPhoto {
  file: File;
  place: string;
  turn: number;
  alt?: string | undefined;
  /** The address of a picture of the site, in the place of the file. */
  own?: string | undefined;
}

const photo = <T>(address: string, { file, place, turn, own }: ChosenPhoto, more: object = {}) =>
  ask<T>(
    `${address}?${new URLSearchParams({ lugar: place, giro: String(turn), ...(own && { ruta: own }), ...more })}`,
    fileRequest(file),
  );

/** A photograph to be cut. */
export const fetchPhoto = (chosen: ChosenPhoto) => photo<PhotoShown>('/api/foto/vista', chosen);

/** Keeps the part that was chosen, for a piece; its address. */
export const keepPhoto = async (chosen: ChosenPhoto, cut: PhotoCut, piece: string) => {
  const corte = [cut.left, cut.top, cut.width, cut.height].join(',');
  return (await photo<{ ruta: string }>('/api/foto', chosen, { corte, pieza: piece })).ruta;
};

export const fetchSitePictures = async () =>
  (await ask<{ imagenes: SitePicture[] }>('/api/imagenes')).imagenes;

export const fetchDestinations = async () =>
  (await ask<{ destinos: Destination[] }>('/api/destinos')).destinos;

export const smallCopy = (address: string) =>
  `/api/foto?ruta=${encodeURIComponent(address)}&llave=${keptAs('redaccion-imagenes')}`;

/** The next publication, its destination, and its obstacles. */
export const readPlan = () => ask<PublicationPlan>('/api/publicar');

export const askToPublish = () => ask<{ run?: Run }>('/api/publicar', json('POST', {}));

export const stopPublishing = () => ask<{ run?: Run }>('/api/publicar/detener', json('POST', {}));

/** Saves in the history changes made by other ways; the plan after it. */
export const keepOutside = () => ask<PublicationPlan>('/api/publicar/fuera', json('POST', {}));

export const fetchRun = () => ask<{ run?: Run }>('/api/publicar/estado');

/** @param file none: of all pieces */
export const readHistory = (file: string, skip: number) =>
  ask<HistoryEntry>(`/api/historia?file=${encodeURIComponent(file)}&saltar=${skip}`);

export const readVersion = async (id: string) =>
  (await ask<{ changes: PieceChange[] }>(`/api/historia/version?id=${id}`)).changes;

export const goBack = (back: Back) => ask<Returned>('/api/historia/volver', json('POST', back));

/** Choices about a document: its pending changes, and of a release the kinds that are left as they were. */
export interface DocumentChoices {
  changes?: ChangeChoice;
  left?: UnderstoodKind[] | undefined;
}

/** The conversion of a document; all of it is sent each time. */
export function readDocument(file: File, { changes, left }: DocumentChoices, signal: AbortSignal) {
  const query = new URLSearchParams({ nombre: file.name });
  if (changes) query.set('cambios', changes === 'accept' ? 'aceptar' : 'rechazar');
  if (left) query.set('dejar', left.join());
  return ask<DocumentAnswer>(`/api/documento?${query.toString()}`, fileRequest(file, signal));
}

export const readPressMail = (file: string) =>
  ask<PressMail>(`/api/prensa?${query([['file', file]])}`);

export const readPublications = async () =>
  (await ask<{ publicaciones: Published[] }>('/api/publicaciones')).publicaciones;

export const askVigencias = () => ask<Vigencias>('/api/vigencias');

export const askEstreno = () => ask<Estreno>('/api/estreno');

/** Puts a drawing in the place of the office's icon. */
export const changeIcon = (file: File) => ask<object>('/api/estreno/icono', fileRequest(file));

/** The pieces of some collections, as they are saved. */
export const piecesBeside = async (collections: string[]) =>
  (
    await ask<{ piezas: FilesBeside[] }>(
      `/api/junto?${query(collections.map((name) => ['coleccion', name]))}`,
    )
  ).piezas;

/** The pieces that have some words, or take a unit's data; `except` are files. */
export const findMentions = async (words: string[], unit: string, except: string[]) => {
  const asked: [string, string][] = [
    ['unidad', unit],
    ...words.map((word): [string, string] => ['palabra', word]),
    ...except.map((file): [string, string] => ['salvo', file]),
  ];
  return (await ask<{ menciones: Mention[] }>(`/api/menciones?${query(asked)}`)).menciones;
};

/** Looks into a PDF before it takes a document's place. */
export const lookIntoPdf = (pdf: File, document: Record<string, string>) =>
  ask<SeenPdf>(`/api/pdf?${query(Object.entries(document))}`, fileRequest(pdf));
