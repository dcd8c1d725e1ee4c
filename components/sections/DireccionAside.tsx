import type { Content } from '@/lib/content';
import { direccionPath, normaPdf } from '@/lib/site/routes';
import { telHref } from '@/lib/site/text';
import { Link } from '@/components/ui/Link';
import { PdfLink } from '@/components/ui/PdfLink';

type Direccion = Content['direcciones'][number];

/** Whom to contact, related procedures and related norms: what each directorate also answers. */
export function DireccionAside({ content, direccion }: { content: Content; direccion: Direccion }) {
  const unidad = content.directorio.data.unidades.find(({ id }) => id === direccion.data.unidad);
  const head = unidad?.filas[0];
  const normas = content.normas.flatMap(({ slug, data }) =>
    data.normas
      .filter((norma) => norma.enlace && direccion.data.normas.includes(norma.nombre))
      .map((norma) => ({ ...norma, pdf: normaPdf(slug, norma.nombre) })),
  );
  return (
    <div className="section side-by-side" key={direccionPath(direccion)}>
      {unidad && (
        <section>
          <h2 className="text-xl">A quién acudir</h2>
          {head && (
            <p className="mt-2">
              {head.nombre}, {head.puesto}
            </p>
          )}
          <p>
            <a href={telHref(unidad.telefono)}>{unidad.telefono}</a>
            {head?.extension && `, extensión ${head.extension}`}
          </p>
          <p>
            <a href={`mailto:${unidad.correo}`}>{unidad.correo}</a>
          </p>
          <p>
            <a href={`/directorio/#${unidad.id}`}>Ver a todo el personal</a>
          </p>
        </section>
      )}
      {direccion.data.tramites.length > 0 && (
        <section>
          <h2 className="text-xl">Trámites relacionados</h2>
          <ul className="link-list mt-2">
            {direccion.data.tramites.map(({ titulo, enlace }) => (
              <li key={titulo}>
                <Link href={enlace}>{titulo}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {normas.length > 0 && (
        <section>
          <h2 className="text-xl">Normas relacionadas</h2>
          <ul className="link-list mt-2">
            {normas.map(({ nombre, descripcion, pdf }) => (
              <li key={nombre}>
                <PdfLink href={pdf} text={`${nombre}. ${descripcion}`} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
