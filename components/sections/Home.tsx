import type { InicioView } from '@/lib/site/views/inicio';
import { HOME } from '@/lib/ui-texts';
import { Link } from '@/components/ui/Link';
import { OfficeState } from '@/components/ui/OfficeState';
import { Picture } from '@/components/ui/Picture';
import { SearchForm } from '@/components/ui/SearchForm';
import { Canales } from './Canales';
import { Carousel } from './Carousel';
import { ComunicadoCards } from './ComunicadoCard';
import { OrganigramaDialog } from './Organigrama';
import { FormDialog, HomeForm } from './FormSection';
import { Tile } from './Tile';

const LOGO = { width: 150, height: 60 };

export function Home({ view }: { view: InicioView }) {
  const { pregunta, sucesos, seguimiento, atencion, canales, opens } = view;
  const { slides, tramites, noticias, logos, queja, sugerencia } = view;
  return (
    <div data-opens={opens}>
      <div className="home-head">
        <h1>{pregunta}</h1>
        <SearchForm />
        <div className="happened">
          <h2>{sucesos.titulo}</h2>
          <ul>
            {sucesos.respuestas.map(({ titulo, enlace }) => (
              <li key={titulo}>
                <Link href={enlace}>{titulo}</Link>
              </li>
            ))}
          </ul>
        </div>
        <p>
          <Link href={seguimiento.enlace}>{seguimiento.titulo}</Link>
          <OfficeState hours={atencion} />
        </p>
      </div>
      {opens && (
        <noscript>
          <p className="notice mb-4">
            {`${HOME.withoutScript} `}
            <a href={queja.pagina}>{HOME.quejaPage}</a>.
          </p>
        </noscript>
      )}
      <Carousel slides={slides} />
      <section className="section">
        <h2>{HOME.services}</h2>
        <div className="tiles">
          {tramites.map((tramite) => (
            <Tile key={tramite.titulo} tramite={tramite} />
          ))}
        </div>
        <details id="cual-le-toca" className="surface mt-4 px-4 py-3" data-folds="always" open>
          <summary>
            <h3>{canales.titulo}</h3>
          </summary>
          <Canales canales={canales} />
        </details>
      </section>
      <section className="section">
        <h2>{HOME.news}</h2>
        <ComunicadoCards className="cards cards-four" cards={noticias} />
        <p className="mt-5">
          <a className="button button-outline" href="/prensa/">
            {HOME.allNews}
          </a>
        </p>
      </section>
      <section className="section">
        <h2 className="sr-only">{HOME.transparency}</h2>
        <ul className="logos">
          {logos.map(({ nombre, imagen, enlace }) => (
            <li key={nombre}>
              <Link href={enlace}>
                <Picture image={{ ...imagen, ...LOGO }} alt="" />
                {nombre}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section id="sugerencias" className={sugerencia && 'section'}>
        {sugerencia && (
          <>
            <h2>{HOME.suggestions}</h2>
            <HomeForm form={sugerencia} />
          </>
        )}
      </section>
    </div>
  );
}

/** After the footer: without script an address shows a dialog there, where it pushes nothing. */
export function HomeDialogs({ view }: { view: InicioView }) {
  const { organigrama, queja, denuncia } = view;
  return (
    <>
      <OrganigramaDialog chart={organigrama} />
      <FormDialog form={queja} />
      <FormDialog form={denuncia} />
    </>
  );
}
