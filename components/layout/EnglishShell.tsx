import { telHref } from '@/lib/site/text';
import type { ShellView } from '@/lib/site/page-data/shell';
import { ENGLISH } from '@/lib/ui-texts';
import { Glyph } from '@/components/ui/Glyph';
import { Brand } from './Brand';
import { PageSide } from './PageSide';
import { PageFrame, type ShellProps } from './Shell';

/** Without menu and search, which lead to pages in Spanish. */
export function EnglishShell({ shell, page, frame, notices, children }: ShellProps) {
  const { ruta, languages } = page;
  const { titulo, contents, call, pie } = frame;
  const address = new URL(ruta, shell.url).href;
  return (
    <PageFrame
      skip={ENGLISH.skip}
      notices={notices && <div lang="es-MX">{notices}</div>}
      header={<Header shell={shell} ruta={ruta} spanish={languages?.es ?? '/default/'} />}
      footer={<Footer shell={shell} />}
      className="container-page reading"
      data-lang="en"
      data-sheet={address}
    >
      <div className="page-head">
        <h1>{titulo}</h1>
      </div>
      <PageSide contents={contents} call={call} shell={shell} english />
      {children}
      {pie.actualizado && (
        <aside className="page-foot">
          <p>
            {`${ENGLISH.follows} `}
            <time dateTime={pie.actualizado.dia}>{pie.actualizado.larga}</time>. {ENGLISH.binding}
          </p>
        </aside>
      )}
      <p className="print-only">{ENGLISH.printed(address)}</p>
    </PageFrame>
  );
}

interface HeaderProps {
  shell: ShellView;
  ruta: string;
  spanish: string;
}

function Header({ shell, ruta, spanish }: HeaderProps) {
  const { aviso, contacto } = shell;
  const { queja, denuncia } = shell.formsInEnglish;
  const here = (link: typeof queja) => ({
    ...link,
    'aria-current': link.href === ruta ? ('page' as const) : undefined,
  });
  return (
    <header id="arriba" tabIndex={-1} className="site-header">
      {aviso && <p className="demo">{ENGLISH.demo}</p>}
      <div className="brand-row">
        <Brand nombre={shell.nombre} href="/en/" lang="es-MX" below={ENGLISH.meaning} />
        <div className="actions no-print">
          <a className="button" {...here(queja)}>
            {ENGLISH.complaint}
          </a>
          <a className="button button-outline" {...here(denuncia)}>
            {ENGLISH.report}
          </a>
        </div>
        <a
          className="icon-button tool english-tool no-print"
          href={spanish}
          hrefLang="es-MX"
          lang="es-MX"
        >
          {ENGLISH.spanish}
        </a>
        <a className="icon-button tool english-tool no-print" href={telHref(contacto.telefono)}>
          <Glyph name="telefono" />
          {ENGLISH.call}
        </a>
      </div>
      <Pages shell={shell} ruta={ruta} />
    </header>
  );
}

function Pages({ shell, ruta }: { shell: ShellView; ruta: string }) {
  return (
    <nav className="english-nav no-print" aria-label={ENGLISH.pages}>
      <ul>
        {shell.ingles.map((page) => (
          <li key={page.ruta}>
            <a href={page.ruta} aria-current={page.ruta === ruta ? 'page' : undefined}>
              {page.ruta === '/en/' ? ENGLISH.start : page.titulo}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Footer({ shell }: { shell: ShellView }) {
  const { domicilio, horarioEnIngles, telefono, lineaQuejas, correoContacto, mapa } =
    shell.contacto;
  return (
    <footer className="site-footer">
      <div className="container-page">
        <h2 className="text-h4">{ENGLISH.contact}</h2>
        <address>
          <p>
            <span lang="es-MX">{domicilio}</span>. <a href={mapa}>{ENGLISH.directions}</a>{' '}
            {shell.muestra && <span className="marca">{ENGLISH.sample}</span>}
          </p>
          <ul>
            <li>
              {`${ENGLISH.phone} `}
              <a href={telHref(telefono)}>{telefono}</a>
            </li>
            {lineaQuejas && (
              <li>
                {`${ENGLISH.line} `}
                <a href={telHref(lineaQuejas)}>{lineaQuejas}</a>
              </li>
            )}
            <li>
              {`${ENGLISH.email} `}
              <a href={`mailto:${correoContacto}`}>{correoContacto}</a>
            </li>
            <li>{`${ENGLISH.hours} ${horarioEnIngles}.`}</li>
          </ul>
        </address>
        <div className="footer-end">
          <p>
            {`${ENGLISH.wholeSite} `}
            <a href="/default/" hrefLang="es-MX" lang="es-MX">
              {ENGLISH.spanishHome}
            </a>
            .
          </p>
          <a className="button button-outline no-print" href="#arriba" data-to-top="">
            {ENGLISH.toTop}
          </a>
        </div>
      </div>
    </footer>
  );
}
