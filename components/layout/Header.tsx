import { telHref } from '@/lib/site/text';
import type { ShellView } from '@/lib/site/page-data/shell';
import { ENGLISH, FRAME } from '@/lib/ui-texts';
import { Glyph } from '@/components/ui/Glyph';
import { SearchForm } from '@/components/ui/SearchForm';
import { Brand } from './Brand';
import { ContactStrip } from './ContactStrip';
import { Menu } from './Menu';

interface HeaderProps {
  shell: ShellView;
  ruta: string;
  english?: string | undefined;
  search?: string | undefined;
}

export function Header({ shell, ruta, english, search = '/buscar/' }: HeaderProps) {
  const { nombre, letras, ayuntamiento, aviso, contacto } = shell;
  const atHome = ruta.startsWith('/default/');
  return (
    <header id="arriba" tabIndex={-1} className="site-header">
      {aviso && <Demo aviso={aviso} />}
      <ContactStrip shell={shell} className="max-lg:hidden" />
      <div className="brand-row">
        <Brand nombre={nombre} letras={atHome ? letras : undefined} href="/" below={ayuntamiento} />
        {atHome && <SearchForm />}
        <div className="actions no-print">
          <a className="button" href="/default/#queja">
            {FRAME.queja}
          </a>
          <a className="button button-outline" href="/default/#denuncia">
            {FRAME.denuncia}
          </a>
        </div>
        <a className="icon-button tool no-print" href={search}>
          <Glyph name="buscar" />
          {FRAME.search}
        </a>
        <div className="only-narrow no-print">
          <a className="icon-button tool" href={telHref(contacto.telefono)}>
            <Glyph name="telefono" />
            {FRAME.call}
          </a>
          <button type="button" className="icon-button tool" popoverTarget="menu">
            <Glyph name="menu" />
            {FRAME.menu}
          </button>
        </div>
      </div>
      <Menu shell={shell} ruta={ruta} search={search} />
      {english && (
        <a className="language no-print" href={english} hrefLang="en" lang="en">
          {ENGLISH.name}
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
      <span>{rest}</span>
    </p>
  );
}
