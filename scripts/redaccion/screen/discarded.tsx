import { useEffect, useSyncExternalStore } from 'react';
import type { Change } from '../api';
import { ask, workSettled } from './client';
import { Act, OutcomeWords } from './parts';
import { fieldAddress } from './problems';
import { useAttempt } from './use-ask';

/** The words of the piece that was discarded last, which no file and no draft has. */
let discarded: Change | undefined;
const hearers = new Set<() => void>();

function tell(change: Change | undefined): void {
  discarded = change;
  for (const hearer of hearers) hearer();
}

/** Goes to the first screen, which says so. */
export function leaveDiscarded(change: Change): void {
  tell(change);
  window.location.hash = '';
}

const hear = (hearer: () => void) => {
  hearers.add(hearer);
  return () => void hearers.delete(hearer);
};

/** Says on the first screen that a piece was discarded, and brings it back; gone with that screen. */
export function DiscardedNotice() {
  const change = useSyncExternalStore(hear, () => discarded);
  const { outcome, attempt } = useAttempt();
  useEffect(() => () => tell(undefined), []);
  if (!change) return null;
  const bringBack = () =>
    attempt(async () => {
      await workSettled(change.file);
      await ask('PUT /api/borrador', { body: change });
      window.location.hash = fieldAddress(change.file);
    });
  return (
    <div className="notice actions items-center">
      <p role="status">Descartado</p>
      <Act words="Deshacer" onAct={() => void bringBack()} />
      <OutcomeWords outcome={outcome} />
    </div>
  );
}
