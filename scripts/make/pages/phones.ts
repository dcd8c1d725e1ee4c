import { telHref, wholePhone } from '@/lib/site/text';

const PHONE =
  /(?<!\d ?)(\d{3} \d{3} \d{4}|\d{2} \d{4} \d{4})(?:(,? ext(?:\.|ensión)) (\d{2,6}))?(?! ?\d)/g;

const NO_LINKS = new Set([
  ...['a', 'button', 'label', 'option', 'summary', 'textarea'],
  ...['head', 'script', 'style', 'svg'],
]);

/** Links phones. @param text HTML without tags @param around ancestors; `inReact` where it hydrates */
export const withPhones = (text: string, around: { name: string; inReact: boolean }[]): string =>
  around.some(({ name, inReact }) => inReact || NO_LINKS.has(name))
    ? text
    : text.replace(
        PHONE,
        (_, phone: string, word = '', extension = '') =>
          `<a href="${telHref(phone, extension)}">${wholePhone(phone)}${word && `${word}\u00a0${extension}`}</a>`,
      );
