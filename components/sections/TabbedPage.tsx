import type { AsideView, SectionView } from '@/lib/site/views/direccion';
import { island } from '@/components/islands/attributes';
import { Icon } from '@/components/ui/Icon';
import { Link, MailLink, PdfLink, PhoneLink } from '@/components/ui/Link';
import { OfficeState } from '@/components/ui/OfficeState';
import { Fold, List, MarcaDeGrupo, Prose } from '@/components/ui/text';
import { toHref } from '@/lib/site/text';
import { FRAME, PDF_IN_WINDOW, SAMPLE_CATALOGUE, UNIT } from '@/lib/ui-texts';
import { DESKTOP } from '@/tailwind.config';
import { Bloque } from './bloques';
import { DocumentosTable } from './DocumentosTable';

interface TabbedPageProps {
  sections: SectionView[];
  label: string;
  aside?: AsideView;
  /** The office's name, when a section has it. */
  office?: string;
}

/** Tabs at desktop widths, accordion items on mobile, from a single copy (D15). */
export function TabbedPage({ sections, label, aside, office }: TabbedPageProps) {
  const [catalogue] = sections.flatMap(({ bloque }) =>
    bloque?.tipo === 'catalogo' ? [bloque.data.todas] : [],
  );
  return (
    <>
      {catalogue && (
        <p className="main-action no-print mb-4">
          <a className="button max-md:w-full" href={catalogue}>
            {UNIT.findNorm}
          </a>
        </p>
      )}
      {aside && <UnitPanel aside={aside} above={catalogue} />}
      <div className="tabs mt-4" {...island('tabs', 'idle', DESKTOP)}>
        <TabButtons sections={sections} label={label} />
        <div className="panels">
          {sections.map((section) => (
            <Panel key={section.id} section={section} named={[label, office]} />
          ))}
        </div>
      </div>
      {aside && (
        <div className="unit-foot section">
          <UnitHead aside={aside} />
          <UnitNorms aside={aside} />
        </div>
      )}
    </>
  );
}

interface UnitPanelProps {
  aside: AsideView;
  /** Address of a matter that has its own button above. */
  above?: string | undefined;
}

/** The call of a unit and its matters: its head comes after its sections. */
function UnitPanel({ aside: { unidad, ...aside }, above }: UnitPanelProps) {
  const tramites = aside.tramites.filter(({ enlace }) => enlace !== above);
  const hasServices = tramites.length > 0;
  const call = unidad?.call;
  const columns = call && hasServices ? 'unit-panel' : 'answer-one';
  return (
    <section className={`answer-panel ${columns}`} aria-label={UNIT.whom}>
      {call && (
        <div>
          <h2>{FRAME.call}</h2>
          <div className="flex flex-wrap items-center gap-x-4">
            <PhoneLink
              className="flex min-h-target items-center text-h4 bold sm:text-h3"
              phone={call.telefono}
              extension={call.extension}
            />
            <OfficeState hours={call.atencion} isAnswer />
            <p className="max-md:text-sm not-print:first-letter:uppercase">{call.horario}</p>
          </div>
        </div>
      )}
      {hasServices && (
        <div>
          <h2>{UNIT.services}</h2>
          <List of={tramites}>
            {({ titulo, enlace }) => (
              <Link className="inline-block py-1" href={enlace}>
                {titulo}
              </Link>
            )}
          </List>
        </div>
      )}
    </section>
  );
}

export function UnitHead({ aside: { unidad } }: { aside: AsideView }) {
  if (!unidad) return null;
  const { id, correo, encabeza, muestra } = unidad;
  return (
    <section>
      <h2 className="text-h3">{UNIT.head}</h2>
      {encabeza && (
        <p className="mt-2">
          {encabeza.nombre
            ? `${encabeza.nombre}, ${encabeza.puesto}`
            : UNIT.vacant(encabeza.puesto)}
        </p>
      )}
      <p>
        <MailLink className="mr-4 inline-block py-1" correo={correo} />{' '}
        <a className="inline-block py-1" href={`/directorio/#${id}`}>
          {UNIT.staff}
        </a>
      </p>
      <MarcaDeGrupo si={muestra} />
    </section>
  );
}

