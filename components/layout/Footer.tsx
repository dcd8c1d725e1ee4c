import { telHref } from '@/lib/site/text';
import type { ShellView } from '@/lib/site/views/shell';
import { Facade } from '@/components/islands/facade/Facade';
import { Island } from '@/components/ui/Island';
import { Link } from '@/components/ui/Link';
import { Marca } from '@/components/ui/Marca';
import { PdfLink } from '@/components/ui/PdfLink';

/** The complete footer of section 2.2. */
export function Footer({ shell }: { shell: ShellView }) {
  const { contacto, enlaces, preguntas, redSocial, manual, avisos } = shell;
  return (
    <footer className="site-footer">
      <div className="container-page">
        <div className="no-print grid grid-cols-1 gap-8 md:grid-cols-3">
          <section>
            <h2>Contacto</h2>
            <Marca de="muestra" si={shell.muestra} />
            <address className="not-italic">
              <p>{contacto.domicilio}</p>
              <ul className="mt-2">
                <li>
                  Teléfono: <a href={telHref(contacto.telefono)}>{contacto.telefono}</a>
                </li>
                <li>
                  Dirección Social:{' '}
                  <a href={telHref(contacto.telefonoSocial)}>{contacto.telefonoSocial}</a>
                </li>
                <li>
                  Línea de quejas:{' '}
                  <a href={telHref(contacto.lineaQuejas)}>{contacto.lineaQuejas}</a>
                </li>
                <li>
                  Oficina: <a href={`mailto:${contacto.correo}`}>{contacto.correo}</a>
                </li>
                <li>
                  Atención al público:{' '}
                  <a href={`mailto:${contacto.correoContacto}`}>{contacto.correoContacto}</a>
                </li>
              </ul>
            </address>
            <p className="mt-2">Horario de atención: {contacto.horario}.</p>
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
              {preguntas.map(({ titulo, ruta }) => (
                <li key={ruta}>
                  <a href={ruta}>{titulo}</a>
                </li>
              ))}
              <li>
                <PdfLink {...manual} />
              </li>
              <li>
                <a href="/prensa/">Noticias</a>
              </li>
              <li>
                <Link href={enlaces.transparencia}>Unidad de Transparencia</Link>
              </li>
              <li>
                <Link href={enlaces.declaraciones}>Sistema de declaración patrimonial</Link>
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
            <h2>{redSocial.nombre}</h2>
            <Island
              of={Facade}
              when="interaction"
              props={{
                what: 'nuestras publicaciones',
                src: redSocial.marco,
                height: 360,
              }}
            />
            <p className="mt-2 text-sm">
              ¿No las ve? <Link href={redSocial.pagina}>Ábralas aparte</Link>.
            </p>
            <h2 className="mt-6">Avisos de privacidad</h2>
            <ul>
              {avisos.map((aviso) => (
                <li key={aviso.href}>
                  <PdfLink {...aviso} />
                </li>
              ))}
            </ul>
          </section>
        </div>
        <div className="footer-end">
          <p>
            {`© ${shell.nombre}, ${shell.ayuntamiento}. Textos e ilustraciones: CC BY 4.0; `}
            <a href="/licencias.txt">otras licencias</a>.
          </p>
          <a className="button button-outline no-print" href="#arriba" data-to-top="">
            Volver arriba
          </a>
        </div>
      </div>
    </footer>
  );
}
