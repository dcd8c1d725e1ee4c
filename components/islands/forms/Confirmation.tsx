'use client';

import { useEffect, useRef } from 'react';
import type { Acuse } from '@/lib/forms/acuse';
import { spokenFolio } from '@/lib/forms/folio';
import { CopyButton } from './CopyButton';
import { arriveAt } from './device';
import { Receipt } from './Receipt';

interface ConfirmationProps {
  acuse: Acuse;
  /** What comes of it, in this mode. */
  despues: string[];
  /** In a demonstration: that nobody will read it. */
  demostracion?: string | undefined;
  /** Where «Borrar y salir» leads; without it, it only forgets. */
  salida?: string | undefined;
  onAnother: () => void;
  onForget: () => void;
}

/** A delivery takes the place of the form: folio, what comes next, the acuse, and the ways out. */
export function Confirmation({
  acuse,
  despues,
  demostracion,
  salida,
  onAnother,
  onForget,
}: ConfirmationProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.toggleAttribute('autofocus', true);
    arriveAt(box.current, box.current?.closest('form'));
  }, []);
  return (
    <>
      <div ref={box} className="alert alert-success outcome" role="status" tabIndex={-1}>
        <p>
          <strong className="ticked">Mensaje enviado exitosamente!</strong>
        </p>
        <p>
          Folio de envío: <strong className="folio">{acuse.folio}</strong>
        </p>
        <p>Anótelo: identifica este envío. No es el número de su expediente.</p>
        <p>
          Para dictarlo: <span className="wrap-anywhere">{spokenFolio(acuse.folio)}</span>. No lleva
          la letra O ni la I: son cero y uno.
        </p>
      </div>
      <div className="form-actions no-print">
        <CopyButton text={acuse.folio} label="Copiar folio" main />
      </div>
      {demostracion && <p className="notice">{demostracion}</p>}
      <section className="form-panel" aria-label="Qué sigue">
        <h4>Qué sigue</h4>
        <ul className="grid list-disc gap-[0.4rem] pl-[1.2rem]">
          {despues.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <Receipt acuse={acuse} />
        <div className="form-actions no-print">
          {salida ? (
            <a className="button button-outline" href={salida} rel="noreferrer" data-exit="">
              Borrar y salir
            </a>
          ) : (
            <button type="button" className="button button-outline" onClick={onForget}>
              Borrar todo
            </button>
          )}
          <button type="button" className="button button-outline" onClick={onAnother}>
            Escribir otro mensaje
          </button>
        </div>
      </section>
    </>
  );
}
