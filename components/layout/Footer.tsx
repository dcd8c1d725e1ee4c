import type { Content } from '@/lib/content';
import { telHref } from '@/lib/site/text';
import { Facade } from '@/components/islands/facade/Facade';
import { Island } from '@/components/ui/Island';
import { Link } from '@/components/ui/Link';
import { PdfLink } from '@/components/ui/PdfLink';

/** The complete footer of section 2.2. */
export function Footer({ content }: { content: Content }) {
  const { sitio, documentos } = content;
  const site = sitio.data;
  const avisos = documentos.data.documentos.filter(({ grupo }) => grupo === 'aviso');
  const manual = documentos.data.documentos.find(({ grupo }) => grupo === 'tabla');
  return (
    <footer className="site-footer">
      <div className="container-page">
        <div className="no-print grid grid-cols-1 gap-8 md:grid-cols-3">
          <section>
            <h2>Contacto</h2>
            <address className="not-italic">
              <p>{site.domicilio}</p>
              <ul className="mt-2">
                <li>
                  Teléfono: <a href={telHref(site.telefono)}>{site.telefono}</a>
                </li>
                <li>
                  Dirección Social: <a href={telHref(site.telefonoSocial)}>{site.telefonoSocial}</a>
                </li>
                <li>
                  Línea de quejas: <a href={telHref(site.lineaQuejas)}>{site.lineaQuejas}</a>
                </li>
                <li>
                  <a href={`mailto:${site.correo}`}>{site.correo}</a>
                </li>
                <li>
                  <a href={`mailto:${site.correoContacto}`}>{site.correoContacto}</a>
                </li>
              </ul>
            </address>
            <p className="mt-2">Horario de atención: {site.horario}.</p>
          </section>
          <section>
            <h2>Tramites y Servicios</h2>
            <ul>
              <li>
                <a href="/default/#queja">Queja Electrónica</a>
              </li>
              <li>
                <a href="/default/#denuncia">Denuncia Electrónica</a>
              </li>
              {manual && (
                <li>
                  <PdfLink href={manual.archivo} text={manual.nombre} download={manual.descarga} />
                </li>
              )}
              <li>
                <a href="/prensa/">Noticias</a>
              </li>
              <li>
                <Link href={site.transparencia}>Unidad de Transparencia</Link>
              </li>
              <li>
                <Link href={site.declaraciones}>Sistema de declaración patrimonial</Link>
              </li>
              <li>
                <a href="#organigrama">Organigrama</a>
              </li>
              <li>
                <a href="/buscar/">Buscar en el sitio</a>
              </li>
            </ul>
          </section>
          <section>
            <h2>{site.redSocial.nombre}</h2>
            <Island
              of={Facade}
              when="interaction"
              props={{
                what: 'nuestras publicaciones',
                src: site.redSocial.marco,
                href: site.redSocial.pagina,
                height: 360,
                otherwise: 'Abra la página en otra ventana.',
              }}
            />
            <h2 className="mt-6">Avisos de privacidad</h2>
            <ul>
              {avisos.map((aviso) => (
                <li key={aviso.id}>
                  <PdfLink href={aviso.archivo} text={aviso.nombre} download={aviso.descarga} />
                </li>
              ))}
            </ul>
          </section>
        </div>
        <div className="footer-end">
          <p>{`© ${site.nombre}, ${site.ayuntamiento}. Textos e ilustraciones: CC BY 4.0.`}</p>
          <a className="button button-outline no-print" href="#arriba" data-to-top="">
            Volver arriba
          </a>
        </div>
      </div>
    </footer>
  );
}
