import { AnioList } from '@/components/sections/AnioList';
import { Canales } from '@/components/sections/Canales';
import { Carousel } from '@/components/sections/Carousel';
import { ComunicadoArticle } from '@/components/sections/ComunicadoArticle';
import { ComunicadoCards } from '@/components/sections/ComunicadoCard';
import { DeclaracionesSection } from '@/components/sections/DeclaracionesSection';
import { DireccionAside } from '@/components/sections/DireccionAside';
import { PrensaList } from '@/components/sections/PrensaList';
import { TabbedPage } from '@/components/sections/TabbedPage';
import { Tile } from '@/components/sections/Tile';
import { VehiculosSection } from '@/components/sections/VehiculosSection';
import { Bloque } from '@/components/sections/bloques';
import { Case } from '@/components/islands/dev/Case';
import { Part } from './Part';
import type { Samples } from './samples';

/** What the home page and the press are made of. */
export function Portada({ samples }: { samples: Samples }) {
  const { inicio, prensa, comunicado, anio } = samples;
  const cards = (count: number) => ({
    cards: prensa.cards.slice(0, count),
    older: undefined,
    newer: undefined,
    years: [],
  });
  return (
    <>
      <Part title="Carrusel">
        <Carousel slides={inicio.slides} />
      </Part>
      <Part title="Losetas del inicio">
        <div className="tiles">
          {inicio.tramites.map((tramite) => (
            <Tile key={tramite.titulo} tramite={tramite} />
          ))}
        </div>
      </Part>
      <Part title="Qué vía es la suya">
        <Canales canales={inicio.canales} />
      </Part>
      <Part title="Tarjetas">
        <Case name="Una sola, como en el inicio">
          <ComunicadoCards
            className="cards cards-four"
            cards={prensa.cards.slice(0, 1).map((card) => ({ ...card, muestra: true }))}
          />
        </Case>
        <Case name="Tres">
          <PrensaList view={{ ...prensa, cards: prensa.cards.slice(0, 3) }} />
        </Case>
        <Case name="Cuatro: la primera, a lo ancho">
          <PrensaList view={cards(4)} />
        </Case>
        <Case name="Ninguna">
          <PrensaList view={cards(0)} />
        </Case>
      </Part>
      <Part title="Comunicados">
        {anio && (
          <Case name="De un año">
            <AnioList view={{ ...anio, titles: anio.titles.slice(0, 3) }} />
          </Case>
        )}
        {comunicado && (
          <Case name="Uno">
            <ComunicadoArticle view={comunicado.view} />
          </Case>
        )}
      </Part>
    </>
  );
}

/** Tabs, what they hold, and the pages that are read section by section. */
export function Secciones({ samples }: { samples: Samples }) {
  const { sindico, normatividad, contraloria, declaraciones, vehiculos } = samples;
  const tabs = [
    ...normatividad.sections.filter(({ bloque }) => !bloque),
    ...contraloria.sections.slice(0, 2),
    ...contraloria.sections.filter(({ fija }) => fija),
  ];
  return (
    <>
      <Part title="Pestañas">
        <TabbedPage
          label="Pestañas, un documento y un apartado fijo"
          sections={tabs.map((tab, at) => ({ ...tab, muestra: at === 0 }))}
        />
      </Part>
      <Part title="Bloques de una pestaña">
        {sindico.view.sections.map(
          ({ titulo, bloque }) =>
            bloque && (
              <Case key={titulo} name={titulo}>
                <Bloque {...bloque} />
              </Case>
            ),
        )}
      </Part>
      <Part title="Al pie de una dirección">
        <DireccionAside aside={normatividad.aside} />
      </Part>
      <Part title="Declaraciones">
        <DeclaracionesSection view={declaraciones} />
      </Part>
      <Part title="Vehículos remolcados">
        <VehiculosSection view={vehiculos} />
      </Part>
    </>
  );
}
