import type { Content } from '@/lib/content/model';
import { readOriginals } from '@/scripts/make/pdf/pictures';
import { planPdfs } from '@/scripts/make/pdf/plan';
import type { PdfPlan } from '@/scripts/make/pdf/typst';
import { withSitio } from '../../sample';
import { tempFolder } from '../make/folder';
import { release } from '../site/sources';
import { readPdf, type ReadPdf } from './read-pdf';

const folder = tempFolder();

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

export const planOf = (content: Content, pdf: string): PdfPlan => planPdfs(content).get(pdf)!;

export async function read(content: Content, pdf: string): Promise<ReadPdf> {
  const plan = planOf(content, pdf);
  const { bytes } = await plan.draw(await readOriginals(plan.body ?? '', folder.at('public')));
  return readPdf(bytes);
}

export const RELEASE = '/static/pdf/NOTICIAS/SP_COM_007.pdf';

export function releaseOf(body: string, more: object = {}, demostracion?: boolean): Content {
  const { data, ...rest } = release(7, '2025-01-27');
  const words = { titulo: 'Abren la oficina', resumen: 'Abre a las ocho.', lugar: 'Tijuana' };
  const comunicado = { ...rest, slug: 'abren-oficina', body, data: { ...data, ...words, ...more } };
  return contentOf({ comunicados: [comunicado] }, demostracion);
}

export const comunicado = (body: string, more?: object, demostracion?: boolean) =>
  read(releaseOf(body, more, demostracion), RELEASE);
