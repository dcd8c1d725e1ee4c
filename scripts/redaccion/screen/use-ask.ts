import { useCallback, useEffect, useRef, useState } from 'react';
import type { ToldWords } from '../../told-words';
import { ask, messageOf, type Route } from './client';
import type { RequestOutcome } from './parts';

/**
 * The answer to a request, which is sent anew when `ask` is another function, or by `again`; a failure in
 * words, beside the last answer.
 */
export function useAnswer<T>(ask: (signal: AbortSignal) => Promise<T>) {
  const [state, setState] = useState<{ answer?: T; of?: typeof ask; fault: ToldWords }>({
    fault: '',
  });
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    void ask(signal).then(
      (answer) => signal.aborted || setState({ answer, of: ask, fault: '' }),
      (failure: unknown) =>
        signal.aborted || setState((before) => ({ ...before, fault: messageOf(failure) })),
    );
    return () => asking.abort();
  }, [ask, times]);
  return { ...state, isNew: state.of === ask, again: () => setTimes((before) => before + 1) };
}

/** The answer of a route that is told nothing. */
export const useRoute = <R extends Route>(route: R) =>
  useAnswer(useCallback((signal: AbortSignal) => ask(route, { signal }), [route]));

export function useAttempt() {
  const [outcome, setOutcome] = useState<RequestOutcome>({ words: '', bad: false });
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  /** @param work may return words about its success. @param doing said meanwhile */
  const attempt = async (work: () => Promise<string | void>, doing = '') => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setOutcome({ words: doing, bad: false });
    try {
      setOutcome({ words: (await work()) ?? '', bad: false });
    } catch (failure) {
      setOutcome({ words: messageOf(failure), bad: true });
    }
    running.current = false;
    setBusy(false);
  };
  return { outcome, busy, attempt };
}
