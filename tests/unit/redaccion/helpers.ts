import fs, { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Change, Opened, Piece, Saved } from '@/scripts/redaccion/api';
import { Repository } from '@/scripts/repository/repository';
import { Shared } from '@/scripts/repository/shared';
import { Access } from '@/scripts/redaccion/access';
import { PieceService } from '@/scripts/redaccion/piece-service';
import { documentRoutes } from '@/scripts/redaccion/routes/documents';
import { openPreviewer } from '@/scripts/redaccion/reader/workers';
import { pieceRoutes, previewRoutes } from '@/scripts/redaccion/routes';
import { listen } from '@/scripts/redaccion/server';
import { lookupRoutes } from '@/scripts/redaccion/routes/lookups';
import { applyEdits, type Edits } from '../../content/project';
import { beginHistory } from '../../git';
import { keptIn, SAMPLE } from '../../sample';
import { ask } from '../http';
import { readHere } from './read-here';

export const RELEASE = 'content/prensa/aplican-pruebas-toxicologicas.md';

const PREVIEWS = path.join(__dirname, 'preview-program.mjs');

export const foldersIn = (root: string) => ({
  ...{ root, public: path.join(root, 'public'), store: keptIn('muestra').folder },
});

/** Newsrooms and their folders, which end with the tests of a file. */
export function newsrooms() {
  const ends: (() => unknown)[] = [];
  afterAll(async () => {
    for (const end of ends.reverse()) await end();
  });

  function project(edits: Edits = {}): string {
    const root = mkdtempSync(path.join(tmpdir(), 'redaccion-'));
    ends.push(() => rmSync(root, { recursive: true, force: true }));
    for (const part of ['content', 'public'])
      cpSync(path.join(SAMPLE, part), path.join(root, part), { recursive: true });
    applyEdits(root, edits);
    return root;
  }

  async function open(root = project()) {
    const shared = new Shared(new Repository(root));
    const folders = foldersIn(root);
    const pieces = new PieceService(folders, shared);
    const access = new Access();
    const previews = openPreviewer({ root, out: root, cache: folders.store }, PREVIEWS);
    const routes = {
      ...pieceRoutes(pieces),
      ...documentRoutes(root, readHere),
      ...lookupRoutes(folders, readHere),
      ...previewRoutes(pieces, previews),
    };
    const { url, port, close } = await listen(routes, access, 0);
    ends.push(close, previews.close);
    let key = '';
    access.handTo((next) => (key = next));
    const enter = (clave = key) =>
      ask(url, '/entrar', { method: 'POST', headers: { origin: 'null' } }, `clave=${clave}`);
    const entered = await enter();
    const cookie = entered.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const [, secret = ''] = /"redaccion":"([\w-]+)"/.exec(entered.body.toString()) ?? [];
    const own = { cookie, 'x-redaccion': secret };
    const request = async (method: string, address: string, body?: unknown) => {
      const type = Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json';
      const headers = { ...own, origin: url, 'content-type': type };
      const answer = await ask(
        url,
        address,
        { method, headers },
        body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body),
      );
      return { status: answer.status, body: JSON.parse(answer.body.toString()) as unknown };
    };
    return {
      ...{ root, shared, url, port, cookie, secret, own, enter, entered, request, key: () => key },
      text: (file: string) => readFileSync(path.join(root, file), 'utf8'),
      list: async () => ((await request('GET', '/api/piezas')).body as { piezas: Piece[] }).piezas,
      read: async (file: string) =>
        (await request('GET', `/api/pieza?file=${encodeURIComponent(file)}`)).body as Opened,
      save: async (change: Change) => (await request('PUT', '/api/pieza', change)).body as Saved,
    };
  }

  async function openWithHistory(edits?: Edits) {
    const root = project(edits);
    const git = beginHistory(root);
    return { git, ...(await open(root)) };
  }

  return { open, openWithHistory, project, ends };
}

/** Another writer in the place of the disk's own, for files that are written down to it. */
export function onDisk(write: (file: string, bytes: string) => void): void {
  const { writeFileSync } = fs;
  jest.spyOn(fs, 'writeFileSync').mockImplementation((file, bytes, options) => {
    if (Object(options).flush) write(String(file), bytes as string);
    else writeFileSync(file, bytes, options);
  });
}

export const withData = ({ piece, base, data }: Opened, change: object): Change => ({
  file: piece.file,
  base,
  data: { ...(data as object), ...change },
});
