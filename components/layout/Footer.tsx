import { telHref } from '@/lib/site/text';
import type { ShellView } from '@/lib/site/page-data/shell';
import { Facade } from '@/components/ui/Facade';
import { Link } from '@/components/ui/Link';
import { Marca } from '@/components/ui/Marca';
import { PdfLink } from '@/components/ui/PdfLink';
import { FooterGroup } from './FooterGroup';

/** The complete footer of section 2.2, in three groups that fold on a phone. */
export function Footer({ shell }: { shell: ShellView }) {
  const { aviso, enlaces, preguntas, redSocial, manual, avisos } = shell;
  return (
    <footer className="site-footer">
      <div className="container-page">
        {aviso && <p className="demo-foot">{aviso}.</p>}
        <div className="footer-groups no-print">
          <FooterGroup titulo="Contacto">
            <Contact shell={shell} />
          </FooterGroup>
          <FooterGroup titulo="Tramites y Servicios">
            <ul>
              {[...shell.tramites, ...preguntas].map(({ titulo, ruta }) => (
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
                <a href="/default/#organigrama">Organigrama</a>
              </li>
            </ul>
          </FooterGroup>
          <FooterGroup titulo={`${redSocial.nombre} y avisos de privacidad`}>
            <ul>
              {avisos.map((aviso) => (
                <li key={aviso.href}>
                  <PdfLink {...aviso} />
                </li>
              ))}
              <li>
                {redSocial.nombre}: <Link href={redSocial.pagina}>ábrala aparte</Link>
              </li>
            </ul>
            <Facade what="nuestras publicaciones" src={redSocial.marco} height={360} />
          </FooterGroup>
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

/** Address, phones, e-mails and hours. */
function Contact({ shell }: { shell: ShellView }) {
  const { domicilio, horario, telefono, telefonoSocial, lineaQuejas, correo, correoContacto } =
    shell.contacto;
  return (
    <address>
      <p>
        {domicilio}
        <Marca de="muestra" si={shell.muestra} />
      </p>
      <ul>
        <li>
          Teléfono: <a href={telHref(telefono)}>{telefono}</a>
        </li>
        <li>
          Dirección Social: <a href={telHref(telefonoSocial)}>{telefonoSocial}</a>
        </li>
        <li>
          Línea de quejas: <a href={telHref(lineaQuejas)}>{lineaQuejas}</a>
        </li>
        <li>
          Oficina: <a href={`mailto:${correo}`}>{correo}</a>
        </li>
        <li>
          Atención al público: <a href={`mailto:${correoContacto}`}>{correoContacto}</a>
        </li>
        <li>Horario de atención: {horario}.</li>
      </ul>
    </address>
  );
}
