import type { InicioView } from '@/lib/site/views/inicio';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { Picture } from '@/components/ui/Picture';
import { Canales } from './Canales';
import { Carousel } from './Carousel';
import { ComunicadoCard } from './ComunicadoCard';
import { FormDialog, FormSection } from './FormSection';

/** Every logo takes the same room, whatever its own measures. */
const LOGO = { width: 150, height: 60 };

/** The home page (section 2.3). `opens` names the dialog to open on load: the QR entry (D8). */
export function Home({ view }: { view: InicioView }) {
  const { pregunta, seguimiento, canales, opens, slides, tramites, noticias, logos } = view;
  const { queja, denuncia, sugerencia } = view;
  return (
    <div data-opens={opens}>
      <div className="home-head">
        <h1>{pregunta}</h1>
        <form action="/buscar/" role="search">
          <div className="field min-w-0 flex-1">
            <input
              type="search"
              name="q"
              aria-label="Buscar en el sitio"
              placeholder="Buscar en el sitio"
            />
          </div>
          <button type="submit" className="button button-outline">
            Buscar
          </button>
        </form>
        <Link href={seguimiento.enlace}>{seguimiento.titulo}</Link>
      </div>
      {opens && (
        <noscript>
          <p className="notice mb-4">
            Para presentar una queja sin JavaScript, siga en{' '}
            <a href="/quejapublica/">la página de la queja</a>.
          </p>
        </noscript>
      )}
      <Carousel slides={slides} />
      <section className="section">
        <h2>Tramites</h2>
        <div className="grid grid-fill-[12.2rem] gap-2 sm:gap-4">
          {tramites.map((tramite) => (
            <Link key={tramite.titulo} className="tile" href={tramite.enlace}>
              <Icon name={tramite.icono} size={56} />
              <strong>{tramite.titulo}</strong>
              <span>{tramite.texto}</span>
            </Link>
          ))}
        </div>
        <details className="surface mt-4 px-4 py-3" open>
          <summary>
            <h3>{canales.titulo}</h3>
          </summary>
          <Canales canales={canales} />
        </details>
      </section>
      <section className="section">
        <h2>Noticias más recientes</h2>
        {noticias.length === 0 && <p>Todavía no hay comunicados.</p>}
        <div className="grid grid-fill-[15rem] gap-5">
          {noticias.map((card) => (
            <ComunicadoCard key={card.ruta} card={card} />
          ))}
        </div>
        <p className="mt-5">
          <a href="/prensa/">Ver todos los comunicados</a>
        </p>
      </section>
      <section className="section">
        <h2 className="sr-only">Transparencia</h2>
        <ul className="flex flex-wrap gap-x-8 gap-y-4">
          {logos.map(({ nombre, imagen, enlace }) => (
            <li key={nombre}>
              <Link className="grid justify-items-center gap-1 p-2 text-sm" href={enlace}>
                <Picture image={{ ...imagen, ...LOGO }} alt="" sizes="150px" />
                {nombre}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <FormDialog form={queja} />
      <FormDialog form={denuncia} />
      <section id="sugerencias" className={sugerencia && 'section'}>
        {sugerencia && (
          <>
            <h2>Sugerencias</h2>
            <FormSection form={sugerencia} when="visible" />
          </>
        )}
      </section>
    </div>
  );
}
