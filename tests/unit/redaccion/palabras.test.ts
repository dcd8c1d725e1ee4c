import type { Opened, Saved } from '@/scripts/redaccion/api';
import {
  beginPiece,
  isBehind,
  joinedOf,
  stepPiece,
  wholeOf,
  type PieceEvent,
  type PieceState,
} from '@/scripts/redaccion/screen/piece-state';
import { random } from './random';

const file = 'content/x.yml';
const savedAt = '2026-01-05T10:00:00.000Z';
const words = (titulo: string) => ({ data: { titulo } });
const piece = {
  file,
  collection: 'directorio',
  title: 'Reunión',
  state: 'publicado',
  unsaved: false,
} as const;
const opened: Opened = { piece, base: 'b', schema: {}, ...words('Reunión') };

const after = (state: PieceState, ...events: PieceEvent[]) => events.reduce(stepPiece, state);
const typed = (titulo: string): PieceEvent => ({ type: 'typed', words: words(titulo) });
const [due, save, left]: PieceEvent[] = [{ type: 'due' }, { type: 'saveAsked' }, { type: 'left' }];
const wasSaved = (base: string): PieceEvent => ({
  ...{ type: 'answered', answer: { result: 'saved', base, changed: true, piece, warnings: [] } },
});
const failed: PieceEvent = { type: 'failed', why: 'La redacción no responde.', savedAt };
const title = (json?: string) =>
  json ? (wholeOf(json).data as { titulo: string }).titulo : undefined;
const begun = beginPiece(opened, undefined);

describe('nada de lo escrito se pierde', () => {
  it('al salir mientras se envía un borrador: lo último queda en el navegador, y después va al servidor', () => {
    const gone = after(begun, typed('Uno'), due!, typed('Dos'), left!);
    expect([title(gone.sent?.words), title(gone.here)]).toEqual(['Uno', 'Dos']);
    expect(title(after(gone, { type: 'drafted', savedAt }).sent?.words)).toBe('Dos');
  });

  it('lo que no se pudo guardar en el sitio queda en el navegador, aunque nunca fue borrador', () => {
    const alone = after(begun, typed('Uno'), save!, failed);
    expect([title(alone.here), alone.busy]).toEqual(['Uno', false]);
  });

  it('lo que escribo mientras se guarda queda después como borrador de la versión nueva', () => {
    const later = after(begun, typed('Uno'), save!, typed('Dos'), wasSaved('c'));
    expect([title(later.now), later.base, isBehind(later)]).toEqual(['Dos', 'c', true]);
    expect(after(later, due!).sent).toMatchObject({ kind: 'keep' });
  });

  it('guardar mientras se envía un borrador espera a que llegue, y guarda lo que había al pedirlo', () => {
    const waits = after(begun, typed('Uno'), due!, typed('Dos'), save!, typed('Tres'));
    expect([waits.sent?.kind, waits.busy]).toEqual(['keep', true]);
    const { sent } = after(waits, { type: 'drafted', savedAt });
    expect([sent?.kind, title(sent?.words)]).toEqual(['save', 'Dos']);
  });

  it('lo último que escribí está en el navegador, y no lo que llegó antes como borrador', () => {
    const [draft, here] = ['10:00', '10:01'].map((hour) => ({
      ...{ ...words(hour), base: 'b', savedAt: `2026-01-05T${hour}:00.000Z` },
    }));
    const both = { ...opened, draft };
    expect(title(beginPiece(both, here).now)).toBe('10:01');
    expect(title(beginPiece({ ...opened, draft: here }, draft).now)).toBe('10:01');
  });

  it('si vuelvo a mi último borrador sin que responda la redacción, el navegador no guarda otra cosa', () => {
    const kept = after(begun, typed('Uno'), due!, { type: 'drafted', savedAt });
    const again = after(kept, typed('Dos'), due!, failed, typed('Uno'), due!);
    expect(title(again.here)).toBe('Uno');
  });

  it('los cambios ligados que agrego mientras se guarda no se olvidan', () => {
    const along = { changes: [{ file: 'content/y.yml', base: 'b', data: null }], pdfs: [] };
    const more = { ...along, changes: [...along.changes, ...along.changes] };
    const sent = after(begun, { type: 'typed', words: { ...words('Uno'), along } }, save!);
    expect(wholeOf(after(sent, wasSaved('c')).now).along).toBeUndefined();
    const later = after(sent, { type: 'typed', words: { ...words('Uno'), along: more } });
    expect(wholeOf(after(later, wasSaved('c')).now).along).toEqual(more);
  });

  it('una pieza nueva queda como borrador aunque nada más se le escriba', () => {
    expect(isBehind(beginPiece({ ...opened, base: '' }, undefined))).toBe(true);
    const draft = { ...words('Nueva'), base: '', savedAt };
    const again = beginPiece({ ...opened, base: '', data: {}, draft }, undefined);
    expect(after(again, { type: 'discarded' }).sent?.kind).toBe('drop');
  });
});

