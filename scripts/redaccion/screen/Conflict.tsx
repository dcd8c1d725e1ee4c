import { useMemo, useRef, useSyncExternalStore } from 'react';
import type { ApiJson } from '../api';
import type { Question } from '../join';
import { markChanges } from '../join/marks';
import { nameOf } from './fields/nodes';
import { hour, moment } from './instants';
import { OthersHere } from './OthersHere';
import { Act, focusFirst } from './parts';
import { joinedOf, type PieceEvent, type PieceState } from './piece-state';
import type { FormTree, Whole } from './values';

interface Props {
  state: PieceState;
  words: FormTree<Whole>;
  send: (event: PieceEvent) => void;
}

/** What happened to the open piece's words: taken up, discarded, joined, or to be decided with others'. */
export function PieceNotices({ state, words, send: tell }: Props) {
  const { recovered, dropped, joined, theirs, base } = state;
  const box = useRef<HTMLDivElement>(null);
  const send = (event: PieceEvent) => {
    tell(event);
    // The pressed button goes.
    box.current?.focus();
  };
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <OthersHere file={state.opened.piece.file} />
      {recovered && (
        <p className="notice actions items-center">
          <span>Sin guardar, del {moment(recovered.savedAt)}.</span>
          <Act
            words={base || theirs ? 'Descartarlo y ver lo guardado' : 'Descartarlo'}
            onAct={() => send({ type: 'discarded' })}
          />
        </p>
      )}
      {dropped && base !== '' && (
        <p className="notice actions items-center">
          <span role="status">Descartado</span>
          <Act words="Deshacer" onAct={() => send({ type: 'undone' })} />
        </p>
      )}
      {joined && (
        <p className="help my-[0.6rem]" role="status">
          {joined}
        </p>
      )}
      {theirs && <Conflict {...{ state, theirs, words, send }} />}
    </div>
  );
}

interface ConflictProps extends Props {
  theirs: NonNullable<PieceState['theirs']>;
}

function Conflict({ state, theirs, words, send }: ConflictProps) {
  // What is typed meanwhile may answer a question, or ask another.
  const mine = useSyncExternalStore(words.hear, () => words.now);
  const questions = useMemo(() => joinedOf(state, theirs, mine).questions, [state, theirs, mine]);
  const { saved } = theirs;
  const others = saved?.who ?? 'otra persona';
  const places = questions.length === 1 ? 'un lugar' : `${questions.length} lugares`;
  return (
    <section ref={focusFirst} tabIndex={-1} className="notice bad" aria-labelledby="conflicto">
      <h3 id="conflicto">
        {saved ? `${saved.who} guardó ${hour(saved.at)}` : 'Otra persona guardó'} mientras usted
        escribía
      </h3>
      <p>Coinciden en {places}. Elija; lo demás se junta solo.</p>
      {questions.map((question) => (
        <Asked
          key={question.id}
          {...{ question, others }}
          onChoose={(choice) => send({ type: 'decided', id: question.id, choice })}
        />
      ))}
    </section>
  );
}

interface AskedProps {
  question: Question;
  others: string;
  onChoose: (choice: 'mine' | 'theirs' | 'both') => void;
}

function Asked({ question, others, onChoose }: AskedProps) {
  const { place, base, mine, theirs, between } = question;
  const canBoth = between !== undefined && mine !== undefined && theirs !== undefined;
  const choices = [
    ['mine', 'Usted', mine, 'Dejar lo mío'],
    ['theirs', others, theirs, `Dejar lo de ${others}`],
  ] as const;
  return (
    <section aria-label={place} className="mt-[1.2rem]">
      <h4 className="mb-[0.3rem]">{place}</h4>
      <div className="grid gap-[0.6rem] sm:grid-cols-2">
        {choices.map(([choice, who, version, words]) => (
          <div key={choice} className="box">
            <p className="help">{who}</p>
            <p className="mb-[0.6rem] whitespace-pre-wrap">
              <Marked base={inWords(base)} version={inWords(version)} />
            </p>
            <Act words={words} of={place} onAct={() => onChoose(choice)} />
          </div>
        ))}
      </div>
      {canBoth && <Act words="Dejar las dos" of={place} onAct={() => onChoose('both')} />}
    </section>
  );
}

function Marked({ base, version }: { base: string; version: string }) {
  if (version === '') return <em>Lo quitó</em>;
  return markChanges(base, version).map(({ how: Tag, words }, index) =>
    Tag === 'same' ? words : <Tag key={index}>{words}</Tag>,
  );
}

function inWords(value: ApiJson | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (Array.isArray(value)) return value.map(inWords).join('\n');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([key, inner]) => `${nameOf(key)}: ${inWords(inner)}`)
    .join('\n');
}
