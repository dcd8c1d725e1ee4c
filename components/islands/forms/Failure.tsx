import { useEffect, useState, type ReactNode } from 'react';
import type { Reason } from '@/lib/forms/reasons';
import { Button } from './Button';
import { Channels, type ChannelFacts } from './Channels';
import { CopyButton } from './CopyButton';
import { Countdown, useCountdown } from './Countdown';
import { Literal, useWords } from './language';

interface FailureProps {
  reason: Reason;
  wait: number;
  text: string;
  channels: ChannelFacts & { anonymous: boolean };
  written: ReactNode;
  recover: ReactNode;
  onRetry: () => void;
  onPrint: () => void;
  onDownload: () => void;
}

/** One main way on, taken when the person decides, with the text in sight. */
export function Failure({ reason, wait, text, channels, written, recover, ...acts }: FailureProps) {
  const words = useWords();
  const { what, advice } = words.REASONS[reason];
  const left = useCountdown(wait);
  const online = useBackOnline();
  return (
    <div className="alert alert-error">
      <div className="grid gap-2" role="alert">
        <p>
          <strong>
            <Literal text={words.SEND_FAILED} />
          </strong>
          . {what}
        </p>
        <p>{`${advice} ${words.NOT_LOST}`}</p>
      </div>
      <div className="form-actions items-center">
        <Button className="button" disabled={left > 0} onClick={acts.onRetry}>
          {words.RETRY}
        </Button>
        <Countdown left={left} say={words.mayRetryIn} />
        {recover}
        <p aria-live="polite" className="field-help">
          {wait > 0 && left === 0 && words.MAY_RETRY}
          {online && words.BACK_ONLINE}
        </p>
      </div>
      {written}
      <details>
        <summary>{words.KEEP_WRITTEN}</summary>
        <div className="form-actions mt-2">
          <CopyButton text={text} label={words.COPY_WRITTEN} />
          <Button onClick={acts.onDownload}>{words.DOWNLOAD_SHEET}</Button>
          <Button onClick={acts.onPrint}>{words.PRINT_WRITTEN}</Button>
        </div>
      </details>
      <Channels {...channels} />
    </div>
  );
}

/** True once the device says that its network is back. */
function useBackOnline(): boolean {
  const [back, setBack] = useState(false);
  useEffect(() => {
    const notice = () => setBack(true);
    addEventListener('online', notice);
    return () => removeEventListener('online', notice);
  }, []);
  return back;
}
