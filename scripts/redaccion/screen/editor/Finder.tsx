import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { fold } from '@/lib/search/words';
import { says, searchWords } from '../fields/nodes';
import { Act, Fault, Labelled } from '../parts';
import { useRoute } from '../use-ask';

interface FinderOption {
  id: string;
  title: string;
  note: string;
}

/** Returns the options that have all the words that were typed; those that begin with them come first. */
export function matching<T extends FinderOption>(options: T[], typed: string): T[] {
  const asked = fold(typed.trim());
  const rank = ({ title, note }: T) =>
    [title, note].some((text) => fold(text).startsWith(asked)) ? note.length : MOST_LETTERS;
  const found = options.filter(({ title, note }) => says([title, note], searchWords(typed)));
  return asked ? found.sort((one, other) => rank(one) - rank(other)) : found;
}

const MOST_LETTERS = 1000;
const MOST = 40;
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

interface Props {
  label: string;
  hint: string;
  find: (typed: string) => FinderOption[];
  onChoose: (id: string) => void;
  onLeave: () => void;
  children?: ReactNode;
}

export function Finder({ label, hint, find, onChoose, onLeave, children }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const found = find(typed).slice(0, MOST);
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step) setAt((at + step + found.length) % (found.length || 1));
    else if (event.key === 'Escape') onLeave();
    // «Enter» would save the piece.
    else if (event.key !== 'Enter') return;
    else if (found[at]) onChoose(found[at].id);
    event.preventDefault();
  };
  return (
    <div className="ask">
      <Labelled
        label={label}
        help={hint}
        role="combobox"
        autoFocus
        autoComplete="off"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-lista`}
        aria-activedescendant={found[at] && `${id}-${at}`}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <ul
        id={`${id}-lista`}
        role="listbox"
        aria-label={label}
        className="found mb-[0.6rem] max-h-64 overflow-y-auto"
      >
        {found.map((option, index) => (
          <li
            key={option.id}
            id={`${id}-${index}`}
            className="line text-tinta"
            role="option"
            aria-selected={index === at}
            ref={(line) => {
              if (index === at) line?.scrollIntoView({ block: 'nearest' });
            }}
            onClick={() => onChoose(option.id)}
          >
            {option.title}
            <span className="standing">{option.note}</span>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {found.length === 0 ? 'Nada se llama así.' : `${found.length} en la lista`}
      </p>
      <p className="actions">
        {children}
        <Act words="Cancelar" onAct={onLeave} />
      </p>
    </div>
  );
}

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

interface LinkProps {
  site: string;
  /** @param title said by the text when no words of it are chosen; an empty address takes the link away */
  onAnswer: (href: string, title: string) => void;
  onLeave: () => void;
}

export function FindLink({ site, onAnswer, onLeave }: LinkProps) {
  const { answer, fault } = useRoute('GET /api/destinos');
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
        <Act words="Quitar el enlace" onAct={() => onAnswer('', '')} />
      </Finder>
    </>
  );
}
