import { useEffect, useState } from 'react';
import type { OpenElsewhere } from '../api';
import { ask } from './client';
import { clock, moment } from './instants';

const EVERY_MS = 20_000;

/** Says who else has a piece open, as long as it is shown. */
export function OthersHere({ file }: { file: string }) {
  const [others, setOthers] = useState<OpenElsewhere[]>([]);
  useEffect(() => {
    const opening = { file, window: crypto.randomUUID() };
    const hearing = new AbortController();
    const { signal } = hearing;
    const tell = () =>
      ask('POST /api/abierta', { body: opening, signal }).then(
        (answer) => signal.aborted || setOthers(answer.others),
        // It is no reason to disturb anybody: the form says itself that the newsroom does not answer.
        () => undefined,
      );
    const leave = () =>
      void ask('DELETE /api/abierta', { query: opening, keepalive: true }).catch(() => undefined);
    void tell();
    const timer = setInterval(() => void tell(), EVERY_MS);
    window.addEventListener('pagehide', leave, { signal });
    return () => {
      clearInterval(timer);
      hearing.abort();
      leave();
    };
  }, [file]);
  return (
    <p role="status" className="help not-empty:mb-[0.6rem]">
      {others.map(inWords).join(' ')}
    </p>
  );
}

function inWords({ who, since }: OpenElsewhere): string {
  const isToday = new Date(since).toDateString() === new Date().toDateString();
  const from = isToday ? `las ${clock(since)}` : `el ${moment(since)}`;
  return who
    ? `${who} la tiene abierta desde ${from}.`
    : `La tiene abierta en otra ventana desde ${from}.`;
}
