import type { Content, Entry } from '@/lib/content';
import { splitSections } from '@/lib/content/markdown';
import { bloques } from './bloques';
import { DocumentosTable } from './Documento';
import type { TabSection } from './TabbedPage';

type Tabbed = Entry<Pick<Content['paginas'][number]['data'], 'titulo' | 'pestanas'>>;

/** A page's `##` sections with what its `pestanas` add: icon, id, block, document. */
export function tabSections(content: Content, entry: Tabbed, defaultIcon: string): TabSection[] {
  return splitSections(entry.body).sections.map((section) => {
    const pestana = entry.data.pestanas[section.id];
    const documento = content.documentos.data.documentos.find(
      ({ id }) => id === pestana?.documento,
    );
    return {
      ...section,
      id: pestana?.id ?? section.id,
      icono: pestana?.icono ?? defaultIcon,
      fija: pestana?.fija,
      documento: pestana?.fija ? undefined : documento?.archivo,
      extra: (
        <>
          {pestana?.bloque && bloques[pestana.bloque](content, pestana)}
          {documento && (
            <div className="mt-5">
              <DocumentosTable documentos={[documento]} caption={documento.nombre} />
            </div>
          )}
        </>
      ),
    };
  });
}
