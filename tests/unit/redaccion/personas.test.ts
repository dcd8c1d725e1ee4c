/** @jest-environment node */
import {
  appendFileSync,
  chmodSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Repository } from '@/scripts/repository/repository';
import { Shared } from '@/scripts/repository/shared';
import { PieceService } from '@/scripts/redaccion/piece-service';
import { mustPublish, OWNER, runAs } from '@/scripts/redaccion/current-person';
import { History } from '@/scripts/redaccion/history/history';
import { ProxyAccess, readPersonas } from '@/scripts/redaccion/personas';
import { pendingRoutes } from '@/scripts/redaccion/routes/pending';
import { pieceRoutes } from '@/scripts/redaccion/routes';
import type { Routes } from '@/scripts/redaccion/routes/route';
import { listenToProxy } from '@/scripts/redaccion/server';
import type { Opened, Piece } from '@/scripts/redaccion/api';
import { beginHistory } from '../../git';
import { ask, said } from '../http';
import { foldersIn, newsrooms, RELEASE, withData } from './helpers';

const { project, ends } = newsrooms();

const SITE = 'https://redaccion.oficina.example';
const REFUSED = [
  403,
  'Aquí no se le conoce, o llegó por otra dirección. Pida a quien administra la redacción que le dé un papel en ella.\n',
];

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'personas-'));
  ends.push(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

const settingsIn = (place: string, people: string) => {
  const file = path.join(place, 'personas.yml');
  writeFileSync(file, `direccion: ${SITE}\nsocket: ${place}/r.sock\npersonas:\n${people}`);
  return file;
};

async function open() {
  const place = folder();
  const settings = readPersonas(
    settingsIn(
      place,
      '  ana: { nombre: Ana Ruiz, rol: redacta }\n  luis: { nombre: Luis Soto, rol: publica }\n  undefined: { nombre: Nadie, rol: publica }\n',
    ),
  );
  const root = project();
  const shared = new Shared(new Repository(root));
  const pieces = new PieceService(foldersIn(root), shared);
  const routes: Routes = {
    ...pieceRoutes(pieces),
    ...pendingRoutes(foldersIn(root), shared),
    'POST /api/prueba': mustPublish,
  };
  const { close } = await listenToProxy(routes, new ProxyAccess(settings), settings.socket);
  ends.push(close);
  const send = (headers: Record<string, string>, method = 'GET', address = '/api/yo', body = {}) =>
    ask(
      'http://localhost',
      address,
      { socketPath: settings.socket, method, headers },
      ['GET', 'DELETE'].includes(method) ? undefined : JSON.stringify(body),
    );
  const as = async (login: string, method: string, address: string, body?: object) => {
    const headers = { host: new URL(SITE).host, origin: SITE, 'x-forwarded-user': login };
    const { status, body: bytes } = await send(
      { ...headers, 'content-type': 'application/json' },
      method,
      address,
      body,
    );
    return { status, body: JSON.parse(bytes.toString()) as unknown };
  };
  return { ...settings, send, as };
}

describe('varias personas en la redacción', () => {
  it('a cada quien se le dice quién es y qué puede; quien redacta no publica', async () => {
    const { as } = await open();
    expect((await as('ana', 'GET', '/api/yo')).body).toEqual({
      login: 'ana',
      name: 'Ana Ruiz',
      role: 'redacta',
    });
    expect(await as('ana', 'POST', '/api/prueba')).toEqual({
      status: 403,
      body: { error: expect.stringContaining('su papel es «redacta»') },
    });
    expect((await as('luis', 'POST', '/api/prueba')).status).toBe(200);
    expect((await as('ana', 'POST', '/api/estreno/icono')).status).toBe(403);
    expect((await as('luis', 'POST', '/api/estreno/icono')).status).toBe(400);
  });

  it('sin papel, sin nombre, por otro nombre o desde otro sitio sólo se responde que no', async () => {
    const { send } = await open();
    const host = new URL(SITE).host;
    const good = { host, 'x-forwarded-user': 'ana' };
    expect((await send(good)).status).toBe(200);
    const cases: Record<string, string>[] = [
      { host },
      ...['eva', 'ana, luis', '__proto__'].map((user) => ({ ...good, 'x-forwarded-user': user })),
      { ...good, host: 'localhost' },
      ...[`http://${host}`, 'null'].map((origin) => ({ ...good, origin })),
    ];
    for (const headers of cases) expect(said(await send(headers))).toEqual(REFUSED);
    expect(said(await send(good, 'POST', '/api/prueba'))).toEqual(REFUSED);
  });

  it('cada quien tiene su borrador, y en la lista ve de quién hay otro', async () => {
    const { as } = await open();
    const place = `/api/pieza?file=${RELEASE}`;
    const opened = (await as('ana', 'GET', place)).body as Opened;
    await as('ana', 'PUT', '/api/pieza', withData(opened, { fecha: 'ayer' }));
    const seen = async (login: string) => {
      const { draft } = (await as(login, 'GET', place)).body as Opened;
      const { piezas } = (await as(login, 'GET', '/api/piezas')).body as { piezas: Piece[] };
      const { unsaved, others } = piezas.find(({ file }) => file === RELEASE)!;
      return { draft: draft?.data, unsaved, others };
    };
    const hers = expect.objectContaining({ fecha: 'ayer' });
    expect(await seen('ana')).toEqual({ draft: hers, unsaved: true });
    expect(await seen('luis')).toEqual({ unsaved: false, others: ['Ana Ruiz'] });
    await as('luis', 'DELETE', `/api/borrador?file=${RELEASE}`);
    expect(await seen('ana')).toEqual({ draft: hers, unsaved: true });
  });
});

describe('lo que sólo cambia quien publica', () => {
  it.each([
    ['content/correo.yml', { denuncias: 'otro@ajeno.example' }],
    ['content/sitio.yml', { telefono: '664 555 0199' }],
    ['content/formularios/denuncia.yml', { titulo: 'Otro título' }],
  ])('%s lo guarda Luis; a Ana se le dice, y lo suyo queda como borrador', async (file, other) => {
    const { as } = await open();
    const place = `/api/pieza?file=${file}`;
    const opened = (await as('ana', 'GET', place)).body as Opened;
    expect(opened.locked).toContain('«publica»');
    expect(((await as('luis', 'GET', place)).body as Opened).locked).toBeUndefined();
    const change = withData(opened, other);
    expect(await as('ana', 'PUT', '/api/pieza', change)).toEqual({
      status: 403,
      body: { error: expect.stringContaining('sólo la guarda quien tiene el papel «publica»') },
    });
    const after = (await as('ana', 'GET', place)).body as Opened;
    expect([after.base, after.draft?.data]).toEqual([opened.base, change.data]);
    expect((await as('luis', 'PUT', '/api/pieza', change)).status).toBe(200);
  });

  it('tampoco junto con una pieza que Ana sí puede guardar', async () => {
    const { as } = await open();
    const read = async (file: string) =>
      (await as('ana', 'GET', `/api/pieza?file=${file}`)).body as Opened;
    const [release, mail] = [await read(RELEASE), await read('content/correo.yml')];
    const { file, base, data } = withData(mail, { quejas: 'otro@ajeno.example' });
    const along = { changes: [{ file, base, data }], pdfs: [] };
    const change = { ...withData(release, {}), along };
    expect((await as('ana', 'PUT', '/api/pieza', change)).status).toBe(403);
    expect((await read('content/correo.yml')).base).toBe(mail.base);
    expect(release.locked).toBeUndefined();
  });
});

describe('lo que sólo cambia quien publica, en la historia', () => {
  const ANA = { ...OWNER, login: 'ana', role: 'redacta' } as const;
  const OF_THE_OFFICE = [
    ...['content/correo.yml', 'content/formularios/queja.yml', 'content/directorio.yml'],
  ];
  const root = project();
  const places = OF_THE_OFFICE.map((file) => path.join(root, file));
  beforeAll(() => {
    const git = beginHistory(root);
    for (const place of places) appendFileSync(place, '# Nuevo\n');
    git('commit', '-qam', 'A mano');
  });

  it.each([
    ['por su nombre', OF_THE_OFFICE, 'el papel «publica»'],
    ['por otra forma de su nombre', ['content/./correo.yml', 'content//correo.yml'], 'esa versión'],
    ['por su carpeta', ['content/formularios'], 'esa versión'],
  ])(
    'quien redacta no devuelve los buzones, los formularios ni el directorio %s',
    async (_how, names, why) => {
      const history = new History(foldersIn(root), new Shared(new Repository(root)));
      const [now, first] = (await history.list('', 0)).versions.map(({ id }) => id);
      for (const file of names)
        for (const back of [
          { id: first!, file },
          { id: now!, file, undo: true },
        ])
          await expect(
            runAs(ANA, () => history.back(back, { name: 'Ana', email: 'ana@x.example' })),
          ).rejects.toThrow(why);
      for (const place of places) expect(readFileSync(place, 'utf8')).toContain('# Nuevo');
    },
  );
});

describe('el socket del proxy', () => {
  it('lo abre quien inició la redacción y su grupo, y se borra al cerrar', async () => {
    const { socket } = await open();
    expect(statSync(socket).mode & 0o777).toBe(0o660);
  });

  it('en una carpeta que otros usuarios pueden abrir, o que no existe, no escucha', async () => {
    const place = folder();
    const settings = readPersonas(settingsIn(place, '  ana: { nombre: Ana, rol: redacta }\n'));
    const listenThere = (socket = settings.socket) =>
      listenToProxy({}, new ProxyAccess(settings), socket);
    for (const mode of [0o701, 0o770]) {
      chmodSync(place, mode);
      await expect(listenThere()).rejects.toThrow(`chmod 750 ${place}`);
    }
    await expect(listenThere(`${place}/no/r.sock`)).rejects.toThrow('tiene que existir');
    chmodSync(place, 0o750);
    ends.push((await listenThere()).close);
    await expect(listenThere()).rejects.toThrow('ya existe: hay otra redacción abierta');
  });
});

describe('el archivo de las personas', () => {
  it.each([
    ['  ana: { nombre: Ana, rol: manda }\n', ':4 personas.ana.rol: dice'],
    ['  ana: { rol: redacta }\n', ':4 personas.ana.nombre: falta este dato'],
    ['  ../ana: { nombre: Ana, rol: redacta }\n', 'sólo lleva minúsculas sin acento'],
    ['  ana: { nombre: Ana, rol: redacta }\nclave: x\n', '«clave» no existe aquí'],
    ['  ana: { nombre: "Ana, rol: redacta }\n', 'personas.yml:'],
  ])('con %j, dice qué está mal y en qué renglón', (people, message) => {
    expect(() => readPersonas(settingsIn(folder(), people))).toThrow(message);
  });

  it('una dirección sin https:// o con algo detrás, y un archivo que no está, tampoco', () => {
    for (const address of [SITE.replace('https', 'http'), `${SITE}/redaccion`]) {
      const file = settingsIn(folder(), '  ana: { nombre: Ana, rol: redacta }\n');
      writeFileSync(file, `direccion: ${address}\nsocket: /run/r.sock\npersonas: {}\n`);
      expect(() => readPersonas(file)).toThrow(':1 direccion: no es la dirección del proxy');
    }
    expect(() => readPersonas('/no/hay.yml')).toThrow('No se puede leer /no/hay.yml (ENOENT)');
  });
});
