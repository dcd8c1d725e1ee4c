/** @jest-environment node */
import { mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newsrooms, onDisk, RELEASE, withData } from './helpers';

const { open, openWithHistory, project } = newsrooms();

const changedLines = (before: string, after: string) =>
  after.split('\n').filter((line, index) => line !== before.split('\n')[index]);

const RESUMEN = 'Otro resumen, escrito en la redacción.';

describe('guardar en la redacción', () => {
  it('en un equipo sin Git también se ven', async () => {
    const { list } = await open();
    const { PATH } = process.env;
    process.env['PATH'] = '';
    const pieces = await list().finally(() => (process.env['PATH'] = PATH));
    expect(pieces.map(({ file }) => file)).toContain(RELEASE);
  });

  it('se ven todas las piezas, con su título, su día y su estado', async () => {
    const pieces = await (await open()).list();
    expect(pieces.find(({ file }) => file === RELEASE)).toEqual({
      file: RELEASE,
      collection: 'comunicados',
      title: 'Aplican 404 pruebas toxicológicas a personal de primer nivel',
      state: 'publicado',
      day: '2024-12-04',
      unsaved: false,
    });
    expect(pieces.map(({ file }) => file)).toContain('content/sitio.yml');
  });

  it('un valor cambia sólo su renglón; sin cambios no se escribe nada', async () => {
    const { read, save, text, root } = await open();
    const opened = await read(RELEASE);
    const before = text(RELEASE);
    const { mtimeMs, ino, mode } = statSync(path.join(root, RELEASE));
    expect(await save(withData(opened, {}))).toMatchObject({ result: 'saved', changed: false });
    expect(statSync(path.join(root, RELEASE))).toMatchObject({ mtimeMs, ino });

    const saved = await save(withData(opened, { resumen: RESUMEN }));
    expect(saved).toMatchObject({ result: 'saved', changed: true });
    expect(changedLines(before, text(RELEASE))).toEqual([expect.stringContaining(RESUMEN)]);
    expect(statSync(path.join(root, RELEASE)).mode).toBe(mode);
    expect(await read(RELEASE)).toMatchObject({ base: 'base' in saved && saved.base });
  });

  it('lo que la revisión rechaza queda como borrador, y content/ como estaba', async () => {
    const { read, save, text, list, request } = await open();
    const before = text(RELEASE);
    const opened = await read(RELEASE);
    const saved = await save(withData(opened, { fecha: 'ayer' }));
    expect(saved).toMatchObject({
      result: 'refused',
      problems: [{ file: RELEASE, field: 'fecha', message: expect.stringContaining('fecha') }],
    });
    expect(text(RELEASE)).toBe(before);
    expect((await read(RELEASE)).draft).toMatchObject({
      data: { fecha: 'ayer' },
      base: opened.base,
    });
    const unsaved = async () => (await list()).filter((one) => one.unsaved).map(({ file }) => file);
    expect(await unsaved()).toEqual([RELEASE]);
    await request('DELETE', `/api/borrador?file=${RELEASE}`);
    expect(await unsaved()).toEqual([]);
  });

  it('junto a una falta se dicen los consejos del texto', async () => {
    const { read, request } = await open();
    const opened = await read(RELEASE);
    const long = `${Array.from({ length: 35 }, () => 'palabra').join(' ')}.`;
    const change = { ...withData(opened, { fecha: 'ayer' }), body: `La obra sigue ${long}\n` };
    const { body } = await request('POST', '/api/revisar', change);
    expect(body).toMatchObject({
      problems: [{ field: 'fecha' }],
      warnings: [{ file: RELEASE, code: 'sentence-long' }],
    });
  });

  it('el número que ya es de otro se señala en el que se escribe, y dice de cuál es', async () => {
    const { read, request } = await open();
    const opened = await read(RELEASE);
    const { numero } = (await read('content/prensa/supervisan-operativos-de-alcoholimetria.md'))
      .data as { numero: number };
    const { body } = await request('POST', '/api/revisar', withData(opened, { numero }));
    expect(body).toMatchObject({
      problems: [{ file: RELEASE, field: 'numero', code: 'not-unique' }],
    });
    expect(JSON.stringify(body)).toMatch(
      /ya es de [^.]*Supervisan operativos[^.]*\. Cambie uno de los dos/,
    );
  });

  it('un borrador se guarda aunque le falte; el que no se podría volver a abrir dice qué corregir', async () => {
    const { read, save, text } = await open();
    const opened = await read(RELEASE);
    const before = text(RELEASE);
    const draft = withData(opened, { borrador: true, resumen: undefined });
    for (const [body, said] of [
      ['<<<<<<< a', 'quedó una marca'],
      ['a'.repeat(1001), 'más de 1000 letras'],
    ] as const) {
      const refused = await save({ ...draft, body });
      expect(refused).toMatchObject({
        result: 'refused',
        problems: [{ message: expect.stringContaining(said) }],
      });
      expect(text(RELEASE)).toBe(before);
    }
    expect((await read(RELEASE)).draft).toMatchObject({ body: 'a'.repeat(1001) });
    expect(await save(draft)).toMatchObject({ result: 'saved' });
  });

  it('lo que sólo todo el sitio junto dice, también se rechaza', async () => {
    const { read, save } = await open();
    const other = await read('content/prensa/invitan-a-comisarios-sociales.md');
    const { numero } = other.data as { numero: number };
    const saved = await save(withData(await read(RELEASE), { numero }));
    expect(saved).toMatchObject({ result: 'refused' });
  });

  it('entre dos pestañas, la segunda ve las dos versiones y no pierde la suya', async () => {
    const { read, save, text } = await open();
    const opened = await read(RELEASE);
    const words = [RESUMEN, 'El de la otra pestaña.'];
    const answers = await Promise.all(words.map((resumen) => save(withData(opened, { resumen }))));
    const first = answers.findIndex(({ result }) => result === 'saved');
    const [kept, other] = [words[first], words[1 - first]];
    expect(answers[1 - first]).toMatchObject({
      result: 'conflict',
      theirs: { data: { resumen: kept } },
    });
    expect(text(RELEASE)).toContain(kept);
    expect((await read(RELEASE)).draft).toMatchObject({ data: { resumen: other } });
  });

  it('lo que dejé sin guardar vuelve con lo que había cuando empecé, y con quién guardó después', async () => {
    const { read, save, request } = await openWithHistory();
    const opened = await read(RELEASE);
    await save(withData(opened, { resumen: 'Lo que guardó Ana.' }));
    const mine = withData(opened, { titulo: 'Mi título' });
    await request('PUT', '/api/borrador', { ...mine, decided: { x: 'mine' } });
    expect((await read(RELEASE)).draft).toMatchObject({
      ...{ base: opened.base, data: { titulo: 'Mi título' }, decided: { x: 'mine' } },
      ...{ from: { data: opened.data }, saved: { at: expect.any(String) } },
    });
  });

  it('al guardar, la respuesta trae la pieza como quedó, sin volver a leer la lista', async () => {
    const { read, save, list } = await openWithHistory();
    const saved = await save(withData(await read(RELEASE), { titulo: 'Otro', borrador: true }));
    expect(saved).toMatchObject({ piece: { title: 'Otro', state: 'borrador', unsaved: false } });
    const listed = (await list()).find(({ file }) => file === RELEASE);
    expect('piece' in saved && saved.piece).toEqual(listed);
  });

  it('una pieza nueva se crea con su nombre, y nunca encima de otra', async () => {
    const { request, save, read, text } = await open();
    for (const name of ['Con Espacios', '.a', 'con', '../a']) {
      const address = `/api/pieza?file=${encodeURIComponent(`content/prensa/${name}.md`)}`;
      expect((await request('GET', address)).status).toBe(404);
    }
    const file = 'content/prensa/nueva.md';
    expect(await read(file)).toMatchObject({ base: '', data: {} });
    const { data } = await read(RELEASE);
    const change = { file, base: '', data: { ...(data as object), numero: 999, titulo: 'Nueva' } };
    expect(await save({ ...change, body: 'Un texto.' })).toMatchObject({ result: 'saved' });
    expect(text(file)).toContain('titulo: Nueva');
    expect(await save({ ...change, body: 'Un texto.' })).toMatchObject({ result: 'conflict' });
  });

  it('de fuera de content/ no se abre ni se escribe nada', async () => {
    const root = project();
    writeFileSync(path.join(root, 'secreto.md'), '---\ntitulo: x\n---\n');
    symlinkSync('../../secreto.md', path.join(root, 'content/prensa/enlace.md'));
    mkdirSync(path.join(root, 'content/prensa/carpeta.md'));
    const { request } = await open(root);
    for (const file of [
      ...['secreto.md', 'content/prensa/../../secreto.md', 'content/prensa/enlace.md'],
      ...['content/prensa/carpeta.md', 'content/README.md', '/etc/hostname', ''],
      ...['content/\0.md', 'content/', ':(glob)**', 'a\x1fb'],
    ]) {
      const address = `?file=${encodeURIComponent(file)}`;
      for (const [method, route, body] of [
        ['GET', `/api/pieza${address}`],
        ['DELETE', `/api/borrador${address}`],
        ['PUT', '/api/pieza', { file, base: '', data: {} }],
      ] as const) {
        const { status } = await request(method, route, body);
        expect([file, /[\0\x1f]|\/$/.test(file) ? 400 : 404]).toEqual([file, status]);
      }
    }
  });
});