export function UnitNorms({ aside: { normas, catalogoDeMuestra } }: { aside: AsideView }) {
  if (normas.length === 0) return null;
  return (
    <section>
      <h2 className="text-h3">{UNIT.norms}</h2>
      {catalogoDeMuestra && <p className="field-help">{SAMPLE_CATALOGUE}</p>}
      <List of={normas} className="link-list unit-norms">
        {({ pdf }) => <PdfLink {...pdf} />}
      </List>
    </section>
  );
}

const BUTTONS = 'no-print gap-2 max-lg:hidden lg:grid';

/** Links until they become tabs (islands/tabs); CSS shows the section of the address (tabs.css). */
function TabButtons({ sections, label }: { sections: SectionView[]; label: string }) {
  const documents = sections.filter(({ documento }) => documento);
  const buttonOf = ({ id, titulo, dibujo, documento }: SectionView) => (
    <a
      key={id}
      className="tab-button"
      href={documento ? toHref(documento) : `#${id}`}
      {...(documento && { target: '_blank', rel: 'noopener' })}
    >
      <Icon drawing={dibujo} size={40} />
      <span>
        {titulo}
        {documento && <small className="field-help block">{PDF_IN_WINDOW}</small>}
      </span>
    </a>
  );
  return (
    <div>
      <nav className={BUTTONS} aria-label={label}>
        {sections.filter(({ documento }) => !documento).map(buttonOf)}
      </nav>
      {documents.length > 0 && <div className={`mt-2 ${BUTTONS}`}>{documents.map(buttonOf)}</div>}
    </div>
  );
}

/** A part that cannot be folded is short on a phone: what follows its first paragraph is a fold there. */
function FirstWords({ html }: { html: string }) {
  const [opening = '', rest = ''] = html.split(/(?<=<\/p>)(.*)/s);
  return (
    <>
      <Prose html={opening} />
      {rest.trim() && (
        <Fold folds="" title={<span className="no-print">{UNIT.more}</span>}>
          <Prose html={rest} />
        </Fold>
      )}
    </>
  );
}

interface PanelProps {
  section: SectionView;
  /** Names that stand above the tabs already. */
  named: readonly (string | undefined)[];
}

function Panel({ section, named }: PanelProps) {
  const { id, titulo, resumen, dibujo, documento, fija } = section;
  const { html, muestra, bloque, tabla } = section;
  const body = (
    <div id={`${id}-panel`} className="panel-body">
      {!fija && (
        <h2 className="panel-title" data-search-ignore="">
          {named.includes(titulo) ? UNIT.does : titulo}
        </h2>
      )}
      <MarcaDeGrupo si={muestra} />
      {fija ? <FirstWords html={html} /> : <Prose html={html} />}
      {bloque && <Bloque {...bloque} />}
      {tabla && (
        <div className="mt-5">
          <DocumentosTable {...tabla} />
        </div>
      )}
    </div>
  );
  if (fija)
    return (
      <section id={id} className="panel panel-static">
        <h2 className="flex items-center gap-3 px-4 pt-3 text-h4">
          <Icon drawing={dibujo} size={40} />
          {titulo}
        </h2>
        {body}
      </section>
    );
  const title = (
    <>
      <Icon drawing={dibujo} size={40} />
      <h2>{titulo}</h2>
      {resumen && (
        <small className="field-help no-print" data-search-ignore="">
          {resumen}
        </small>
      )}
    </>
  );
  return (
    <Fold id={id} className={documento ? 'panel panel-doc' : 'panel'} folds="" title={title}>
      {body}
    </Fold>
  );
}
