import type { ReactNode } from 'react';
import type { AsideView, SectionView } from '@/lib/site/views/direccion';
import { island } from '@/components/islands/attributes';
import { Icon } from '@/components/ui/Icon';
import { MarcaDeGrupo } from '@/components/ui/Marca';
import { Prose } from '@/components/ui/Prose';
import { toHref } from '@/lib/site/text';
import { PDF_IN_WINDOW } from '@/lib/ui-texts';
import { DESKTOP } from '@/tailwind.config';
import { Bloque } from './bloques';
import { UnitNorms, UnitPanel } from './DireccionAside';
import { DocumentosTable } from './DocumentosTable';

interface TabbedPageProps {
  sections: SectionView[];
  label: string;
  aside?: AsideView;
}

/** Tabs at desktop widths, accordion items on mobile, from a single copy (D15). */
export function TabbedPage({ sections, label, aside }: TabbedPageProps) {
  return (
    <>
      {aside && <UnitPanel aside={aside} />}
      <div className="tabs mt-6" {...island('tabs', 'idle', DESKTOP)}>
        <TabButtons sections={sections} label={label} />
        <div className="panels">
          {sections.map((section) => (
            <Panel key={section.id} section={section} page={label} />
          ))}
        </div>
      </div>
      {aside && <UnitNorms aside={aside} />}
    </>
  );
}

const BUTTONS = 'no-print gap-2 max-lg:hidden lg:grid';

/** Links until they become tabs (islands/tabs); CSS shows the section of the address (tabs.css). */
function TabButtons({ sections, label }: { sections: SectionView[]; label: string }) {
  const documents = sections.filter(({ documento }) => documento);
  return (
    <div>
      <nav className={BUTTONS} aria-label={label}>
        {sections
          .filter(({ documento }) => !documento)
          .map(({ id, titulo, dibujo }) => (
            <a key={id} className="tab-button" href={`#${id}`}>
              <Icon drawing={dibujo} size={40} />
              <span>{titulo}</span>
            </a>
          ))}
      </nav>
      {documents.length > 0 && (
        <div className={`mt-2 ${BUTTONS}`}>
          {documents.map(({ id, titulo, dibujo, documento = '' }) => (
            <a
              key={id}
              className="tab-button"
              href={toHref(documento)}
              target="_blank"
              rel="noopener"
            >
              <Icon drawing={dibujo} size={40} />
              <span>
                {titulo}
                <small className="field-help block">{PDF_IN_WINDOW}</small>
              </span>
            </a>
          ))}
        </div>
      )}
    </div>
  );
}

function Panel({ section, page }: { section: SectionView; page: string }) {
  const { id, titulo, dibujo, documento, resumen, fija } = section;
  if (fija)
    return (
      <section id={id} className="panel panel-static">
        <h2 className="flex items-center gap-3 px-4 pt-3 text-h4">
          <Icon drawing={dibujo} size={40} />
          {titulo}
        </h2>
        <PanelBody section={section} />
      </section>
    );
  return (
    <details id={id} className={documento ? 'panel panel-doc' : 'panel'} data-folds="" open>
      <summary>
        <Icon drawing={dibujo} size={40} />
        <h2>{titulo}</h2>
        {resumen && (
          <span
            className="panel-sentence needs-script no-print order-2 basis-full text-gris"
            data-search-ignore=""
          >
            {resumen}
          </span>
        )}
      </summary>
      <PanelBody section={section}>
        <h2
          className={titulo === page ? 'panel-title sr-only' : 'panel-title'}
          data-search-ignore=""
        >
          {titulo}
        </h2>
      </PanelBody>
    </details>
  );
}

function PanelBody({ section, children }: { section: SectionView; children?: ReactNode }) {
  const { id, html, muestra, bloque, tabla } = section;
  return (
    <div id={`${id}-panel`} className="panel-body">
      {children}
      <MarcaDeGrupo si={muestra} />
      <Prose html={html} />
      {bloque && <Bloque {...bloque} />}
      {tabla && (
        <div className="mt-5">
          <DocumentosTable {...tabla} />
        </div>
      )}
    </div>
  );
}
