import type { FilesBeside, Mention, SeenPdf } from '../../api';
import { ask, fileRequest } from '../client';

const query = (all: [string, string][]) => new URLSearchParams(all).toString();

/** The pieces of some collections, as they are saved. */
export const piecesBeside = async (collections: string[]) =>
  (
    await ask<{ piezas: FilesBeside[] }>(
      `/api/junto?${query(collections.map((name) => ['coleccion', name]))}`,
    )
  ).piezas;

/** Who else says some words, or takes what a unit says; `except` are files. */
export const findMentions = async (words: string[], unit: string, except: string[]) => {
  const asked: [string, string][] = [
    ['unidad', unit],
    ...words.map((word): [string, string] => ['palabra', word]),
    ...except.map((file): [string, string] => ['salvo', file]),
  ];
  return (await ask<{ menciones: Mention[] }>(`/api/menciones?${query(asked)}`)).menciones;
};

/** Looks into a PDF before it takes a document's place. */
export const lookIntoPdf = (pdf: File, document: Record<string, string>) =>
  ask<SeenPdf>(`/api/pdf?${query(Object.entries(document))}`, fileRequest(pdf));
