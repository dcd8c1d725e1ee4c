import type { ReactNode } from 'react';
import { telHref } from '@/lib/site/text';
import type { ShellView } from '@/lib/site/page-data/shell';
import type { Pie } from '@/lib/site/views/pie';
import { NETWORK, PAGE_FOOT } from '@/lib/ui-texts';
import { ended } from '@/lib/ui-texts/sentence';
import { Facade } from '@/components/ui/Facade';
import { Link, PdfLink } from '@/components/ui/Link';
import { Fold, List, Marca } from '@/components/ui/text';
import { frameWords } from './frame-words';

export function Footer({ shell }: { shell: ShellView }) {
  const { aviso, enlacesPie, enlacesFinales, redSocial, manual, avisos } = shell;
  const { frame, footer, es } = frameWords(shell);
  return (
    <footer className="site-footer no-print">
      <div className="container-page">
        {aviso && <p className="lg:hidden">{aviso}.</p>}
        <div className="lg:grid lg:grid-cols-[1fr_1.5fr_1fr] lg:gap-10">
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
              {enlacesFinales.map(({ titulo, ruta }) => (
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
          <a className="button button-outline" href="#arriba" data-to-top="">
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
  const { otrosCanales } = shell.contacto;
  const { frame, footer, es } = frameWords(shell);
  const ways = [
    [footer.phone, telefono],
    [`${shell.nombres.telefonoSocial}:`, telefonoSocial],
    [footer.complaints, lineaQuejas],
    [footer.office, correo],
    [footer.public, correoContacto],
  ].flatMap(([name, way]) => (way ? { name, way } : []));
  return (
    <address className="not-italic">
      <p>
        <span lang={es}>{domicilio}</span>
        {shell.muestra && (
          <>
            {' '}
            <span className="marca">({footer.sample})</span>
          </>
        )}
      </p>
      <ul>
        {ways.map(({ name, way }) => (
          <li key={name}>
            {`${name} `}
            <a href={way.includes('@') ? `mailto:${way}` : telHref(way)}>{way}</a>
          </li>
        ))}
        {otrosCanales.map(({ nombre, href, visible }) => (
          <li key={href}>
            {`${nombre}: `}
            <Link href={href} opens={frame.newTab}>
              {visible}
            </Link>
          </li>
        ))}
        <li>{`${footer.hours} ${ended(horario)}`}</li>
      </ul>
    </address>
  );
}

const FooterGroup = ({ titulo, children }: { titulo: string; children: ReactNode }) => (
  <details data-folds="" open>
    <summary className="py-3">
      <h2 className="text-h4">{titulo}</h2>
    </summary>
    {children}
  </details>
);

interface PageFootProps extends Pie {
  english?: boolean | undefined;
  /** Where a sheet comes from. */
  printed: string;
  children?: ReactNode;
}

export function PageFoot({ english, printed, children, ...pie }: PageFootProps) {
  const { responsable, actualizado, escribir, fuentes } = pie;
  const { foot } = frameWords({ english });
  return (
    <aside
      className="line-above mt-10 grid gap-2 pt-4 text-sm text-gris"
      aria-label={foot.about}
      data-search-ignore=""
    >
      {(responsable ?? actualizado) && (
        <p>
          {responsable && PAGE_FOOT.responsible(responsable)}
          {responsable && actualizado && ' · '}
          {actualizado && (
            <>
              {`${foot.updated} `}
              <time dateTime={actualizado.dia}>{actualizado.larga}</time>
            </>
          )}
        </p>
      )}
      <p>
        {children}
        {escribir && (
          <span className="no-print">
            {` ${foot.wrong} `}
            <a href={escribir}>{foot.write}</a>
          </span>
        )}
      </p>
      {fuentes.length > 0 && (
        <Fold folds="always" title={PAGE_FOOT.sources}>
          <List of={fuentes} className="list-disc pl-4">
            {({ siglas, nombre, publicacion, texto, articulos, porConfirmar }) => (
              <>
                <strong>{`${nombre} (${siglas})`}</strong>
                {articulos.length > 0 &&
                  `: ${PAGE_FOOT.articles(articulos.length)} ${listed(articulos)}`}
                {`. ${publicacion}. ${PAGE_FOOT.lastReform(texto)}`}
                <Marca de="porConfirmar" si={porConfirmar} />
              </>
            )}
          </List>
        </Fold>
      )}
      <p className="print-only">{printed}</p>
    </aside>
  );
}

/** `33, 46 y 49`; with a fraction among them, `7; 10, fracción I; 15`. */
const listed = (articulos: string[]) =>
  articulos.some((articulo) => articulo.includes(','))
    ? articulos.join('; ')
    : new Intl.ListFormat('es', { type: 'conjunction' }).format(articulos);
