import type { InicioView } from '@/lib/site/kinds/inicio';
import { toHref } from '@/lib/site/text';
import { CAROUSEL, HOME, PAUSE_CAROUSEL } from '@/lib/ui-texts';
import { island } from '@/components/islands/attributes';
import { DrawnWords, Glyph } from '@/components/ui/drawings';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { OfficeState } from '@/components/ui/OfficeState';
import { Picture } from '@/components/ui/Picture';
import { List } from '@/components/ui/text';
import { Danger } from './Danger';
import { FormDialog, FormSection } from './FormSection';
import { OrganigramaDialog } from './Organigrama';
import { ComunicadoCards } from './PrensaList';

export function Home(view: InicioView) {
  const { pregunta, letras, ayuda, sucesos, seguimiento, atencion, arrastre, opens } = view;
  const { slides, tramites, noticias, logos, queja, denuncia, sugerencia } = view;
  return (
    <div data-opens={opens}>
      <div className="max-md:pt-2 max-md:pb-5 md:py-6">
        {/* In the columns of the tiles. */}
        <div className="gap-x-4 lg:grid lg:grid-cols-3 lg:items-end">
          <div>
            <h1>
              <DrawnWords text={pregunta} drawn={letras} />
            </h1>
            <p className="text-gris max-md:mb-2 md:mt-1 md:mb-3 lg:mb-0">{ayuda}</p>
          </div>
          <div className="lg:col-span-2">
            <Danger peligro={denuncia.peligro} />
          </div>
        </div>
        <Tiles className="ways md:mt-4" tiles={sucesos} />
        <ul className="open-now mt-3 flex flex-wrap items-baseline gap-x-6 gap-y-0 text-sm text-gris lg:grid lg:grid-cols-3 lg:gap-x-4">
          <li>
            <Link className="py-1 bold" href={seguimiento.enlace}>
              {seguimiento.titulo}
            </Link>
          </li>
          <OpenNow place={HOME.office} hours={atencion} />
          <OpenNow place={HOME.towing} hours={arrastre} />
        </ul>
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
      <section id="cual-le-toca" className="section">
        <h2>{HOME.services}</h2>
        <Tiles className="tiles" tiles={tramites} />
      </section>
      <section className="section">
        <h2>{HOME.news}</h2>
        <ComunicadoCards className="cards cards-four" cards={noticias} />
        <p className="no-print mt-5">
          <a className="button button-outline" href="/prensa/">
            {HOME.allNews}
          </a>
        </p>
      </section>
      <section className="section">
        <h2 className="sr-only">{HOME.transparency}</h2>
        <List of={logos} className="logos">
          {({ nombre, imagen, enlace }) => (
            <Link href={enlace}>
              <Picture image={{ ...imagen, width: 150, height: 60 }} alt="" />
              {nombre}
            </Link>
          )}
        </List>
      </section>
      <section id="sugerencias" className={sugerencia && 'section'}>
        {sugerencia && (
          <>
            <h2>{HOME.suggestions}</h2>
            {sugerencia.demostracion && <p className="notice mb-4">{sugerencia.demostracion}</p>}
            <FormSection form={sugerencia} atHome />
          </>
        )}
      </section>
    </div>
  );
}

/** Narrower slides have words alone (carousel.css). */
const SHOWN = '(min-width: 48rem)';

export function Carousel({ slides }: { slides: InicioView['slides'] }) {
  return (
    <section
      className="relative"
      aria-roledescription="carrusel"
      aria-label={CAROUSEL.title}
      {...island('carousel', 'idle')}
    >
      <div className="slides">
        {slides.map(({ titulo, texto, enlace, boton, imagen }, index) => (
          <div
            key={titulo}
            className="slide"
            role="group"
            aria-roledescription="diapositiva"
            aria-label={CAROUSEL.slide(index + 1, slides.length, titulo)}
          >
            <Picture
              className="max-md:hidden print:hidden"
              image={imagen}
              alt=""
              first={index === 0}
              media={SHOWN}
            />
            <div className="slide-text print:p-0">
              <h2 className="max-md:text-h3">{titulo}</h2>
              <p>{texto}</p>
              <a className="button button-outline" href={toHref(enlace)}>
                {boton}
              </a>
            </div>
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <div className="carousel-controls needs-script no-print">
          <button type="button" className="icon-button" data-step="-1">
            <Glyph name="anterior" />
            <span className="sr-only">{CAROUSEL.previous}</span>
          </button>
          <span className="flex">
            {slides.map(({ titulo }, at) => (
              <button
                key={titulo}
                type="button"
                className="dot"
                data-slide={at}
                aria-current={at === 0 ? 'true' : undefined}
              >
                <span className="sr-only">{CAROUSEL.goTo(at + 1, titulo)}</span>
              </button>
            ))}
          </span>
          <button type="button" className="icon-button" data-step="1">
            <Glyph name="siguiente" />
            <span className="sr-only">{CAROUSEL.next}</span>
          </button>
          <button type="button" className="icon-button" data-pause="">
            <Glyph name="pausa" />
            <Glyph name="seguir" />
            <span className="sr-only">{PAUSE_CAROUSEL}</span>
          </button>
        </div>
      )}
    </section>
  );
}

type OpenNowProps = { place: string; hours: InicioView['atencion'] };

function OpenNow({ place, hours }: OpenNowProps) {
  if (!hours) return null;
  return (
    // Its longest words reach into the gap.
    <li className="needs-script no-print lg:-mr-4">
      {`${place}: `}
      <OfficeState hours={hours} isAnswer />
    </li>
  );
}

type TilesProps = { className: string; tiles: InicioView['tramites'] };

export const Tiles = ({ className, tiles }: TilesProps) => (
  <List of={tiles} className={className} data-of={tiles.length}>
    {({ titulo, texto, enlace, dibujo }) => (
      <Link className="tile" href={enlace}>
        <Icon drawing={dibujo} />
        <strong>{titulo}</strong>
        <span>{texto}</span>
      </Link>
    )}
  </List>
);

/** After the footer: without script an address shows a dialog there, where it pushes nothing. */
export const HomeDialogs = ({ organigrama, queja, denuncia }: InicioView) => (
  <>
    <OrganigramaDialog chart={organigrama} />
    <FormDialog form={queja} />
    <FormDialog form={denuncia} />
  </>
);
