import type { PhrasingContent } from 'mdast';
import { linkProblem } from '@/lib/content/lint/links';
import { decodeSafely } from '@/lib/site/text';
import { all, oneLine, text, textOf, type DocumentNode } from './tree';
import type { DocumentFindings } from './types';

const MARKS = { em: 'emphasis', strong: 'strong' } as const;
const RAISED = [...'⁰¹²³⁴⁵⁶⁷⁸⁹'];

export class InlineWriter {
  protected readonly called: string[] = [];
  protected readonly notes: Map<string, DocumentNode>;

  constructor(
    protected readonly tree: DocumentNode,
    protected readonly found: DocumentFindings,
  ) {
    this.notes = new Map(all(tree, 'note').map((note) => [note.attribs.id ?? '', note]));
  }

  inline(nodes: readonly DocumentNode[]): PhrasingContent[] {
    return rejoined(nodes).flatMap((node) => this.phrase(node));
  }

  private phrase(node: DocumentNode): PhrasingContent[] {
    const { name, attribs, children } = node;
    switch (name) {
      case '#text':
        return [{ type: 'text', value: this.clean(node.text ?? '') }];
      case 'br':
        return [{ type: 'break' }];
      case 'img':
        return attribs.src ? [{ type: 'image', url: attribs.src, alt: attribs.alt ?? '' }] : [];
      case 'noteref':
        return this.reference(attribs.ref ?? '');
      case 'a':
        return this.link(node);
      case 'sup':
      case 'sub':
        return this.raised(node);
      case 'em':
      case 'strong':
        return [{ type: MARKS[name], children: this.inline(children) }];
      case 'u':
        // A picture or a link is no word of the author's.
        if (textOf(node).trim() !== '') this.found.note('subrayado', textOf(node));
    }
    return this.inline(children);
  }

  private reference(ref: string): PhrasingContent[] {
    if (!this.notes.has(ref)) {
      this.found.note('nota que falta', ref);
      return [];
    }
    if (!this.called.includes(ref)) this.called.push(ref);
    const identifier = String(this.called.indexOf(ref) + 1);
    return [{ type: 'footnoteReference', identifier, label: identifier }];
  }

  private raised(node: DocumentNode): PhrasingContent[] {
    const written = textOf(node).trim();
    if (node.name === 'sup' && /^\d+$/.test(written))
      return [{ type: 'text', value: [...written].map((digit) => RAISED[Number(digit)]).join('') }];
    const inner = this.inline(node.children);
    if (written !== '' && !inner.some(({ type }) => type === 'footnoteReference'))
      this.found.note(node.name === 'sup' ? 'superíndice' : 'subíndice', written);
    return inner;
  }

