import { linkProblem } from '@/lib/content/lint/links';
import { decodeSafely } from '@/lib/site/text';
import type { DocumentFindings } from './types';

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
export function openedLink(written: string): Partial<Record<'url' | 'why', string | undefined>> {
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
export const openedText = (value: string, found: DocumentFindings): string =>
  value.replace(/https?:\/\/[^\s<>"«»]{1,3000}/g, (address) => {
    const url = opened(address);
    if (url === address) return address;
    found.out.push(address);
    found.note('dirección envuelta', address, `Se abrió: quedó ${url}.`);
    return url;
  });
