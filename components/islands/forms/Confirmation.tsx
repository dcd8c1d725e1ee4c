import type { Acuse } from '@/lib/forms/acuse';
import { spokenFolio } from '@/lib/forms/folio';
import { useArrival } from './Arrival';
import { Button } from './Button';
import { CopyButton } from './CopyButton';
import { Literal, useWords } from './language';
import { Receipt } from './Receipt';

interface ConfirmationProps {
  acuse: Acuse;
  despues: string[];
  demostracion?: string | undefined;
  salida?: string | undefined;
  onAnother: () => void;
  onForget: () => void;
}

export function Confirmation({
  acuse,
  despues,
  demostracion,
  salida,
  onAnother,
  onForget,
}: ConfirmationProps) {
  const words = useWords();
  const box = useArrival<HTMLDivElement>();
  return (
    <>
      <div
        ref={box}
        className="alert outcome border-verde bg-verde-claro text-verde"
        role="status"
        tabIndex={-1}
      >
        <p>
          <strong className="ticked">
            <Literal text={words.SENT} />
          </strong>
        </p>
        <p>{words.FOLIO}</p>
        <div className="folio-line">
          <strong className="folio" translate="no">
            {acuse.folio}
          </strong>
          <span className="form-actions no-print">
            <CopyButton text={acuse.folio} label={words.COPY_FOLIO} main />
          </span>
        </div>
        <p>{words.KEEP_FOLIO}</p>
        <p>
          {words.DICTATE}{' '}
          <span className="wrap-anywhere" translate="no">
            {spokenFolio(acuse.folio)}
          </span>
          {`. ${words.FOLIO_LETTERS}`}
        </p>
      </div>
      {demostracion && <p className="notice">{demostracion}</p>}
      <section className="form-panel grid grid-cols-1 gap-4" aria-label={words.NEXT}>
        <h4>{words.NEXT}</h4>
        <ul className="grid list-disc gap-2 pl-5">
          {despues.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <Receipt acuse={acuse} />
        <div className="form-actions no-print">
          {salida ? (
            <a className="button button-outline" href={salida} rel="noreferrer" data-exit="">
              {words.CLEAR_AND_LEAVE}
            </a>
          ) : (
            <Button onClick={onForget}>{words.CLEAR_ALL}</Button>
          )}
          <Button onClick={onAnother}>{words.ANOTHER}</Button>
        </div>
      </section>
    </>
  );
}
