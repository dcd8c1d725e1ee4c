import { Fuente } from '@/components/ui/Fuente';
import { GLYPHS, Glyph } from '@/components/ui/Glyph';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { Marca } from '@/components/ui/Marca';
import { PdfLink } from '@/components/ui/PdfLink';
import { PhoneLink } from '@/components/ui/PhoneLink';
import { Picture } from '@/components/ui/Picture';
import { Prose } from '@/components/ui/Prose';
import { dark, palette } from '@/tailwind.config';
import { Case } from '@/components/islands/dev/Case';
import { Part } from './Part';
import type { Samples } from './samples';

const LIGHT = Object.keys(palette) as (keyof typeof palette)[];

/** Type, links and colours: what all the rest is made of. */
export function Letra({ samples }: { samples: Samples }) {
  const { shell, directorio } = samples;
  const { telefono, mapa, domicilio } = shell.contacto;
  return (
    <>
      <Part title="Letra y enlaces">
        <h1>Título de página</h1>
        <h2>Título de sección</h2>
        <h3>Título de apartado</h3>
        <p>
          Texto seguido con <Link href="/prensa/">un enlace</Link> y{' '}
          <Link href={mapa}>{`otro que sale del sitio: ${domicilio}`}</Link>.
        </p>
        <p className="field-help">Ayuda y datos secundarios.</p>
        <Fuente texto="LGRA, artículo 33" />
        <p>
          <PhoneLink phone={telefono} /> · <PhoneLink phone={telefono} extension="1701" /> ·{' '}
          <PdfLink {...shell.manual} />
        </p>
        <Case name="Texto de un autor">
          <Prose html={directorio.html} />
        </Case>
      </Part>
      <Part title="Colores: claro y oscuro">
        <ul className="prose">
          {LIGHT.map((name) => (
            <li key={name}>{`${name}: ${palette[name]} · ${dark[name]}`}</li>
          ))}
        </ul>
      </Part>
    </>
  );
}

/** Buttons, signs, marks, notices and pictures. */
export function Signos({ samples }: { samples: Samples }) {
  const { declaraciones, prensa } = samples;
  return (
    <>
      <Part title="Botones">
        <p className="form-actions">
          <button className="button">Principal</button>
          <button className="button" disabled>
            Principal, en espera
          </button>
          <button className="button button-outline">Secundario</button>
          <button className="button button-outline" disabled>
            Secundario, en espera
          </button>
          <button className="button button-outline button-choice" aria-pressed="true">
            Elegido
          </button>
          <button className="button button-outline button-choice" aria-pressed="false">
            Sin elegir
          </button>
          <button className="link-button">Como enlace</button>
        </p>
      </Part>
      <Part title="Señales">
        <p className="form-actions">
          {GLYPHS.map((name) => (
            <button key={name} className="icon-button" aria-label={name}>
              <Glyph name={name} />
            </button>
          ))}
          <Icon drawing={declaraciones.dibujo} />
          <Icon drawing={{ src: '/ilustraciones/denuncia.svg' }} />
        </p>
      </Part>
      <Part title="Avisos y marcas">
        <p className="notice">Lo que hay que saber.</p>
        <p className="alert alert-error">No salió.</p>
        <p className="alert alert-success">Salió.</p>
        <p>
          Dato
          <Marca de="muestra" si />
          <Marca de="porConfirmar" si />
        </p>
      </Part>
      <Part title="Imágenes">
        {prensa.cards.slice(0, 1).map(({ imagen, alt }) => (
          <Picture key={imagen.src} image={imagen} alt={alt} />
        ))}
      </Part>
    </>
  );
}
