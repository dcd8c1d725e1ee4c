import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';

export interface Release {
  slug: string;
  titulo: string;
  fecha: string;
  numero: number;
}

const SAMPLE = path.join(import.meta.dirname, 'sample');
const PRESS = path.join('content', 'prensa');
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2012, 0, 2);
/** From the first release to `oneMore`: none is of a day to come. */
const DAYS = 5000;

export const release = (numero: number, fecha: string): Release => ({
  ...{ slug: `revisan-expedientes-${numero}`, titulo: `Revisan ${numero} expedientes de obra` },
  ...{ fecha, numero },
});

const dayOf = (at: number, count: number) =>
  new Date(FIRST_DAY + Math.floor((at * DAYS) / count) * DAY_MS).toISOString().slice(0, 10);

export const oneMore = (count: number): Release => release(count + 1, dayOf(count, count));

/** @returns the releases, oldest first */
export function writeRoot(dir: string, count: number): readonly Release[] {
  const all = Array.from({ length: count }, (_, at) => release(at + 1, dayOf(at, count)));
  rmSync(dir, { recursive: true, force: true });
  for (const part of ['content', 'public'])
    cpSync(path.join(SAMPLE, part), path.join(dir, part), { recursive: true });
  rmSync(path.join(dir, PRESS), { recursive: true });
  mkdirSync(path.join(dir, PRESS));
  for (const one of all) writeRelease(dir, one);
  return all;
}

const fileOf = (dir: string, { slug }: Release) => path.join(dir, PRESS, `${slug}.md`);

export function writeRelease(dir: string, one: Release): void {
  const { titulo, fecha, numero } = one;
  const resumen = `La Sindicatura Procuradora revisó ${numero} expedientes de obra.`;
  const picture = {
    imagen: '/ilustraciones/noticia-01.svg',
    alt: 'Dibujo de una pila de expedientes con una lupa apoyada a un lado.',
  };
  const front = { titulo, fecha, resumen, ...picture, numero, lugar: 'Tijuana, Baja California' };
  const body = `${resumen} El área tiene un plazo para responder.\n\n## Qué sigue\n\nLas dudas se atienden en el [directorio](/directorio/).\n`;
  writeFileSync(fileOf(dir, one), `---\n${stringify(front, { lineWidth: 0 })}---\n${body}`);
}

export const removeRelease = (dir: string, one: Release): void => rmSync(fileOf(dir, one));
