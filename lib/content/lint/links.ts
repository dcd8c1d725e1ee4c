import { fault, type ContentFault } from '@/lib/content/faults';

const MAIL = /^mailto:[^\s@?,;]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\?\S*)?$/i;
const PHONE = /^tel:\+?[0-9][0-9().-]*(?:;ext=[0-9]+)?$/i;
/** Non-public IPv4 blocks (RFC 6890). */
const NOT_PUBLIC =
  /^(?:0|10|127|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168|2(?:2[4-9]|[345]\d))\./;

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

/** Returns the fault of how an address is written: the text must show the browser's destination. */
export function linkProblem(url: string): ContentFault | undefined {
  if (/^[/\\]{2}|\\/.test(url)) return fault('link-slashes', { url }, url);
  const scheme = SCHEME.exec(url)?.[1]?.toLowerCase();
  if (scheme === 'mailto') return MAIL.test(url) ? undefined : fault('link-mail', { url }, url);
  if (scheme === 'tel') return PHONE.test(url) ? undefined : fault('link-phone', { url }, url);
  if (scheme === 'http' || scheme === 'https') return webProblem(url);
  return undefined;
}

function webProblem(url: string): ContentFault | undefined {
  if (!/^https?:\/\/[^/\s?#]/i.test(url) || /\s/.test(url) || !URL.canParse(url))
    return fault('link-not-web', { url }, url);
  const { hostname } = new URL(url);
  if (/^https?:\/\/[^/?#]*@/i.test(url)) return fault('link-at-sign', { url }, url);
  if (hostname === 'localhost' || /\.(?:localhost|local|internal)$/.test(hostname))
    return fault('link-local', { url }, url);
  const isNumber = /^[0-9.]+$/.test(hostname);
  const isNamed = hostname.replace(/\.$/, '').split('.').every(Boolean);
  if (
    !isNamed ||
    (isNumber ? !isPublic(hostname, url) : !hostname.includes('.') || hostname.startsWith('['))
  )
    return fault('link-no-site', { url }, url);
  return undefined;
}

const isPublic = (number: string, url: string): boolean =>
  url.split('/')[2]?.replace(/:\d*$/, '') === number && !NOT_PUBLIC.test(number);
/** Alternative texts that Word and other programs generate, and file names. */
const BY_MACHINE =
  /generad[oa] autom[aá]ticamente|automatically generated|AI-generated|generado por (?:la )?IA|^(?:imagen|picture|image|gr[aá]fico|foto)\s*\d+$|^[^\s]*\.(?:jpe?g|png|gif|webp|heic|bmp|tiff?)$|^[a-z]:\\|^(?:IMG|DSC)_?\d+$/i;

export const isByMachine = (alt: string): boolean => BY_MACHINE.test(alt.trim());
