import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { View } from './captura';
import { differences } from './comparar';
import type { Estado } from './estados';
import { asKept, differenceFile, GAP, readSheet, sheetFile, sheetOf, shrink } from './hoja';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
/** What the tests compare with. */
export const KEPT = path.join(ROOT, 'tests/vistas');
/** What people look at, larger and fewer. */
const SHOWN = path.join(ROOT, 'docs/vistas');
const SHOWN_SCALE = 1.5;
const SHOWN_VIEWS = ['360 clara', '360 oscura', '1280 clara'];

/** Where a state is kept. */
export const keptFile = ({ nombre }: Estado): string => path.join(KEPT, `${nombre}.webp`);

const pictures = (views: View[]) => views.map(({ picture }) => picture);

/** Keeps what was seen, and shows it where people look when the state is one of theirs. */
export async function keep(estado: Estado, views: View[]): Promise<void> {
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(keptFile(estado), await sheetFile(sheetOf(pictures(views))));
  if (!estado.muestra) return;
  mkdirSync(SHOWN, { recursive: true });
  const shown = views.filter(({ name }) => SHOWN_VIEWS.includes(name));
  const large = await Promise.all(shown.map(({ screenshot }) => shrink(screenshot, SHOWN_SCALE)));
  writeFileSync(path.join(SHOWN, `${estado.nombre}.webp`), await sheetFile(sheetOf(large)));
}

/** What is no longer as it was kept. */
export interface Change {
  /** The names of the views that changed. */
  views: string[];
  /** A picture of the change. */
  picture: Buffer;
}

/** What is no longer as it was kept, or undefined. */
export async function changeOf(estado: Estado, views: View[]): Promise<Change | undefined> {
  const kept = await readSheet(keptFile(estado));
  const seen = await asKept(sheetOf(pictures(views)));
  const found = differences(kept, seen);
  if (found.length === 0) return undefined;
  let right = -GAP / 2;
  const changed = views.filter(({ picture }) => {
    const left = right;
    right += picture.width + GAP;
    return found.some(({ x }) => x >= left && x < right);
  });
  return {
    views: changed.map(({ name }) => name),
    picture: await differenceFile(kept, seen, found),
  };
}