function newsroom(next: (below: number) => number) {
  let clock = 0;
  const moment = () => new Date((clock += 1000)).toISOString();
  const there = {
    base: 'b',
    words: 'Reunión',
    draft: undefined as Opened['draft'],
    here: undefined as Opened['draft'],
  };
  const saved = new Map([[there.base, there.words]]);
  const withFrom = (draft: Opened['draft']) =>
    draft && draft.base !== there.base
      ? { ...draft, from: words(saved.get(draft.base) ?? '') }
      : draft;
  const open = () => {
    saved.set(there.base, there.words);
    const { base } = there;
    const draft = withFrom(there.draft);
    return beginPiece(
      { ...opened, ...words(there.words), base, ...(draft && { draft }) },
      withFrom(there.here),
    );
  };
  let state = open();
  let isDue = isBehind(state);
  let keptAt = there.here?.savedAt;
  const put = (json: string): Opened['draft'] => {
    const { data } = wholeOf(json);
    return { data, base: state.base, savedAt: moment() };
  };
  const send = (event: PieceEvent) => {
    const before = state;
    state = stepPiece(before, event);
    const isSent = state.sent !== before.sent;
    if (state.here !== undefined && (state.here !== before.here || isSent))
      keptAt = (there.here = put(state.here))?.savedAt;
    else if (state.here === undefined && before.here !== undefined)
      there.here = there.here?.savedAt === keptAt ? undefined : there.here;
    if (isSent || state.now !== before.now || !isBehind(before))
      isDue = isBehind(state) && !state.isLeft;
  };
  const done = (isFine: boolean): PieceEvent => {
    const { kind, words: json } = state.sent!;
    if (kind === 'drop') return ((there.draft = undefined), { type: 'drafted' });
    if (kind === 'save' && state.base === there.base && isFine) {
      there.words = title(json)!;
      there.draft = undefined;
      there.base = moment();
      saved.set(there.base, there.words);
      return wasSaved(there.base);
    }
    there.draft = put(json);
    if (kind === 'keep') return { type: 'drafted', savedAt: there.draft!.savedAt };
    const theirs = { ...words(there.words), base: there.base };
    const answer: Saved =
      state.base === there.base
        ? { result: 'refused', problems: [] }
        : { result: 'conflict', theirs };
    return { type: 'answered', answer };
  };
  const answer = (isSure: boolean) => {
    if (!state.sent) return;
    const way = isSure ? 0 : next(4);
    const event = way < 3 ? done(isSure || next(3) > 0) : undefined;
    send(event && way < 2 ? event : { type: 'failed', why: '', savedAt: keptAt });
  };
  const goOn = () => {
    if (!isDue) return;
    isDue = false;
    send({ type: 'due' });
  };
  const choose = () => {
    const { recovered, theirs, dropped } = state;
    const questions = theirs ? joinedOf(state, theirs, wholeOf(state.now)).questions : [];
    const ways: PieceEvent[] = [
      ...(recovered ? [{ type: 'discarded' } as const] : []),
      ...(dropped ? [{ type: 'undone' } as const] : []),
      ...questions.flatMap(({ id }) =>
        (['mine', 'theirs'] as const).map((choice) => ({ type: 'decided', id, choice }) as const),
      ),
    ];
    const way = ways[next(ways.length || 1)];
    if (way) send(way);
  };
  const has = (found: string | undefined) =>
    [
      there.words,
      ...[there.draft, there.here].map((one) => one && title(JSON.stringify([one.data]))),
    ].includes(found);
  const isKnown = () => state.now === state.stored || has(title(state.now));
  const leave = () => {
    const { now, stored } = state;
    send(left!);
    const isKept = isKnown();
    while (state.sent) answer(false);
    state = open();
    isDue = isBehind(state);
    keptAt = there.here && state.here !== undefined ? there.here.savedAt : undefined;
    const shown = [title(state.now), there.words];
    return isKept && (now === stored || shown.includes(title(now)));
  };
  return {
    there,
    now: () => state,
    type: () =>
      send(
        typed(
          next(4)
            ? `Palabra ${(clock += 1)}`
            : ([there.words, title(state.drafted || undefined), 'Reunión'][next(3)] ?? 'Reunión'),
        ),
      ),
    goOn,
    answer,
    choose,
    leave,
    save: () => send(save!),
    others: () => {
      Object.assign(there, { words: `De otros ${moment()}`, base: moment() });
      saved.set(there.base, there.words);
    },
    isSafe: () => isKnown() || isDue,
    isKnown,
  };
}

test('en cualquier orden, sin servidor a ratos y con otra persona, lo último que escribí está en algún lado', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const next = random(seed);
    const here = newsroom(next);
    const acts: string[] = [];
    const ways = {
      ...{ type: here.type, typeMore: here.type, goOn: here.goOn, keep: here.goOn },
      ...{ save: here.save, choose: here.choose, others: here.others, leave: here.leave },
      ...{ answer: () => here.answer(false), answerMore: () => here.answer(false) },
    };
    for (let step = 0; step < 60; step += 1) {
      const [name, act] = Object.entries(ways)[next(Object.keys(ways).length)]!;
      acts.push(name);
      if (act() === false || !here.isSafe()) throw new Error(`${seed}: ${acts.join(' ')}`);
    }
    for (let step = 0; step < 20; step += 1) {
      here.answer(true);
      here.goOn();
    }
    expect([seed, here.now().sent === undefined && here.isKnown()]).toEqual([seed, true]);
  }
});
