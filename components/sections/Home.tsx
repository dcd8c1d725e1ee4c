import type { Content } from '@/lib/content';
import { newestFirst } from '@/lib/site/dates';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { Carousel } from './Carousel';
import { ComunicadoCard } from './ComunicadoCard';
import { FormDialog, FormSection } from './FormSection';

const NOTICIAS = 4;

/** The home page (section 2.3). `opens` names the dialog to open on load: the QR entry (D8). */
export function Home({ content, opens }: { content: Content; opens?: string }) {
  const { inicio, sitio, comunicados } = content;
  const { titulo, carrusel, tramites, logos } = inicio.data;
  return (
    <div data-opens={opens}>
      <h1 className="py-5 text-2xl">{titulo}</h1>
      <Carousel slides={carrusel} />
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
          {newestFirst(comunicados)
            .slice(0, NOTICIAS)
            .map((comunicado) => (
              <ComunicadoCard
                key={comunicado.slug}
                comunicado={comunicado}
                resumen={comunicado.data.resumen}
              />
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
      <FormDialog content={content} formulario="queja" />
      <FormDialog content={content} formulario="denuncia" />
      <section id="sugerencias" className={sitio.data.sugerencias.activo ? 'section' : undefined}>
        {sitio.data.sugerencias.activo && (
          <>
            <h2>Sugerencias</h2>
            <FormSection content={content} formulario="sugerencia" when="visible" />
          </>
        )}
      </section>
    </div>
  );
}
