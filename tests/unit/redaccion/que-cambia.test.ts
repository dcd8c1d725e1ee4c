/** @jest-environment node */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { todayAt } from '@/lib/content/load/zone';
import { changedWords } from '@/scripts/redaccion/publish/changed-words';
import { destinationInWords } from '@/scripts/redaccion/publish/destination-words';
import { pendingSince, withStanding } from '@/scripts/redaccion/publish/to-publish';
import { readerOf } from '@/scripts/redaccion/value-words';
import { listFiles } from '@/lib/content/load/library';
import { lastPublication } from '@/scripts/repository/publications';
import { Repository } from '@/scripts/repository/repository';
import { beginHistory } from '../../git';
import { newsrooms, RELEASE } from './helpers';

const { project } = newsrooms();

/** An office whose content was published, and was changed since. */
function published() {
  const root = project();
  const git = beginHistory(root);
  git('tag', '-a', '-m', 'Publicación del sitio', `sitio/${todayAt(root)}-1`, 'HEAD');
  const at = (file: string) => path.join(root, file);
  const repository = new Repository(root);
  return {
    ...{ root, git, at, repository },
    put: (file: string, text: string) => {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
    },
    edit: (file: string, change: (text: string) => string) =>
      writeFileSync(at(file), change(readFileSync(at(file), 'utf8'))),
    waiting: async () => {
      git('add', '-A');
      git('commit', '-qm', 'Cambia');
      const last = await lastPublication(repository);
      const read = readerOf(root);
      return (await pendingSince(repository, last!, todayAt(root))).map((one) => ({
        ...{ file: one.file, happened: one.happened, savedAt: one.savedAt },
        lines: changedWords(one, read).changes.map(({ place, before, after, said }) =>
          [place && `${place}:`, said ?? `${before} → ${after}`].filter(Boolean).join(' '),
        ),
        more: changedWords(one, read).more,
      }));
    },
  };
}

const OTHER = 'content/prensa/instalan-comites-de-etica.md';

