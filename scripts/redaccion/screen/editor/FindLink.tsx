import { ask } from '../client';
import { Fault } from '../parts';
import { useAnswer } from '../use-ask';
import { Finder, matching } from './Finder';

/** Reads an address that was typed or pasted; one of the site itself becomes the site's own path. */
function addressIn(typed: string, site: string): string | undefined {
  const text = typed.trim().replace(/^www\./, 'https://www.');
  if (/^(?:mailto:|tel:|\/(?!\/)|#)\S+$/.test(text)) return text;
  if (/^[^\s/@]+@[^\s/@]+\.\w+$/.test(text)) return `mailto:${text}`;
  if (!/^https?:\/\/\S+$/.test(text) || !URL.canParse(text)) return undefined;
  const { origin, pathname, search, hash } = new URL(text);
  if (!URL.canParse(site) || origin !== new URL(site).origin) return text;
  return pathname.replace(/(\/[^/.]+)$/, '$1/') + search + hash;
}

interface Props {
  site: string;
  /** @param title said by the text when no words of it are chosen; an empty address takes the link away */
  onAnswer: (href: string, title: string) => void;
  onLeave: () => void;
}

const askDestinations = () => ask('GET /api/destinos');

export function FindLink({ site, onAnswer, onLeave }: Props) {
  const { answer, fault } = useAnswer(askDestinations);
  const options = (answer?.destinos ?? []).map(({ url, title, kind }) => ({
    ...{ id: url, title, note: kind },
  }));
  const find = (typed: string) => {
    const address = addressIn(typed, site);
    if (address === undefined) return matching(options, typed);
    const known = options.find(({ id }) => id === address);
    return [known ?? { id: address, title: address, note: 'Dirección' }];
  };
  return (
    <>
      {fault && <Fault words={fault} />}
      <Finder
        label="A dónde lleva el enlace"
        hint="Escriba palabras de una página, una norma, un comunicado o un documento, o pegue una dirección."
        find={find}
        onChoose={(href) => onAnswer(href, options.find(({ id }) => id === href)?.title ?? href)}
        onLeave={onLeave}
      >
        <button type="button" onClick={() => onAnswer('', '')}>
          Quitar el enlace
        </button>
      </Finder>
    </>
  );
}
