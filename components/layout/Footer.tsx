import type { ReactNode } from 'react';
import { telHref } from '@/lib/site/text';
import type { ShellView } from '@/lib/site/page-data/shell';
import { FOOTER } from '@/lib/ui-texts';
import { Facade } from '@/components/ui/Facade';
import { Link } from '@/components/ui/Link';
import { Marca } from '@/components/ui/Marca';
import { PdfLink } from '@/components/ui/PdfLink';

export function Footer({ shell }: { shell: ShellView }) {
  const { aviso, enlaces, enlacesPie, redSocial, manual, avisos } = shell;
  return (
    <footer className="site-footer">
      <div className="container-page">
        {aviso && <p className="demo-foot">{aviso}.</p>}
        <div className="footer-groups no-print">
          <FooterGroup titulo={FOOTER.contact}>
            <Contact shell={shell} />
          </FooterGroup>
          <FooterGroup titulo={FOOTER.services}>
            <ul>
              {[...shell.tramites, ...enlacesPie].map(({ titulo, ruta }) => (
                <li key={ruta}>
                  <a href={ruta}>{titulo}</a>
                </li>
              ))}
              {manual && (
                <li>
                  <PdfLink {...manual} />
                </li>
              )}
              <li>
                <a href="/prensa/">{FOOTER.news}</a>
              </li>
              <li>
                <a href="/prensa/#reciba">{FOOTER.follow}</a>
              </li>
              <li>
                <Link href={enlaces.transparencia}>{shell.nombres.transparencia}</Link>
              </li>
              {enlaces.declaraciones && (
                <li>
                  <Link href={enlaces.declaraciones}>{FOOTER.declarations}</Link>
                </li>
              )}
              <li>
                <a href="/default/#organigrama">{FOOTER.chart}</a>
              </li>
            </ul>
          </FooterGroup>
          <FooterGroup
            titulo={redSocial ? FOOTER.networkAndPrivacy(redSocial.nombre) : FOOTER.privacy}
          >
            <ul>
              {avisos.map((aviso) => (
                <li key={aviso.href}>
                  <PdfLink {...aviso} />
                </li>
              ))}
              {redSocial && (
                <li>
                  {redSocial.nombre}: <Link href={redSocial.pagina}>{FOOTER.apart}</Link>
                </li>
              )}
            </ul>
            {redSocial && <Facade what={FOOTER.posts} src={redSocial.marco} height={360} />}
          </FooterGroup>
        </div>
        <div className="footer-end">
          <p>
            {`© ${shell.nombre}, ${shell.ayuntamiento}. ${FOOTER.licence}`}
            <a href="/licencias.txt">{FOOTER.licences}</a>.
          </p>
          <a className="button button-outline no-print" href="#arriba" data-to-top="">
            {FOOTER.toTop}
          </a>
        </div>
      </div>
    </footer>
  );
}

function Contact({ shell }: { shell: ShellView }) {
  const { domicilio, horario, telefono, telefonoSocial, lineaQuejas, correo, correoContacto } =
    shell.contacto;
  const phones = [
    [FOOTER.phone, telefono],
    [`${shell.nombres.telefonoSocial}:`, telefonoSocial],
    [FOOTER.complaints, lineaQuejas],
  ];
  const ways = [
    ...phones.flatMap(([name, phone]) => (phone ? [[name, telHref(phone), phone]] : [])),
    [FOOTER.office, `mailto:${correo}`, correo],
    [FOOTER.public, `mailto:${correoContacto}`, correoContacto],
  ];
  return (
    <address>
      <p>
        {domicilio}
        <Marca de="muestra" si={shell.muestra} whole />
      </p>
      <ul>
        {ways.map(([name, href, text]) => (
          <li key={name}>
            {`${name} `}
            <a href={href}>{text}</a>
          </li>
        ))}
        <li>{`${FOOTER.hours} ${horario}.`}</li>
      </ul>
    </address>
  );
}

function FooterGroup({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <details data-folds="" open>
      <summary>
        <h2>{titulo}</h2>
      </summary>
      {children}
    </details>
  );
}