describe('lo que la siguiente publicación cambia, en palabras', () => {
  it('de una corrección, las palabras de antes y las de ahora, sin claves ni marcas', async () => {
    const { edit, waiting } = published();
    edit(RELEASE, (text) =>
      text.replaceAll('404', '405').replace('lugar: Tijuana', 'lugar: Rosarito'),
    );
    edit('content/sitio.yml', (text) => text.replace(/^telefono: .*$/m, 'telefono: 664 555 0199'));
    edit('content/directorio.yml', (text) => text.replace('"1102"', '"1199"'));
    const found = await waiting();
    expect(found.map(({ file }) => file)).toEqual([
      'content/directorio.yml',
      RELEASE,
      'content/sitio.yml',
    ]);
    expect(found[0]?.lines).toEqual([expect.stringMatching(/^.+, Extensión: 1102 → 1199$/)]);
    expect(found[1]?.lines[0]).toMatch(/^Título: …?.*404.* → .*405/);
    expect(found[1]?.more).toBeGreaterThan(0);
    expect(found[2]?.lines).toEqual(['Teléfono: …0100 → …0199'.replaceAll('…', '…555 ')]);
    expect(found.every(({ savedAt }) => savedAt)).toBe(true);
  });

  it('del texto, la primera frase que cambió', async () => {
    const { edit, waiting } = published();
    edit(RELEASE, (text) => text.replace(/\n\n(\p{Lu})/u, '\n\nHoy se informa. $1'));
    expect((await waiting())[0]?.lines).toEqual(['Texto:  → Hoy se informa.']);
  });

  it('una dirección nueva es un solo cambio, y dice las dos', async () => {
    const { at, edit, waiting } = published();
    const now = 'content/prensa/comites-2024.md';
    renameSync(at(OTHER), at(now));
    edit(now, (text) =>
      text.replace('---\n', '---\nantes:\n  - /prensa/instalan-comites-de-etica/\n'),
    );
    expect(await waiting()).toMatchObject([
      {
        ...{ file: now, happened: 'movido' },
        lines: ['instalan-comites-de-etica → comites-2024'],
      },
    ]);
  });

  it('lo que se retira deja su página; lo que se borra, no', async () => {
    const { root, at, edit, waiting } = published();
    edit(RELEASE, (text) =>
      text.replace('---\n', `---\nretirar:\n  fecha: ${todayAt(root)}\n  motivo: Se revisa.\n`),
    );
    rmSync(at(OTHER));
    const found = await waiting();
    expect(found.find(({ file }) => file === RELEASE)).toMatchObject({
      ...{ happened: 'retirado', lines: ['queda una página que lo dice'] },
    });
    expect(found.find(({ file }) => file === OTHER)).toMatchObject({ happened: 'quitado' });
  });

  it('una imagen y un PDF son de su página, sin sus nombres', async () => {
    const { put, edit, waiting } = published();
    put('public/imagenes/nueva.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    edit(RELEASE, (text) => text.replace(/^imagen: .*$/m, 'imagen: /imagenes/nueva.svg'));
    put('public/static/pdf/normas-administrativas/NTA-33.pdf', 'otro');
    put('public/suelto.txt', 'x');
    const found = await waiting();
    expect(found.map(({ file, lines }) => [file, lines])).toEqual(
      expect.arrayContaining([
        [RELEASE, ['Imagen: cambia']],
        ['content/normas/normas-administrativas.yml', ['PDF de NTA-33: se agrega']],
        ['public/suelto.txt', ['Archivo: se agrega']],
      ]),
    );
    expect(JSON.stringify(found.map(({ lines }) => lines))).not.toMatch(/nueva\.svg|suelto/);
  });

  it('la lista de páginas cuenta lo mismo', async () => {
    const { root, repository, edit, waiting } = published();
    edit(RELEASE, (text) => text.replaceAll('404', '405'));
    const found = await waiting();
    const row = { file: RELEASE, collection: 'comunicados', title: '', unsaved: false } as const;
    const standing = await withStanding(
      [{ ...row, state: 'publicado' }],
      repository,
      listFiles(root),
    );
    expect(standing.piezas).toMatchObject([{ out: 'cambiado', savedAt: found[0]?.savedAt }]);
    expect(standing.waiting).toMatchObject([{ file: RELEASE, happened: 'cambiado' }]);
  });
});

describe('a dónde llegan las quejas, en palabras', () => {
  const rows = [
    { what: 'Buzón de quejas', where: 'nuevo@x.example' },
    { what: 'Servicio', where: 's' },
  ];
  const form = (mode: string, before: string, now: string) => ({
    ...{ what: `Formulario Q (queja), modo ${mode}`, before, now },
  });

  it('un buzón que cambia es un renglón, sin los campos del servicio', () => {
    const shown = destinationInWords(rows, [
      { what: 'Buzón de quejas', before: 'a@x.example', now: 'nuevo@x.example' },
      form(
        'servidor',
        'correo: c@x.example, replyto: a@x.example',
        'correo: c@x.example, replyto: nuevo@x.example',
      ),
    ]);
    expect(shown).toEqual({
      rows: [rows[0]],
      changed: [{ what: 'Buzón de quejas', before: 'a@x.example', now: 'nuevo@x.example' }],
    });
  });

  it('una dirección más en un formulario se ve, aunque ningún buzón cambie', () => {
    const both = ['servidor', 'servicio'].map((mode) =>
      form(mode, 'reply_email: a@x.example', 'reply_email: a@x.example, bcc: otro@y.example'),
    );
    expect(destinationInWords(rows, both).changed).toEqual([
      {
        ...{ what: 'Formulario de queja', before: 'a@x.example' },
        now: 'a@x.example, otro@y.example',
      },
    ]);
    const [swapped] = destinationInWords(rows, [
      form('servidor', 'a: a@x.example, b: b@x.example', 'a: b@x.example, b: a@x.example'),
    ]).changed;
    expect(swapped?.now).toMatch(/en otros campos$/);
  });
});
