import type { ReactNode } from 'react';
import type { BloqueView, TitularesView } from '@/lib/site/views/bloques';
import { LEGAL } from '@/lib/ui-texts';
import { Fuente } from '@/components/ui/Fuente';
import { allMuestra, Marca, MarcaDeGrupo } from '@/components/ui/Marca';
import { PdfLink } from '@/components/ui/PdfLink';
import { Picture } from '@/components/ui/Picture';
import { MailLink, PhoneLink } from '@/components/ui/PhoneLink';
import { CatalogoTable } from './CatalogoTable';
import { List } from '@/components/ui/List';

type Data<B extends BloqueView['tipo']> = Extract<BloqueView, { tipo: B }>['data'];

const bloques: { [B in BloqueView['tipo']]: (data: Data<B>) => ReactNode } = {
  atribuciones: ({ atribuciones }) => (
    <>
      <List of={atribuciones} as="ol" className="mt-5 grid max-w-texto list-decimal gap-3 pl-7">
        {({ texto }) => texto}
      </List>
      <details className="mt-5">
        <summary>{LEGAL.bases}</summary>
        <ol className="field-help mt-2 list-decimal pl-7">
          {atribuciones.map(({ texto, fundamento, porConfirmar }) => (
            <li key={texto}>
              {fundamento}
              <Marca de="porConfirmar" si={porConfirmar} />
            </li>
          ))}
        </ol>
      </details>
    </>
  ),
  titulares: (data) => <Titulares {...data} />,
  historia: ({ hechos }) => (
    <ol className="timeline mt-6">
      {hechos.map(({ fecha, titulo, texto, fuente, porConfirmar }) => (
        <li key={fecha + titulo}>
          <p className="field-help">
            {fecha}
            <Marca de="porConfirmar" si={porConfirmar} />
          </p>
          <h3 className="text-h4">{titulo}</h3>
          <p>{texto}</p>
          <Fuente texto={fuente} />
        </li>
      ))}
    </ol>
  ),
  'marco-juridico': ({ ordenamientos }) => <MarcoJuridico ordenamientos={ordenamientos} />,
  catalogo: (catalogo) => <CatalogoTable catalogo={catalogo} />,
};

export function Bloque({ tipo, data }: BloqueView) {
  const show = bloques[tipo] as (data: BloqueView['data']) => ReactNode;
  return show(data);
}

function Titulares({ actual, anteriores }: TitularesView) {
  const all = allMuestra([actual, ...anteriores]);
  return (
    <>
      <MarcaDeGrupo si={all} />
      <ol className="timeline mt-6">
        <li>
          <h3>{actual.periodo}</h3>
          <div className="surface flex flex-wrap items-start gap-4 p-4">
            <Picture className="w-32" image={actual.foto} alt={actual.alt} />
            <div className="min-w-0 flex-1 basis-48">
              <p className="field-help">{actual.cargo}</p>
              <p className="serif text-h3">
                <strong>{actual.nombre}</strong>
              </p>
              <p className="mt-2">
                {actual.descripcion}
                <Marca de="muestra" si={actual.muestra && !all} />
              </p>
              <ul className="link-list mt-3">
                <li>
                  <PhoneLink phone={actual.telefono} extension={actual.extension} />
                </li>
                <li>
                  <MailLink correo={actual.correo} />
                </li>
                <li>
                  <PdfLink {...actual.cv} />
                </li>
              </ul>
            </div>
          </div>
        </li>
        {anteriores.map(({ periodo, nombre, muestra }) => (
          <li key={periodo}>
            <h3 className="text-h4">{periodo}</h3>
            <p>
              {nombre}
              <Marca de="muestra" si={muestra && !all} />
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

const AMBITOS = ['federal', 'estatal', 'municipal'] as const;

function MarcoJuridico({ ordenamientos }: Data<'marco-juridico'>) {
  return AMBITOS.map((ambito) => (
    <section key={ambito} className="mt-6">
      <h3>{LEGAL[ambito]}</h3>
      <ul className="mt-2 grid max-w-texto list-disc gap-2 pl-6">
        {ordenamientos
          .filter((ordenamiento) => ordenamiento.ambito === ambito)
          .map(({ nombre, publicacion, articulos, enlace, porVerificar }) => (
            <li key={nombre}>
              <strong>{enlace ? <a href={enlace}>{nombre}</a> : nombre}</strong>. {publicacion}.
              {articulos && LEGAL.articles(articulos)}{' '}
              {porVerificar && <span className="marca">{LEGAL.unverified}</span>}
            </li>
          ))}
      </ul>
    </section>
  ));
}