  private link(node: DocumentNode): PhrasingContent[] {
    const written = (node.attribs.href ?? '').trim();
    const { url, why } = openedLink(written);
    const shown = oneLine(textOf(node));
    const isOpened = shown === written && url !== written;
    const inner = isOpened && shown !== '' ? [text(url ?? '')] : node.children;
    const children = this.inline(inner).flatMap((one) => {
      if (one.type !== 'link') return [one];
      this.found.lost('enlace', one.url, undefined, 'Estaba dentro de otro enlace, que quedó.');
      return one.children;
    });
    if (isOpened) this.found.out.push(written);
    const isEmpty = children.every((one) => one.type === 'text' && one.value.trim() === '');
    if (url !== undefined && !isEmpty) {
      if (why) this.found.note('enlace', `${shown} (${written})`, why);
      return [{ type: 'link', url, children }];
    }
    this.found.told.links++;
    if (!written.startsWith('#_Toc') && !(isEmpty && /^#|^$/.test(written)))
      this.found.note('enlace', `${shown} (${written})`, why);
    return children;
  }

  private clean(value: string): string {
    return openedText(value, this.found)
      .replace(/[\uFB00-\uFB06]/g, (letters) => letters.normalize('NFKC'))
      .replace(
        /(\p{L}*\p{Ll})[-\u00AD\u2010] (?!(?:[yoeu]|ni)\s)(\p{Ll}+)/gu,
        (cut, start: string, end: string) => {
          this.found.note('palabra cortada', cut, `Se unió: «${start}${end}». Revísela.`);
          return start + end;
        },
      )
      .replace(/\u00AD/g, '')
      .replace(HIDDEN, (sign) => {
        const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
        this.found.note('signo que no se ve', `U+${code}`);
        return '';
      })
      .replace(/\s+/g, ' ');
  }
}

/** Those that the check refuses (lib/content/lint/shown-signs.ts), but for line ends. */
const HIDDEN =
  /[\0-\x08\x0E-\x1F\x7F-\x9F\u200B\u202A-\u202E\u2060\u2066-\u206F\uFEFF\uFFF9-\uFFFF\u{E0000}-\u{E01EF}]/gu;

/** Joins a word that the end of a line cuts. */
function rejoined(nodes: readonly DocumentNode[]): DocumentNode[] {
  const out: DocumentNode[] = [];
  for (const node of nodes) {
    const [before, last] = out.slice(-2);
    const isCut = last?.name === 'br' && /\p{Ll}[-\u00AD\u2010]\s*$/u.test(before?.text ?? '');
    if (before && isCut && /^\s*\p{Ll}/u.test(node.text ?? ''))
      out.splice(-2, 2, { ...before, text: `${before.text?.trimEnd()} ${node.text?.trimStart()}` });
    else out.push(node);
  }
  return out;
}

const WRAPPERS = [
  /(?:^|\.)(?:safelinks\.protection\.(?:outlook\.com|office365\.us)|google\.[a-z.]{2,6}|cudasvc\.com)$/,
  /(?:^|\.)(?:facebook|instagram|messenger|youtube|linkedin|urldefense(?:\.proofpoint)?)\.com$/,
  /^(?:statics\.teams\.cdn\.office\.net|l\.threads\.(?:net|com)|l\.wl\.co|slack-redir\.net|vk\.com)$/,
  /^(?:out\.reddit|steamcommunity|duckduckgo|t\.umblr)\.com$|^href\.li$/,
];
const KEYS = ['url', 'q', 'u', 'to', 'uddg', 'z', 'a'];
const SHORT =
  /^(?:bit\.ly|t\.co|tinyurl\.com|goo\.gl|ow\.ly|is\.gd|cutt\.ly|acortar\.link|lnkd\.in|rb\.gy|buff\.ly|s\.id)$/;
/** Parameters that say who followed a link. */
const OF_A_READER =
  /([?&])(?:(?:fbclid|gclid|gbraid|wbraid|msclkid|igsh|igshid|mc_eid|mkt_tok|_hsenc|_hsmi|twclid)=[^&#]*(?:&|(?=#|$)))+/gi;
const COUNTED =
  /(?:^|\.)(?:list-manage|mandrillapp|hubspotlinks|rs6|createsend\d?|cmail\d+|mailgun|sendinblue|click\.mailchimp|awstrack)\.(?:com|net|org|me)$|\.sendgrid\.net$/;
const MAIL = /[\w.+-]+(?:@|%40)[\w-]+\.[a-z]{2,}/i;
const LEADS = /https?(?::|%3A|%253A)(?:\/|%2F|%252F){2}/i;
const SHARES = /(?:^|\.)(?:archive\.org|wa\.me)$/;

function inner(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  const [, third] = /^\/v3\/__(https?:\/\/?.+?)__;/.exec(pathname) ?? [];
  if (third && /urldefense/.test(hostname)) return third.replace(/^(https?:\/)(?!\/)/, '$1/');
  if (!WRAPPERS.some((host) => host.test(hostname))) return undefined;
  for (const key of KEYS) {
    const value = searchParams.get(key) ?? '';
    // Proofpoint's second writing.
    const plain = /^\/v2\//.test(pathname)
      ? value.replace(/-([\dA-F]{2})/g, '%$1').replaceAll('_', '/')
      : value;
    const open = /^https?%3A/i.test(plain)
      ? decodeSafely(plain).replace(/%(?:2[346BCF]|3[ABDF]|40)/gi, decodeURIComponent)
      : plain;
    if (/^https?:\/\//i.test(open)) return open;
  }
  return undefined;
}

function opened(address: string, left = 5): string {
  const next = left > 0 ? inner(address) : undefined;
  if (next !== undefined) return opened(next, left - 1);
  return address.replace(OF_A_READER, '$1').replace(/[?&](?=#|$)/, '');
}

/**
 * Unwraps links of mail programs and search engines, and drops parameters that track a reader.
 * @returns `url`, undefined for a link that the site may not have; `why`, a note in Spanish for the author
 */
function openedLink(written: string): Partial<Record<'url' | 'why', string | undefined>> {
  const url = opened(written.replace(/%7B%7B(.*?)%7D%7D/gi, '{{$1}}'));
  if (/^\/(?![/\\])|\{\{/.test(url)) return { url };
  if (!/^(?:https?|mailto|tel):/i.test(url) || linkProblem(url))
    return { why: 'No lleva a un sitio público; quedó sólo su texto.' };
  if (/^mailto:[^@]*@[^@]*(?:@|%40)/i.test(url))
    return { url, why: 'Lleva otro correo además del principal. Revise que deba ir.' };
  if (!/^https?:/i.test(url)) return { url };
  const { hostname, search, hash, pathname, origin } = new URL(url);
  const rest = url.slice(origin.length);
  if (MAIL.test(rest))
    return {
      why: 'Lleva un correo dentro de la dirección; quedó sólo su texto. Ponga la dirección sin él.',
    };
  const isThrough = LEADS.test(search + hash) && !SHARES.test(hostname) && !/share/i.test(pathname);
  const why = SHORT.test(hostname)
    ? 'Es una dirección acortada: nadie ve a dónde lleva. Ponga la completa.'
    : COUNTED.test(hostname)
      ? 'Lleva la cuenta de quién la abre. Ponga la dirección a donde lleva.'
      : isThrough
        ? 'Pasa por otro sitio antes de llegar. Ponga la dirección a donde lleva.'
        : undefined;
  return { url, why };
}

/** A text whose addresses lead where they say. */
const openedText = (value: string, found: DocumentFindings): string =>
  value.replace(/https?:\/\/[^\s<>"«»]{1,3000}/g, (address) => {
    const url = opened(address);
    if (url === address) return address;
    found.out.push(address);
    found.note('dirección envuelta', address, `Se abrió: quedó ${url}.`);
    return url;
  });
