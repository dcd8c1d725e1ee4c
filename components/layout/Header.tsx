import type { ShellView } from '@/lib/site/page-data/shell';
import { telHref } from '@/lib/site/text';
import { emblem } from '@/tailwind.config';
import { DrawnWords, Glyph } from '@/components/ui/drawings';
import { frameWords } from './frame-words';
import { ContactStrip, Menu } from './Menu';

interface HeaderProps {
  shell: ShellView;
  ruta: string;
  /** The page in the other language. */
  other?: string | undefined;
  search?: string | undefined;
}

export function Header({ shell, ruta, other, search = '/buscar/' }: HeaderProps) {
  const [queja, denuncia] = shell.tramites;
  const { frame } = frameWords(shell);
  const [otherName, otherLang] = frame.other;
  const [demo, demoRest] = shell.aviso?.split(/(?=:)/) ?? [];
  return (
    <header id="arriba" tabIndex={-1} className="site-header">
      {demo && (
        <p className="demo">
          {demo}
          <span className="max-lg:hidden print:inline!">{demoRest}</span>
        </p>
      )}
      <ContactStrip shell={shell} className="max-lg:hidden" />
      <div className="brand-row">
        <Brand shell={shell} isDrawn={ruta.startsWith('/default/')} />
        {ruta !== '/buscar/' && (
          <a className="search-box no-print max-lg:hidden" href={search}>
            <Glyph name="buscar" />
            {frame.searchSite}
          </a>
        )}
        <div className="actions no-print">
          <a className="button button-outline" href={queja?.ruta}>
            {frame.queja}
          </a>
          <a className="button button-outline" href={denuncia?.ruta}>
            {frame.denuncia}
          </a>
        </div>
        <a
          className="icon-button tool no-print lg:hidden!"
          href={search}
          aria-label={shell.english ? frame.searchSite : undefined}
        >
          <Glyph name="buscar" />
          {frame.search}
        </a>
        <div className="only-narrow no-print lg:hidden">
          <a className="icon-button tool" href={telHref(shell.contacto.telefono)}>
            <Glyph name="telefono" />
            {frame.call}
          </a>
          <button type="button" className="icon-button tool" popoverTarget="menu">
            <Glyph name="menu" />
            {frame.menu}
          </button>
        </div>
      </div>
      <Menu shell={shell} ruta={ruta} search={search} />
      {other && (
        <a
          className="language no-print block p-1 text-sm"
          href={other}
          hrefLang={otherLang}
          lang={otherLang}
        >
          {otherName}
        </a>
      )}
    </header>
  );
}

const WIDE = 'max-md:hidden print:inline!';

/** A phone shows the short name. The emblem, the only picture of every page, costs no request. */
function Brand({ shell, isDrawn }: { shell: ShellView; isDrawn: boolean }) {
  const { nombre, nombreCorto } = shell;
  const isStart = `${nombre} `.startsWith(`${nombreCorto} `);
  const rest = isStart ? nombre.slice(nombreCorto.length) : nombre;
  const words = isStart ? nombreCorto.split(' ').length : 0;
  const letras = isDrawn ? shell.letras : undefined;
  const { size, lines } = emblem;
  const [first] = lines;
  return (
    <a className="brand" href={shell.inicio}>
      {first && (
        <svg viewBox={`0 0 ${size} ${size}`} width="29" aria-hidden="true">
          <g
            fill="none"
            stroke={`var(--${first.colour})`}
            strokeWidth={first.thickness}
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d={first.path} />
            {lines.slice(1).map(({ path, thickness, colour }) => (
              <path key={path} stroke={`var(--${colour})`} strokeWidth={thickness} d={path} />
            ))}
          </g>
        </svg>
      )}
      <span>
        <strong lang={frameWords(shell).es}>
          {isStart ? (
            <DrawnWords text={nombreCorto} drawn={letras?.slice(0, words)} />
          ) : (
            <span className="md:hidden print:hidden">{nombreCorto}</span>
          )}
          {rest && (
            <span className={WIDE}>
              <DrawnWords text={rest} drawn={letras?.slice(words)} />
            </span>
          )}
        </strong>
        <small className={`text-sm text-gris ${WIDE}`}>{shell.ayuntamiento}</small>
      </span>
    </a>
  );
}
