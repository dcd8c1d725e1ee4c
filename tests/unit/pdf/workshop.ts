import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { Content } from '@/lib/content/model';
import { drawPdfs, makePdfs } from '@/scripts/make/pdfs';
import type { Pool } from '@/scripts/make/pool';
import { Store } from '@/lib/store';
import { readPdf, type ReadPdf } from './read-pdf';

const SITIO = {
  nombre: 'Sindicatura de Prueba',
  ayuntamiento: 'Ayuntamiento de Prueba',
  domicilio: 'Calle Uno 1, Centro',
  telefono: '664 555 0100',
  correo: 'contacto@prueba.example',
  lineaQuejas: '070',
  correoQuejas: 'quejas@prueba.example',
  horario: 'lunes a viernes',
  url: 'https://prueba.example',
  demostracion: true,
};

export const CORREO = {
  oficina: 'contacto@prueba.example',
  denuncias: 'denuncias@prueba.example',
  quejas: 'quejas@prueba.example',
  sugerencias: 'atencion@prueba.example',
};

export const COMUNICADO = {
  slug: 'abren-oficina',
  file: 'content/prensa/abren-oficina.md',
  bodyLine: 9,
  body: 'La oficina abre **mañana**.',
  data: {
    titulo: 'Abren la oficina',
    fecha: '2025-01-27',
    resumen: 'Abre a las ocho.',
    numero: 7,
    lugar: 'Tijuana',
  },
};

export const NORMA = {
  id: 1,
  nombre: 'NTA-01',
  descripcion: 'Uso de vehículos',
  estado: 'vigente',
  enlace: true,
};
export const DOCUMENTO = {
  id: 'manual',
  nombre: 'Manual de usuario',
  descripcion: 'Cómo se usa.',
  archivo: '/static/pdf/guias/MANUAL DE USO 2024.pdf',
  puntos: ['Primer paso: abra https://a.example/x.', 'Segundo paso.'],
};

interface Words {
  sitio?: Partial<typeof SITIO>;
  comunicados?: unknown[];
  normas?: unknown[];
  documentos?: unknown[];
  formularios?: Content['formularios'];
  recomendaciones?: Content['recomendaciones'];
}

/** A content with only what PDFs are made of. */
export function contentWith({
  sitio = {},
  comunicados = [],
  normas = [],
  documentos = [],
  formularios = [],
  recomendaciones,
}: Words): Content {
  return {
    sitio: { data: { ...SITIO, ...sitio } },
    correo: { data: CORREO },
    comunicados,
    formularios,
    recomendaciones,
    normas: [
      {
        slug: 'normas-administrativas',
        file: 'content/normas/normas-administrativas.yml',
        data: { titulo: 'Normas Administrativas', muestra: true, normas },
      },
    ],
    documentos: { file: 'content/documentos.yml', data: { documentos } },
  } as unknown as Content;
}

interface PdfCounts {
  made: number;
  reused: number;
  supplied: number;
}

/** Draws in the same thread, one after another. */
const pool: Pool = {
  async run(jobs) {
    const said: string[] = [];
    for (const job of jobs) if (job.name === 'drawPdfs') said.push(...(await drawPdfs(job.data)));
    return said;
  },
  close: async () => undefined,
};

/** Folders of their own for a test file, and the build step run in them. */
export function workshop() {
  const root = mkdtempSync(path.join(tmpdir(), 'pdf-'));
  const folders = {
    outDir: path.join(root, 'out'),
    cacheDir: path.join(root, 'cache'),
    publicDir: path.join(root, 'public'),
  };
  const { outDir, cacheDir, publicDir } = folders;
  async function build(words: Words): Promise<PdfCounts> {
    const office = globSync('**/*', { cwd: publicDir }).map((name) => ({
      ...{ name, bytes: 0, pages: 0, hash: '' },
    }));
    const store = new Store(cacheDir);
    const { files, made, supplied } = await makePdfs(
      contentWith(words),
      office,
      { public: publicDir },
      { store, pool },
    );
    for (const [file, from] of files) cpSync(from, path.join(outDir, file));
    return { made, reused: files.size - made, supplied };
  }
  const bytesOf = (pdf: string) => readFileSync(path.join(folders.outDir, pdf));
  return {
    folders,
    bytesOf,
    build,
    read: (pdf: string): ReadPdf => readPdf(bytesOf(pdf)),
    /** Makes the PDF of a release with this text, and reads it. */
    async comunicado(body: string, data: object = {}): Promise<ReadPdf> {
      await build({
        comunicados: [{ ...COMUNICADO, body, data: { ...COMUNICADO.data, ...data } }],
      });
      return readPdf(bytesOf('/static/pdf/NOTICIAS/SP_COM_007.pdf'));
    },
    async supply(file: string, bytes: string | Buffer): Promise<void> {
      await mkdir(path.dirname(path.join(folders.publicDir, file)), { recursive: true });
      await writeFile(path.join(folders.publicDir, file), bytes);
    },
    cleanUp: () => rmSync(root, { recursive: true, force: true }),
  };
}
