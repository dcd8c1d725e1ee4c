import type { ReactNode } from 'react';
import { island } from '@/components/islands/attributes';
import type { ViewOf } from '@/lib/site/kinds';
import { NORM, NORM_DAY } from '@/lib/ui-texts';
import { ended } from '@/lib/ui-texts/sentence';
import { DESKTOP } from '@/tailwind.config';
import { Link, PhoneLink } from '@/components/ui/Link';
import { OfficeState } from '@/components/ui/OfficeState';
import { Fold, List } from '@/components/ui/text';
import { NormStatus } from './Catalogos';

export function NormaPage(view: ViewOf<'norma'>) {
  const {
    estado,
    estadoDado,
    signo,
    corte,
    nota,
    catalogo,
    desde,
    hasta,
    fuente,
    aplicaA,
    motivo,
  } = view;
  const { sustituye, sustituidaPor, documento, cambios, cita, json, nombre, dias, quienLaTiene } =
    view;
  const { muestra } = view;
  const { pdf, facts } = documento ?? {};
  const [chip, beside] = estado;
  const [first = ''] = beside;
  const isUnknown = signo === '?';
  const known = beside && `${first.toUpperCase()}${beside.slice(1)}.`;
  const unknown = estadoDado === 'vigente' ? NORM.unknown : `${chip} ${beside}.`;
  // Its telephone is in the answer then, and nowhere else in the panel.
  const asks = isUnknown || !pdf;
  // «Derogada. Desde…» would be since when it is so.
  const [from, to] = signo === 's' ? [NORM.since, NORM.until] : [NORM_DAY.began, NORM_DAY.lasted];
  const since = desde ? from(desde) : !isUnknown && NORM.noSince;
  const said = [isUnknown ? unknown : known, nota, since, hasta && to(hasta)].filter(Boolean);
  // The citation ends with the address, which breaks before its path and not within a word.
  const path = cita.indexOf('/', cita.lastIndexOf('//') + 2) + 1;
  const call = quienLaTiene && (
    <PhoneLink
      className="inline-block"
      phone={quienLaTiene.telefono}
      extension={quienLaTiene.extension}
    />
  );
  const card = !asks && quienLaTiene;
  const answer = card ? 'answer-panel answer-three' : 'answer-panel';
  return (
    <article data-search-ignore="">
      <section className={sustituidaPor.length > 0 ? 'answer-panel answer-long' : answer}>
        <div>
          <p>
            <NormStatus sign={signo} data-kind={estadoDado}>
              <strong>{chip}</strong>
            </NormStatus>
            {isUnknown && (
              <span className="mt-2 block bold">
                <Unbroken text={NORM.doesNotSay(nombre)} />
                {call && (
                  <>
                    {` ${NORM.ask} `}
                    {call}.
                  </>
                )}
              </span>
            )}
            <span className="mt-2 block">
              <Unbroken text={said.join(' ')} />
            </span>
          </p>
          {sustituidaPor.length > 0 && (
            <>
              <p className="mt-3 bold">{NORM.replacedBy}</p>
              <Norms norms={sustituidaPor} />
            </>
          )}
          <p className="my-3">
            {pdf ? (
              <Link
                className="button w-full"
                href={pdf.href}
                download={pdf.download}
                target="_blank"
              >
                <span>
                  {NORM.open}
                  <span className="sr-only">{` de ${nombre}`}</span>{' '}
                  <span className="plain inline-block text-sm" data-search-ignore="">
                    {`(${pdf.size})`}
                  </span>
                </span>
              </Link>
            ) : (
              <>
                {NORM.noDocument}
                {call && (isUnknown ? NORM.askThere : NORM.askFor)}
                {!isUnknown && call}.
              </>
            )}
          </p>
          <p className="field-help">
            {NORM.asOf} <a href={catalogo.ruta}>{catalogo.titulo}</a>
            {` al ${corte}. `}
            {(desde ?? hasta) && fuente && NORM.source(fuente)}
            {muestra && ` ${NORM.official}`}
          </p>
        </div>
        <div
          className="needs-script no-print"
          {...island('vigencia', 'idle')}
          data-code={nombre}
          data-v={dias}
        >
          <label className="block bold">
            {NORM.onDay}{' '}
            <input className="control plain my-2 block" type="date" autoComplete="off" />
          </label>
          <output className="norm-status block" />
          {card && (
            <p className="mt-1 lg:hidden" hidden>
              {NORM.ask} {call}
            </p>
          )}
          <span className="day-hint field-help max-lg:hidden">{NORM.dayHint}</span>
        </div>
        {card && (
          <aside className="no-print max-lg:hidden">
            <h2>{card.titulo}</h2>
            <p className="mb-1 text-h3 bold">{call}</p>
            <OfficeState hours={card.atencion} isAnswer media={DESKTOP} />
            <p className="mt-2 first-letter:uppercase">{ended(card.horario)}</p>
          </aside>
        )}
      </section>
      <dl className="mt-3 grid-cols-2 gap-x-10 lg:grid">
        {aplicaA && <Fact name={NORM.appliesTo}>{ended(aplicaA)}</Fact>}
        {sustituye.length > 0 && (
          <Fact name={NORM.replaces}>
            <Norms norms={sustituye} />
          </Fact>
        )}
        {motivo && <Fact name={NORM.reason}>{motivo}</Fact>}
        {cambios.length > 0 && (
          <Fact name={NORM.changes}>
            <List of={cambios} className="grid gap-1">
              {({ fecha, larga, que }) => (
                <>
                  <time dateTime={fecha}>{larga}</time>: {que}
                </>
              )}
            </List>
          </Fact>
        )}
        <Fact name={NORM.cite}>
          <span className="select-all">
            {cita.slice(0, path)}
            <wbr />
            {cita.slice(path)}
          </span>
        </Fact>
      </dl>
      <Fold className="line-above mt-4 pt-4" title={facts ? NORM.forPrograms : NORM.dataOnly}>
        {facts && (
          <p className="mt-2 text-sm">
            {`${NORM.pages(facts.pages)} ${NORM.fingerprint} `}
            <code className="break-all">{facts.sha256}</code>
          </p>
        )}
        <p className="mt-2 text-sm">
          <a href={json}>{NORM.data(nombre)}</a>
        </p>
      </Fold>
    </article>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="py-3">
    <dt className="mb-1 serif text-h3 bold">{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** A sentence whose norms' codes don't break at their hyphen; they are copied and found as written. */
const Unbroken = ({ text }: { text: string }) =>
  text.split(/([A-Z]+-\d+)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="inline-block">
        {part}
      </span>
    ),
  );

const Norms = ({ norms }: { norms: ViewOf<'norma'>['sustituye'] }) => (
  <List of={norms} className="grid gap-1">
    {({ nombre, descripcion, ruta }) => <a href={ruta}>{`${nombre}. ${descripcion}`}</a>}
  </List>
);
