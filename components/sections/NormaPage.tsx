import type { ReactNode } from 'react';
import type { NormaView } from '@/lib/site/views/norma';
import { NORM, SAMPLE_CATALOGUE } from '@/lib/ui-texts';
import { Marca } from '@/components/ui/Marca';
import { PdfLink } from '@/components/ui/PdfLink';
import { NormStatus } from './NormStatus';

export function NormaPage({ view }: { view: NormaView }) {
  const { muestra, estado, signo, corte, nota, catalogo, desde, hasta, fuente, aplicaA, motivo } =
    view;
  const { sustituye, sustituidaPor, documento, cambios, cita, json, nombre, enFecha } = view;
  const { facts } = documento ?? {};
  return (
    <article data-search-ignore="">
      {muestra && (
        <p className="mb-4">
          <Marca de="muestra" si /> {SAMPLE_CATALOGUE}
        </p>
      )}
      <dl className="norm-facts">
        <Fact name={NORM.status}>
          <NormStatus sign={signo}>
            <strong>{estado}</strong>
          </NormStatus>{' '}
          {corte}. {nota}
        </Fact>
        <Fact name={NORM.inForce}>
          {NORM.since(desde)} {NORM.until(hasta)} {(desde ?? hasta) && NORM.source(fuente)}{' '}
          <a className="no-print" href={enFecha}>
            {NORM.onDay(nombre)}
          </a>
        </Fact>
        <Fact name={NORM.document}>
          {documento ? <PdfLink {...documento.pdf} /> : NORM.noDocument}
          {facts && (
            <span className="field-help block">
              {NORM.pages(facts.pages)} SHA-256: <code className="break-all">{facts.sha256}</code>
            </span>
          )}
        </Fact>
        {aplicaA && <Fact name={NORM.appliesTo}>{aplicaA}</Fact>}
        <Norms name={NORM.replaces} norms={sustituye} />
        {motivo && <Fact name={NORM.reason}>{motivo}</Fact>}
        <Norms name={NORM.replacedBy} norms={sustituidaPor} />
        {cambios.length > 0 && (
          <Fact name={NORM.changes}>
            <ul>
              {cambios.map(({ fecha, larga, que }) => (
                <li key={fecha + que}>
                  <time dateTime={fecha}>{larga}</time>: {que}
                </li>
              ))}
            </ul>
          </Fact>
        )}
        <Fact name={NORM.catalogue}>
          <a href={catalogo.ruta}>{catalogo.titulo}</a>
        </Fact>
        <Fact name={NORM.cite}>
          <span className="select-all">{cita}</span>
        </Fact>
      </dl>
      <p className="section no-print">
        <a href={json}>{NORM.data(nombre)}</a>
      </p>
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Norms({ name, norms }: { name: string; norms: NormaView['sustituye'] }) {
  return (
    norms.length > 0 && (
      <Fact name={name}>
        <ul>
          {norms.map(({ nombre, descripcion, ruta }) => (
            <li key={ruta}>
              <a href={ruta}>{`${nombre}. ${descripcion}`}</a>
            </li>
          ))}
        </ul>
      </Fact>
    )
  );
}
