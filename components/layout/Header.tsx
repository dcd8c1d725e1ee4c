import { telHref } from '@/lib/site/text';
import type { ShellView } from '@/lib/site/page-data/shell';
import { Glyph } from '@/components/ui/Glyph';
import { SearchForm } from '@/components/ui/SearchForm';
import { Brand } from './Brand';
import { ContactStrip } from './ContactStrip';
import { frameWords } from './frame-words';
import { Menu } from './Menu';

interface HeaderProps {
  shell: ShellView;
  ruta: string;
  /** The page in the other language. */
  other?: string | undefined;
  search?: string | undefined;
}

export function Header({ shell, ruta, other, search = '/buscar/' }: HeaderProps) {
  const { nombre, letras, inicio, ayuntamiento, aviso, contacto, tramites } = shell;
  const { frame, es } = frameWords(shell);
  const [queja, denuncia] = tramites;
  const [otherName, otherLang] = frame.other;
  const atHome = ruta.startsWith('/default/');
  return (
    <header id="arriba" tabIndex={-1} className="site-header">
      {aviso && <Demo aviso={aviso} />}
      <ContactStrip shell={shell} className="max-lg:hidden" />
      <div className="brand-row">
        <Brand
          nombre={nombre}
          letras={atHome ? letras : undefined}
          href={inicio}
          lang={es}
          below={ayuntamiento}
        />
        {atHome && <SearchForm />}
        <div className="actions no-print">
          <a className="button" href={queja?.ruta}>
            {frame.queja}
          </a>
          <a className="button button-outline" href={denuncia?.ruta}>
            {frame.denuncia}
          </a>
        </div>
        <a className="icon-button tool no-print" href={search}>
          <Glyph name="buscar" />
          {frame.search}
        </a>
        <div className="only-narrow no-print lg:hidden">
          <a className="icon-button tool" href={telHref(contacto.telefono)}>
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

function Demo({ aviso }: { aviso: string }) {
  const [what, rest] = aviso.split(/(?=:)/);
  return (
    <p className="demo">
      {what}
      <span className="max-lg:hidden print:inline!">{rest}</span>
    </p>
  );
}
