import { acusePdf, acuseText, type Acuse } from '@/lib/forms/acuse';
import { Button } from './Button';
import { CopyButton } from './CopyButton';
import { download } from './device';
import { Literal, useWords } from './language';

export function Receipt({ acuse }: { acuse: Acuse }) {
  const words = useWords();
  const { folio, pagina } = acuse;
  // Without its letter: on a device that others use, a name must not say that it is a report.
  const name = `acuse-${folio.slice(2, -2)}`;
  return (
    <div className="grid gap-3">
      <div className="form-actions no-print">
        <Button onClick={() => download(`${name}.pdf`, acusePdf(acuse))}>{words.ACUSE_PDF}</Button>
        <Button onClick={() => download(`${name}.txt`, acuseText(acuse))}>
          {words.ACUSE_TEXT}
        </Button>
      </div>
      <p className="field-help">
        {words.ACUSE_HOLDS}{' '}
        <a href={new URL(pagina).pathname} target="_blank">
          <Literal text={words.ASK_ABOUT} />
        </a>
      </p>
    </div>
  );
}

/** Earlier deliveries of the visit: every folio stays on the screen until the page is left. */
export function EarlierReceipts({ receipts }: { receipts: readonly Acuse[] }) {
  const { SENT_BEFORE, FOLIO, COPY_FOLIO } = useWords();
  return (
    <div className="no-print" aria-live="polite">
      {receipts.map((acuse) => (
        <details key={acuse.folio} className="line-above py-3">
          <summary>
            {`${SENT_BEFORE} ${FOLIO} `}
            <strong className="folio" translate="no">
              {acuse.folio}
            </strong>
          </summary>
          <div className="form-actions my-2">
            <CopyButton text={acuse.folio} label={COPY_FOLIO} />
          </div>
          <Receipt acuse={acuse} />
        </details>
      ))}
    </div>
  );
}
