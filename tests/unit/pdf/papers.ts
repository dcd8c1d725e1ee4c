import type { Content } from '@/lib/content/model';
import { drawPdf } from '@/scripts/make/pdf/draw';
import { readOriginals } from '@/scripts/make/pdf/pictures';
import { planPdfs, type PdfInput } from '@/scripts/make/pdf/plan';
import { withSitio } from '../../sample';
import { tempFolder } from '../make/folder';
import { release } from '../site/sources';
import { readPdf, type ReadPdf } from './read-pdf';

const folder = tempFolder();
afterAll(folder.cleanUp);

export const supply = (file: string, bytes: string | Buffer) =>
  folder.write(`public/${file}`, bytes);

const OFFICE = {
  nombre: 'Sindicatura de Prueba',
  ayuntamiento: 'Ayuntamiento de Prueba',
  domicilio: 'Calle Uno 1, Centro',
  telefono: '664 555 0100',
  correo: 'contacto@prueba.example',
  horario: 'lunes a viernes',
  url: 'https://prueba.example',
  demostracion: true,
};

export const contentOf = (change: Partial<Content>, demostracion = true): Content => ({
  ...withSitio({ ...OFFICE, demostracion }),
  ...change,
});

export const inputOf = (content: Content, pdf: string): PdfInput =>
  planPdfs(content).get(pdf)!.input;

async function bytesOf(content: Content, pdf: string): Promise<Buffer> {
  const input = inputOf(content, pdf);
  const body = input.tipo === 'comunicado' ? input.body : '';
  const { bytes } = await drawPdf(input, await readOriginals(body, folder.at('public')));
  return bytes;
}

export const read = async (content: Content, pdf: string): Promise<ReadPdf> =>
  readPdf(await bytesOf(content, pdf));

export const RELEASE = '/static/pdf/NOTICIAS/SP_COM_007.pdf';

export function releaseOf(body: string, more: object = {}, demostracion?: boolean): Content {
  const { data, ...rest } = release(7, '2025-01-27');
  const words = { titulo: 'Abren la oficina', resumen: 'Abre a las ocho.', lugar: 'Tijuana' };
  const comunicado = { ...rest, slug: 'abren-oficina', body, data: { ...data, ...words, ...more } };
  return contentOf({ comunicados: [comunicado] }, demostracion);
}

export const comunicado = (body: string, more?: object, demostracion?: boolean) =>
  read(releaseOf(body, more, demostracion), RELEASE);
