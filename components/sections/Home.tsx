import type { InicioView } from '@/lib/site/kinds/inicio';
import { FRAME, HOME, VEHICLES } from '@/lib/ui-texts';
import { Icon } from '@/components/ui/Icon';
import { DrawnWords } from '@/components/ui/DrawnWords';
import { Link } from '@/components/ui/Link';
import { OfficeState } from '@/components/ui/OfficeState';
import { Picture } from '@/components/ui/Picture';
import { Carousel } from './Carousel';
import { ComunicadoCards } from './ComunicadoCard';
import { Danger } from './Danger';
import { OrganigramaDialog } from './Organigrama';
import { FormDialog, HomeForm } from './FormSection';
import { List } from '@/components/ui/List';

const LOGO = { width: 150, height: 60 };

export function Home({ view }: { view: InicioView }) {
  const { pregunta, letras, ayuda, sucesos, seguimiento, atencion, arrastre, opens } = view;
  const { slides, tramites, noticias, logos, queja, denuncia, sugerencia } = view;
  return (
    <div data-opens={opens}>
      <div className="max-md:pt-2 max-md:pb-5 md:py-6">
        <h1>
          <DrawnWords text={pregunta} drawn={letras} />
        </h1>
        <p className="text-gris max-md:mb-2 md:mt-1 md:mb-3">{ayuda}</p>
        <Danger peligro={denuncia.peligro} />
        <Tiles className="ways" tiles={sucesos} />
        <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-0 text-sm text-gris">
          <li>
            <Link className="py-1 bold" href={seguimiento.enlace}>
              {seguimiento.titulo}
            </Link>
          </li>
          <OpenNow className="lg:hidden" place={FRAME.office} hours={atencion} />
          <OpenNow place={VEHICLES.parts.arrastre} hours={arrastre} />
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
        <p className="mt-5">
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
              <Picture image={{ ...imagen, ...LOGO }} alt="" />
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
            <HomeForm form={sugerencia} />
          </>
        )}
      </section>
    </div>
  );
}

interface OpenNowProps {
  place: string;
  hours: InicioView['atencion'];
  className?: string;
}

/** On wide screens the header says it of the office. */
function OpenNow({ place, hours, className = '' }: OpenNowProps) {
  if (!hours) return null;
  return (
    <li className={`needs-script no-print ${className}`}>
      {`${place}: `}
      <OfficeState hours={hours} />
    </li>
  );
}

export function Tiles({ className, tiles }: { className: string; tiles: InicioView['tramites'] }) {
  return (
    <List of={tiles} className={className}>
      {({ titulo, texto, enlace, dibujo }) => (
        <Link className="tile" href={enlace}>
          <Icon drawing={dibujo} />
          <strong>{titulo}</strong>
          <span>{texto}</span>
        </Link>
      )}
    </List>
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
