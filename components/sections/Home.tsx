import type { InicioView } from '@/lib/site/views/inicio';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { Carousel } from './Carousel';
import { ComunicadoCard } from './ComunicadoCard';
import { FormDialog, FormSection } from './FormSection';

/** The home page (section 2.3). `opens` names the dialog to open on load: the QR entry (D8). */
export function Home({ view }: { view: InicioView }) {
  const { titulo, opens, slides, tramites, noticias, logos, queja, denuncia, sugerencia } = view;
  return (
    <div data-opens={opens}>
      <h1 className="py-5 text-2xl">{titulo}</h1>
      <Carousel slides={slides} />
      <section className="section">
        <h2>Tramites</h2>
        <div className="grid grid-fill-[12.2rem] gap-4">
          {tramites.map((tramite) => (
            <Link key={tramite.titulo} className="tile" href={tramite.enlace}>
              <Icon name={tramite.icono} size={56} />
              <strong>{tramite.titulo}</strong>
              <span>{tramite.texto}</span>
            </Link>
          ))}
        </div>
      </section>
      <section className="section">
        <h2>Noticias más recientes</h2>
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
                <img src={imagen} alt="" width="150" height="60" loading="lazy" />
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
