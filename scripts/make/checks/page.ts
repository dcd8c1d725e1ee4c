import { AVISOS_SCRIPT } from '@/lib/site/avisos-script';
import { isEnglish } from '@/lib/routes';
import { kindOf, type PageKind } from '@/lib/site/kinds';
import { TITLE_MAX } from '@/lib/site/text';
import { brotliSize } from '../compress';
import { showsRaw } from './braces';
import { BUDGETS, overBudget } from './budgets';
import type { Outline } from '../pages/outline';
import { hashOf, type Parts } from '../pages/distil';

export const LINKED_DATA = 'application/ld+json';

export interface FinishedPage {
  kind: PageKind;
  /** Path in the site: `sindico/index.html`. */
  file: string;
  outline: Outline;
  weight: number;
  /** Brotli bytes of the content's words; computed only for heavy pages. */
  words: () => number;
  /** Brotli bytes of its JSON-LD; computed only for heavy pages. */
  linkedData: () => number;
}

type PageCheck = (page: FinishedPage, parts: Parts) => string[];

const checkHead: PageCheck = ({ file, outline }) => {
  const problems: string[] = [];
  const { title, description, h1, canonicals, lang, withoutAlt } = outline;
  if (!title || title.length > TITLE_MAX)
    problems.push(`el título «${title}» falta o pasa de ${TITLE_MAX} letras`);
  if (outline.encodingAt < 0 || outline.encodingAt > 1000)
    problems.push('no dice su codificación en los primeros 1024 bytes');
  if (!description) problems.push('no tiene descripción');
  if (h1 !== 1) problems.push(`tiene ${h1} títulos h1 y debe tener uno`);
  if (file !== '404.html' && canonicals.length !== 1) problems.push('no tiene dirección canónica');
  const language = isEnglish(`/${file}`) ? 'en' : 'es-MX';
  if (lang !== language) problems.push(`no dice lang="${language}"`);
  for (const src of withoutAlt) problems.push(`la imagen ${src} no tiene alt`);
  return problems;
};

const checkPolicy: PageCheck = ({ outline }) => {
  const problems = outline.refusedAttributes.map(
    ({ name, element }) => `lleva el atributo ${name} en <${element}>`,
  );
  if (!outline.styles[0]) problems.push('no lleva la hoja de estilo');
  const inline = outline.scripts.filter(({ src, type }) => !src && type !== LINKED_DATA);
  for (const { src } of outline.scripts) if (src?.includes('_next')) problems.push(`carga ${src}`);
  for (const text of [...outline.styles, ...inline.map((one) => one.text)])
    if (!outline.policy.includes(hashOf(text)))
      problems.push(`lleva un estilo o un guion que su política no permite: ${text.slice(0, 60)}`);
  return problems;
};

const checkIds: PageCheck = ({ outline }) => {
  const seen = new Set<string>();
  const repeated = outline.ids.filter((id) => seen.size === seen.add(id).size);
  return repeated.map((id) => `el id «${id}» está repetido`);
};

/** Bytes with markup for each byte of words, measured on 30 norms and 25 documents. */
const WITH_TAGS = 1.5;

/** Budget of a page with up to the usual words. */
export const pageBudget = (kind: PageKind): { html: number; words: number } =>
  BUDGETS.pages[kindOf(kind).weight];

/** Words beyond the usual get more bytes: content never stops publication. */
const checkWeight: PageCheck = ({ kind, weight, words, linkedData, outline }) => {
  const usual = pageBudget(kind);
  if (weight <= usual.html) return [];
  const warned = outline.scripts.some(({ text }) => text === AVISOS_SCRIPT);
  const beside = Math.min(linkedData(), BUDGETS.linkedData) + (warned ? BUDGETS.avisos : 0);
  const extra = Math.ceil(WITH_TAGS * Math.max(0, words() - usual.words));
  return overBudget('la página', weight, Math.floor(usual.html + extra + beside));
};

const checkLinkedData: PageCheck = ({ outline, linkedData }) => {
  const data = outline.scripts.filter(({ type }) => type === LINKED_DATA);
  const most = Math.floor(BUDGETS.linkedData);
  // Alone it weighs more than within its page.
  return data.some(({ text }) => brotliSize(text, 6) > most)
    ? overBudget('lo que leen los buscadores (JSON-LD)', linkedData(), most)
    : [];
};

export const checkPage = (page: FinishedPage, parts: Parts): string[] =>
  [
    ...[checkHead, checkPolicy, checkIds].flatMap((check) => check(page, parts)),
    ...page.outline.rawReferences.map(showsRaw),
    ...[checkWeight, checkLinkedData].flatMap((check) => check(page, parts)),
  ].map((problem) => `${page.file}: ${problem}.`);