describe('si algo falla al guardar', () => {
  afterEach(() => jest.restoreAllMocks());
  const full = () => {
    throw Object.assign(new Error(), { code: 'ENOSPC' });
  };

  it('con el disco lleno el archivo queda entero, y se dice qué hacer', async () => {
    const { read, request, text } = await open();
    onDisk(full);
    const before = text(RELEASE);
    const change = withData(await read(RELEASE), { resumen: RESUMEN });
    expect(await request('PUT', '/api/pieza', change)).toEqual({
      status: 507,
      body: {
        error:
          'No se guardó nada, ni una copia: no cierre esta ventana. El disco está lleno. Libere espacio y guarde otra vez.',
      },
    });
    expect(text(RELEASE)).toBe(before);
  });

  it('lo que mataría una dirección publicada se rechaza, y se dice cómo conservarla', async () => {
    const { read, save, text, root } = await open(project());
    const file = 'content/direcciones/social.md';
    const list = path.join(root, 'content/direcciones-publicadas.txt');
    const sitio = text('content/sitio.yml').replace('demostracion: true', 'demostracion: false');
    writeFileSync(path.join(root, 'content/sitio.yml'), sitio);
    writeFileSync(list, '/sindicaturaSocial/\n');
    const before = await read(file);
    const renamed = { ruta: 'otraRuta' };
    expect(await save(withData(before, renamed))).toMatchObject({
      result: 'refused',
      problems: expect.arrayContaining([
        expect.objectContaining({ file, message: expect.stringContaining('» en «Antes»') }),
      ]),
    });
  });
});
