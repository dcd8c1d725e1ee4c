import { cpSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { oneMore, release } from '@/scripts/bench/releases';
import { removeRelease, writeRelease, writeRoot } from '@/scripts/bench/root';
import { onlyDaily } from '@/scripts/test/daily';
import { applyFreedoms } from '../authors';
import { applyEdits } from '../content/project';
import { NO_FAULTS } from '../content/text-faults';
import { editFile, workFolder, type Built, type Project } from './project';

/** Releases of the first site: three pages of a list, and most years with one or two. */
export const ARCHIVE = 25;
/** The most pages that one release may cost. */
const MOST = 10;

/** What is built: the authors' files, the environment and the code. */
export interface Site {
  root: string;
  env: Record<string, string>;
  /** Changes of the code so far. */
  code: ((project: Project) => void)[];
}

/** A site as one build leaves it. */
export interface Left extends Built {
  tree: Record<string, string>;
  sindico: string;
}

interface Change {
  name: string;
  content?: (root: string) => void | Promise<void>;
  code?: (project: Project) => void;
  env?: Record<string, string>;
  /**
   * The site that it must be equal to: one built from nothing, or what it was after an earlier change.
   * Without it, the next that is compared answers for this change too.
   */
  equals?: 'fromNothing' | number;
  /** What has of the incremental build. */
  holds: (built: Left) => void;
}

const folder = workFolder('contenidos');
rmSync(folder, { recursive: true, force: true });
const start = path.join(folder, '0');
const archive = writeRoot(start, ARCHIVE);
export const middle = archive[12]!;
/** A file of a root's `content/`. */
const inContent = (root: string, name: string) => path.join(root, 'content', name);
const asksFew = ({ asked }: Built) => expect(asked).toBeLessThanOrEqual(MOST);
const asksSome = ({ asked, pages }: Built) => expect(asked).toBeLessThan(pages);
const asksAll = ({ asked, pages }: Built) => expect(asked).toBe(pages);

const DAILY: Change[] = [
  {
    name: `nada: desde cero${onlyDaily ? '' : ', igual en otra carpeta'}`,
    // By night; by day the site after a release that came and went is compared with it.
    ...(!onlyDaily && { equals: 'fromNothing' }),
    holds: asksAll,
  },
  {
    name: 'publicar un comunicado, el más reciente',
    content: (root) => writeRelease(root, oneMore(ARCHIVE)),
    holds: asksFew,
  },
  {
    name: 'quitarlo',
    content: (root) => removeRelease(root, oneMore(ARCHIVE)),
    equals: 0,
    holds: asksFew,
  },
];
const NIGHTLY: Change[] = [
  {
    name: 'publicar uno con fecha de en medio, corregir un título, cambiar el nombre de un archivo y una imagen',
    content: (root) => {
      writeRelease(root, release(ARCHIVE + 1, middle.fecha));
      writeRelease(root, { ...middle, titulo: `${middle.titulo}, aclaran` });
      const file = inContent(root, `prensa/${middle.slug}.md`);
      renameSync(file, file.replace(/\.md$/, '-2.md'));
      editFile(path.join(root, 'public/ilustraciones/noticia-01.svg'), (svg) =>
        svg.replace(/viewBox="0 0 (\d+) (\d+)"/, 'viewBox="0 0 $1 $2" data-nueva=""'),
      );
    },
    equals: 'fromNothing',
    holds: asksSome,
  },
  {
    name: 'cambiar lo que está en todas las páginas, el teléfono y el menú, y un valor del entorno',
    content: (root) => {
      editFile(inContent(root, 'sitio.yml'), (text) =>
        text.replace(/^telefono: .*$/m, 'telefono: 664 555 0199'),
      );
      editFile(inContent(root, 'direcciones/asuntos.md'), (text) =>
        text.replace(/^titulo: .*$/m, 'titulo: Dirección de Asuntos'),
      );
    },
    env: {
      NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'llave',
      NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'servicio',
      NEXT_PUBLIC_EMAILJS_TEMPLATE_QUEJA: 'queja',
    },
    equals: 'fromNothing',
    holds: ({ sindico }) => {
      expect(sindico).toContain('664 555 0199');
      expect(sindico).toContain('Dirección de Asuntos<');
    },
  },
  {
    name: 'cambiar el código, un componente y un color, y escribir todo lo que la revisión acepta',
    // What the check accepts, the build accepts.
    content: async (root) => {
      applyEdits(root, NO_FAULTS);
      await applyFreedoms(root);
      applyEdits(root, { 'identidad.yml': (text) => text.replace('#fbf8f3', '#fcf9f4') });
    },
    code: (project) => {
      project.edit('components/layout/Breadcrumbs.tsx', (text) =>
        text.replace('FRAME.home', "'Portada'"),
      );
    },
    equals: 'fromNothing',
    holds: ({ sindico }) => {
      expect(sindico).toContain('Portada');
      expect(sindico).toContain('#fcf9f4');
    },
  },
];

/** Every kind of change, one after another. */
export const CHANGES = onlyDaily ? DAILY : [...DAILY, ...NIGHTLY];

/** Writes the site after each change and all before it. */
export async function writeSites(): Promise<Site[]> {
  const sites: Site[] = [];
  for (const [at, { content, code, env }] of CHANGES.entries()) {
    const before = sites.at(-1) ?? { root: start, env: {}, code: [] };
    const root = path.join(folder, String(at + 1));
    cpSync(before.root, root, { recursive: true });
    await content?.(root);
    sites.push({ root, env: env ?? before.env, code: code ? [...before.code, code] : before.code });
  }
  return sites;
}
