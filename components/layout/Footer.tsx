import type { ReactNode } from 'react';
import { telHref } from '@/lib/site/text';
import type { ShellView } from '@/lib/site/page-data/shell';
import { NETWORK } from '@/lib/ui-texts';
import { Facade } from '@/components/ui/Facade';
import { Link } from '@/components/ui/Link';
import { PdfLink } from '@/components/ui/PdfLink';
import { frameWords } from './frame-words';

export function Footer({ shell }: { shell: ShellView }) {
  const { aviso, enlacesPie, redSocial, manual, avisos } = shell;
  const { frame, footer, es } = frameWords(shell);
  return (
    <footer className="site-footer">
      <div className="container-page">
        {aviso && <p className="lg:hidden print:hidden">{aviso}.</p>}
        <div className="no-print lg:grid lg:grid-cols-[1fr_1.5fr_1fr] lg:gap-10">
          <FooterGroup titulo={footer.contact}>
            <Contact shell={shell} />
          </FooterGroup>
          <FooterGroup titulo={footer.services}>
            <ul className="lg:columns-2">
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
              {shell.enlacesFinales.map(({ titulo, ruta }) => (
                <li key={ruta}>
                  <Link href={ruta}>{titulo}</Link>
                </li>
              ))}
            </ul>
          </FooterGroup>
          <FooterGroup titulo={redSocial ? NETWORK.andPrivacy(redSocial.nombre) : footer.privacy}>
            <ul>
              {avisos.map((aviso) => (
                <li key={aviso.href} lang={es}>
                  <PdfLink {...aviso} opens={frame.newTab} />
                </li>
              ))}
              {redSocial && (
                <li>
                  {redSocial.nombre}: <Link href={redSocial.pagina}>{NETWORK.apart}</Link>
                </li>
              )}
            </ul>
            {redSocial && <Facade what={NETWORK.posts} src={redSocial.marco} height={360} />}
          </FooterGroup>
        </div>
        <div className="footer-end">
          <p>
            {`© ${shell.nombre}, ${shell.ayuntamiento}. ${footer.licence}`}
            <a href="/licencias.txt">{footer.licences}</a>.
          </p>
          <a className="button button-outline no-print" href="#arriba" data-to-top="">
            {footer.toTop}
          </a>
        </div>
      </div>
    </footer>
  );
}

function Contact({ shell }: { shell: ShellView }) {
  const { domicilio, horario, telefono, telefonoSocial, lineaQuejas, correo, correoContacto } =
    shell.contacto;
  const { footer, es } = frameWords(shell);
  const phones = [
    [footer.phone, telefono],
    [`${shell.nombres.telefonoSocial}:`, telefonoSocial],
    [footer.complaints, lineaQuejas],
  ];
  const ways = [
    ...phones.flatMap(([name, phone]) => (phone ? [[name, telHref(phone), phone]] : [])),
    [footer.office, `mailto:${correo}`, correo],
    [footer.public, `mailto:${correoContacto}`, correoContacto],
  ];
  return (
    <address className="not-italic">
      <p>
        <span lang={es}>{domicilio}</span>
        {shell.muestra && (
          <>
            {' '}
            <span className="marca">{footer.sample}</span>
          </>
        )}
      </p>
      <ul>
        {ways.map(([name, href, text]) => (
          <li key={name}>
            {`${name} `}
            <a href={href}>{text}</a>
          </li>
        ))}
        <li>{`${footer.hours} ${horario}.`}</li>
      </ul>
    </address>
  );
}

function FooterGroup({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <details data-folds="" open>
      <summary className="py-3">
        <h2 className="text-h4">{titulo}</h2>
      </summary>
      {children}
    </details>
  );
}
