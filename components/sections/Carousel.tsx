import { toHref } from '@/lib/site/text';
import type { InicioView } from '@/lib/site/views/inicio';
import { CarouselControls } from '@/components/islands/carousel/CarouselControls';
import { Island } from '@/components/ui/Island';
import { Picture } from '@/components/ui/Picture';

/** The home's carousel (section 2.3): a strip that scrolls, and the island of its controls. */
export function Carousel({ slides }: { slides: InicioView['slides'] }) {
  return (
    <section className="carousel" aria-roledescription="carrusel" aria-label="Lo más consultado">
      <div id="diapositivas" className="slides">
        {slides.map(({ titulo, texto, enlace, boton, imagen }, index) => (
          <div
            key={titulo}
            className="slide"
            role="group"
            aria-roledescription="diapositiva"
            aria-label={`${index + 1} de ${slides.length}: ${titulo}`}
          >
            <Picture
              image={imagen}
              alt=""
              sizes="(min-width: 72rem) 72rem, 100vw"
              lazy={index > 0}
            />
            <div className="slide-text">
              <h2>{titulo}</h2>
              <p>{texto}</p>
              <a className="button" href={toHref(enlace)}>
                {boton}
              </a>
            </div>
          </div>
        ))}
      </div>
      <Island
        of={CarouselControls}
        when="idle"
        className="carousel-controls needs-script no-print"
        props={{ slidesId: 'diapositivas', titles: slides.map(({ titulo }) => titulo) }}
      />
    </section>
  );
}
