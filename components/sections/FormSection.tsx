import type { Content } from '@/lib/content';
import type { FormDefinition } from '@/lib/forms/logic';
import { sendSettings } from '@/lib/forms/settings';
import { formularioPdf } from '@/lib/site/routes';
import { telHref, toHref } from '@/lib/site/text';
import { FormIsland } from '@/components/islands/forms/FormIsland';
import { Dialog } from '@/components/ui/Dialog';
import { Island, type Moment } from '@/components/ui/Island';
import { PdfLink } from '@/components/ui/PdfLink';

interface FormSectionProps {
  content: Content;
  /** File name of the form in content/formularios. */
  formulario: string;
  when: Moment;
}

/** A form with what people must know before it: recommendations, privacy and the other channels. */
export function FormSection({ content, formulario, when }: FormSectionProps) {
  const definition = findForm(content, formulario);
  const { sitio, correo, documentos } = content;
  const site = sitio.data;
  const aviso = documentos.data.documentos.find(({ id }) => id === 'aviso-quejas-denuncias');
  return (
    <>
      <p className="mb-4">{definition.descripcion}</p>
      <Antes {...definition.antes} />
      <noscript>
        <p className="notice mb-4">
          Este formulario necesita JavaScript para enviarse. Sin él, llame a la línea{' '}
          <a href={telHref(site.lineaQuejas)}>{site.lineaQuejas}</a>, escriba a{' '}
          <a href={`mailto:${site.correoQuejas}`}>{site.correoQuejas}</a> o lleve la hoja en blanco
          a la oficina, de {site.horario}.
        </p>
      </noscript>
      {definition.plantilla !== 'sugerencia' && (
        <Recomendaciones {...content.recomendaciones.data} />
      )}
      <Island
        of={FormIsland}
        when={when}
        failure={{
          failed: (
            <>
              No se pudo cargar el formulario. Lo que haya escrito sigue aquí. Reintente, o llame al{' '}
              <a href={telHref(site.lineaQuejas)}>{site.lineaQuejas}</a>.
            </>
          ),
          waking: 'Cargando el formulario…',
          woken: 'El formulario ya cargó: puede continuar.',
          retry: 'Reintentar',
        }}
        props={{
          id: formulario,
          definition,
          settings: sendSettings(definition.plantilla),
          correos: correo.data,
          issuer: {
            oficina: `${site.nombre}. ${site.ayuntamiento}`,
            pagina: new URL('/acuse/verificar/', site.url).href,
          },
          channels: {
            linea: site.lineaQuejas,
            lineaHref: telHref(site.lineaQuejas),
            telefono: site.telefono,
            telefonoHref: telHref(site.telefono),
            correo: site.correoQuejas,
            domicilio: site.domicilio,
            horario: site.horario,
          },
        }}
      />
      <ul className="no-print mt-4 text-sm">
        <li>
          <PdfLink href={formularioPdf(formulario)} text="Descargar la hoja en blanco" />
        </li>
        {aviso && (
          <li>
            <PdfLink href={toHref(aviso.archivo)} text={aviso.nombre} />
          </li>
        )}
      </ul>
    </>
  );
}

/** What people must know before they write; a point's words before the colon are its subject. */
function Antes({ titulo, puntos }: FormDefinition['antes']) {
  return (
    <section
      className="surface mb-5 rounded-control px-5 py-4 in-[dialog]:no-print"
      aria-label={titulo}
    >
      <h3>{titulo}</h3>
      <ul className="mt-2 grid list-disc gap-[0.4rem] pl-[1.2rem]">
        {puntos.map((punto) => {
          const [, lead, rest] = /^([^.:]{1,40}:) (.*)$/.exec(punto) ?? [];
          return (
            <li key={punto}>
              {rest ? (
                <>
                  <strong>{lead}</strong> {rest}
                </>
              ) : (
                punto
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The six numbered recommendations, in both languages (section 3); they are no requirements. */
function Recomendaciones({ introduccion, recomendaciones }: Content['recomendaciones']['data']) {
  return (
    <details className="notice mb-5" data-folds="" open>
      <summary>
        <strong>Recomendaciones</strong>
      </summary>
      <p className="my-2">{introduccion}</p>
      {recomendaciones.map(({ es, en }, index) => (
        <p key={es} className="mt-1">
          {`${index + 1}.- ${es} `}
          <span lang="en" className="field-help block">
            {en}
          </span>
        </p>
      ))}
    </details>
  );
}

/** The dialog of a form; its address is the form's name (`#queja`, `#denuncia`). */
export function FormDialog({
  content,
  formulario,
}: Pick<FormSectionProps, 'content' | 'formulario'>) {
  const { titulo, salida } = findForm(content, formulario);
  return (
    <Dialog
      id={formulario}
      titulo={titulo}
      cerrar={{ texto: 'Close', lang: 'en' }}
      acciones={salida && <QuickExit href={content.sitio.data.salidaRapida} />}
    >
      <FormSection content={content} formulario={formulario} when="interaction" />
    </Dialog>
  );
}

/** Leaves at once for a common page, without asking (base script); without script it is a link. */
function QuickExit({ href }: { href: string }) {
  return (
    <a
      className="button no-print ml-auto px-[0.7rem] py-[0.4rem] text-sm whitespace-nowrap"
      href={href}
      rel="noreferrer"
      data-exit=""
    >
      Salir rápido
    </a>
  );
}

function findForm(content: Content, slug: string) {
  const entry = content.formularios.find((form) => form.slug === slug);
  if (!entry) throw new Error(`content/formularios/${slug}.yml is missing.`);
  return entry.data;
}
