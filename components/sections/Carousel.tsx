import { toHref } from '@/lib/site/text';
import type { InicioView } from '@/lib/site/kinds/inicio';
import { CAROUSEL, PAUSE_CAROUSEL } from '@/lib/ui-texts';
import { island } from '@/components/islands/attributes';
import { Glyph } from '@/components/ui/Glyph';
import { Picture } from '@/components/ui/Picture';

/** Narrower slides have words alone (carousel.css). */
const SHOWN = '(min-width: 48rem)';

export function Carousel({ slides }: { slides: InicioView['slides'] }) {
  return (
    <section
      className="carousel relative"
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
              <a className="button" href={toHref(enlace)}>
                {boton}
              </a>
            </div>
          </div>
        ))}
      </div>
      {slides.length > 1 && <Controls titles={slides.map(({ titulo }) => titulo)} />}
    </section>
  );
}

function Controls({ titles }: { titles: string[] }) {
  return (
    <div className="carousel-controls needs-script no-print">
      <button type="button" className="icon-button" data-step="-1">
        <Glyph name="anterior" />
        <span className="sr-only">{CAROUSEL.previous}</span>
      </button>
      <button type="button" className="icon-button" data-step="1">
        <Glyph name="siguiente" />
        <span className="sr-only">{CAROUSEL.next}</span>
      </button>
      <span className="flex">
        {titles.map((title, at) => (
          <button
            key={title}
            type="button"
            className="dot"
            data-slide={at}
            aria-current={at === 0 ? 'true' : undefined}
          >
            <span className="sr-only">{CAROUSEL.goTo(at + 1, title)}</span>
          </button>
        ))}
      </span>
      <button type="button" className="icon-button" data-pause="">
        <Glyph name="pausa" />
        <Glyph name="seguir" />
        <span className="sr-only">{PAUSE_CAROUSEL}</span>
      </button>
    </div>
  );
}
