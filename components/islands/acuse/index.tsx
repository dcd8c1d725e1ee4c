'use client';

import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { provenLines, verifyAcuse, type KnownForm, type Verdict } from '@/lib/forms/acuse-check';
import { sentAt, type Acuse } from '@/lib/forms/acuse';
import { AsBuilt } from '../forms/Arrival';
import { arriveAt } from '../forms/device';
import { FileChooser } from '../FileChooser';
import { hydrate } from '../hydrate';
import { FolioCheck, type Calls, type Office } from './FolioCheck';

type State = { is: 'waiting' } | { is: 'unreadable'; name: string } | ({ name: string } & Verdict);

const LARGEST = 5 * 1024 * 1024;

export const start = (element: HTMLElement) => hydrate(element, AcuseCheck);

interface AcuseCheckProps {
  forms: KnownForm[];
  calls: Calls;
  office: Office;
  /** Of the check of a file. */
  title: string;
  /** Shown between both checks: only the build renders it. */
  between?: ReactNode;
}

/** Checks a typed folio and, below the page's text, the file of an acuse. */
export function AcuseCheck({ forms, calls, office, title, between }: AcuseCheckProps) {
  return (
    <>
      <FolioCheck calls={calls} office={office} />
      <AsBuilt>{between}</AsBuilt>
      <section id="comprobar" className="section needs-script no-print">
        <h2>{title}</h2>
        <FileCheck forms={forms} />
      </section>
    </>
  );
}

function FileCheck({ forms }: { forms: KnownForm[] }) {
  const [state, setState] = useState<State>({ is: 'waiting' });
  const verdict = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.is !== 'waiting') arriveAt(verdict.current);
  }, [state]);

  const check = useCallback(
    async (file: File | undefined) => {
      if (file) setState(await verdictOf(file, forms));
    },
    [forms],
  );
  const adopt = useCallback(
    (input: HTMLInputElement | null) => void check(input?.files?.[0]),
    [check],
  );

  return (
    <div className="form max-w-none">
      <FileChooser
        id="acuse"
        label="Acuse que descargó"
        help="PDF o texto, tal como lo descargó."
        chosen={state.is === 'waiting' ? undefined : state.name}
        accept=".pdf,.txt,application/pdf,text/plain"
        ref={adopt}
        onChange={(event) => void check(event.target.files?.[0])}
      />
      {/* The verdict alone takes the focus: a frame around all of it would seem a seal. */}
      <div
        ref={verdict}
        tabIndex={-1}
        role="status"
        className={state.is === 'waiting' ? undefined : VERDICTS[state.is].look}
      >
        {state.is !== 'waiting' && <VerdictText state={state} />}
      </div>
      {(state.is === 'consistent' || state.is === 'inconsistent') && <Data acuse={state.acuse} />}
      {state.is === 'consistent' && <Unproven acuse={state.acuse} />}
    </div>
  );
}

async function verdictOf(file: File, forms: KnownForm[]): Promise<State> {
  const { name, size } = file;
  if (size > LARGEST) return { is: 'unknown', name };
  const bytes = await file.arrayBuffer().catch(() => null);
  return bytes
    ? { name, ...verifyAcuse(new Uint8Array(bytes), forms) }
    : { is: 'unreadable', name };
}

function VerdictText({ state }: { state: Exclude<State, { is: 'waiting' }> }) {
  const { title, text } = VERDICTS[state.is];
  return (
    <>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
    </>
  );
}

function Data({ acuse }: { acuse: Acuse }) {
  return (
    <section>
      <h2 className="text-h4">Lo que dice el archivo</h2>
      <dl className="review mt-2">
        {provenLines(acuse).map(([label, value], index) => (
          <div key={`${index}-${label}`}>
            <dt>{label}</dt>
            <dd dir="auto" translate={value ? 'no' : undefined}>
              {value || 'Sin dato'}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Unproven({ acuse }: { acuse: Acuse }) {
  const [, moment] = sentAt(acuse);
  return (
    <p className="wrap-anywhere">
      {`El archivo dice que se envió el ${moment}, según el equipo de quien envió. El folio no comprueba la hora, la oficina ni la página.`}
    </p>
  );
}

const NEUTRAL = 'notice';
const WARNING = 'alert alert-error';

const VERDICTS: Record<
  Exclude<State['is'], 'waiting'>,
  { title: string; text: string; look: string }
> = {
  consistent: {
    title: 'El folio corresponde a este mensaje.',
    text: 'Abajo están las palabras que se enviaron. Compárelas con las del papel. Cualquiera puede fabricar un acuse: pregunte a la oficina si recibió este folio.',
    look: NEUTRAL,
  },
  inconsistent: {
    title: 'El folio corresponde, pero el archivo no está como se descargó.',
    text: 'Alguien o algún programa lo cambió. Vale sólo lo que aparece abajo: es lo que se envió. Pregunte a la oficina por este folio.',
    look: WARNING,
  },
  altered: {
    title: 'El folio no corresponde a lo que dice el archivo.',
    text: 'Cambió el mensaje o cambió el folio. Use el archivo original.',
    look: WARNING,
  },
  foreign: {
    title: 'Este archivo no es de un formulario de este sitio.',
    text: 'Esta página sólo comprueba acuses de sus quejas, denuncias y sugerencias. Si lo descargó usted aquí, la oficina quitó después ese formulario. Si se lo dio alguien, puede no ser de esta oficina. Pregunte a la oficina.',
    look: WARNING,
  },
  unknown: {
    title: 'En este archivo no se encontraron los datos de un acuse.',
    text: 'Elija el PDF o el texto tal como lo descargó. Impreso, escaneado o guardado con otro programa, un acuse puede perder sus datos. Si ya no lo tiene, pregunte a la oficina con su folio.',
    look: WARNING,
  },
  unreadable: {
    title: 'No se pudo leer el archivo.',
    text: 'Descárguelo en su equipo y elíjalo otra vez.',
    look: WARNING,
  },
};
