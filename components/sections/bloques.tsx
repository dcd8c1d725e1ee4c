import type { ReactNode } from 'react';
import type { BloqueView, TitularesView } from '@/lib/site/views/bloques';
import { LEGAL } from '@/lib/ui-texts';
import { MailLink, PdfLink, PhoneLink } from '@/components/ui/Link';
import { Picture } from '@/components/ui/Picture';
import { allMuestra, Fold, Fuente, List, Marca, MarcaDeGrupo } from '@/components/ui/text';
import { CatalogoTable } from './Catalogos';

type Data<B extends BloqueView['tipo']> = Extract<BloqueView, { tipo: B }>['data'];

const bloques: { [B in BloqueView['tipo']]: (data: Data<B>) => ReactNode } = {
  atribuciones: ({ atribuciones }) => (
    <>
      <List
        of={atribuciones}
        as="ol"
        className="mt-5 max-w-texto list-decimal pl-7 lg:max-w-none lg:columns-2 lg:gap-x-10"
        item="mb-3 break-inside-avoid print:mb-1"
      >
        {({ texto }) => texto}
      </List>
      <Fold className="mt-5" title={LEGAL.bases}>
        <List of={atribuciones} as="ol" className="field-help mt-2 list-decimal pl-7">
          {({ fundamento, porConfirmar }) => (
            <>
              {fundamento}
              <Marca de="porConfirmar" si={porConfirmar} />
            </>
          )}
        </List>
      </Fold>
    </>
  ),
  titulares: (data) => <Titulares {...data} />,
  historia: ({ hechos }) => (
    <List of={hechos} as="ol" className="timeline mt-6">
      {({ fecha, titulo, texto, fuente, porConfirmar }) => (
        <>
          <p className="field-help">
            {fecha}
            <Marca de="porConfirmar" si={porConfirmar} />
          </p>
          <h3 className="text-h4">{titulo}</h3>
          <p>{texto}</p>
          <Fuente texto={fuente} />
        </>
      )}
    </List>
  ),
  'marco-juridico': (data) => <MarcoJuridico {...data} />,
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
      <div className="mt-6">
        <MarcaDeGrupo si={all} />
      </div>
      <ol className="timeline">
        <li>
          <h3 className="mb-3">{actual.periodo}</h3>
          <div className="surface flex flex-wrap items-start gap-4 p-4">
            <Picture className="no-print w-32" image={actual.foto} alt={actual.alt} />
            <div className="min-w-0 flex-1 basis-48">
              <p className="field-help">{actual.cargo}</p>
              <p className="serif text-h3">
                <strong>{actual.nombre}</strong>
              </p>
              <p className="mt-2">
                {actual.descripcion}
                <Marca si={actual.muestra && !all} />
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
              <Marca si={muestra && !all} />
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

function MarcoJuridico({ ordenamientos }: Data<'marco-juridico'>) {
  return (['federal', 'estatal', 'municipal'] as const).map((level) => (
    <section key={level} className="mt-6">
      <h3>{LEGAL[level]}</h3>
      <List
        of={ordenamientos.filter(({ ambito }) => ambito === level)}
        className="mt-2 grid max-w-texto list-disc gap-2 pl-6"
      >
        {({ nombre, publicacion, articulos, enlace, porVerificar }) => (
          <>
            <strong>{enlace ? <a href={enlace}>{nombre}</a> : nombre}</strong>.{' '}
            {publicacion && `${publicacion}.`}
            {articulos && LEGAL.articles(articulos)}{' '}
            {porVerificar && <span className="marca">{LEGAL.unverified}</span>}
          </>
        )}
      </List>
    </section>
  ));
}
