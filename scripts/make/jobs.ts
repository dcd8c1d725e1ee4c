import type { CardInput } from './assets/draw-card';
import type { FinishBatch } from './pages/finish';
import type { PdfPlan } from './pdf/plan';

export interface PdfBatch {
  tasks: PdfTask[];
  publicDir: string;
  store: string;
}

export interface PdfTask {
  plan: PdfPlan;
  key: string;
}

export interface CardBatch {
  tasks: CardTask[];
  store: string;
}

export interface CardTask {
  input: CardInput;
  key: string;
}

/** Jobs of the worker threads, as plain data. */
export type Job =
  | { name: 'finishPages'; data: FinishBatch }
  | { name: 'drawPdfs'; data: PdfBatch }
  | { name: 'drawCards'; data: CardBatch };
