import { Fuente } from '@/components/ui/Fuente';
import { GLYPHS, Glyph } from '@/components/ui/Glyph';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { Marca } from '@/components/ui/Marca';
import { PdfLink } from '@/components/ui/PdfLink';
import { PhoneLink } from '@/components/ui/PhoneLink';
import type { ShellView } from '@/lib/site/page-data/shell';
import { dark, palette } from '@/tailwind.config';
import { Part } from './Part';

const COLOURS = Object.keys(palette) as (keyof typeof palette)[];
const BUTTONS = ['button', 'button button-outline', 'link-button'];

/** Type, links, colours, buttons, signs and marks: what all the rest is made of. */
export function Letra({ shell }: { shell: ShellView }) {
  const { telefono, mapa } = shell.contacto;
  return (
    <>
      <Part title="Letra y enlaces">
        <h1>Título de página</h1>
        <h2>Título de sección</h2>
        <h3>Título de apartado</h3>
        <p>
          Texto seguido con <Link href="/prensa/">un enlace</Link> y{' '}
          <Link href={mapa}>otro que sale del sitio</Link>. <PhoneLink phone={telefono} /> ·{' '}
          <PhoneLink phone={telefono} extension="1701" /> ·{' '}
          {shell.manual && <PdfLink {...shell.manual} />}
        </p>
        <p className="field-help">Ayuda y datos secundarios.</p>
        <Fuente texto="LGRA, artículo 33" />
        <p className="notice">Lo que hay que saber.</p>
        <p className="alert alert-error">No salió.</p>
        <p className="alert alert-success">Salió.</p>
        <p>
          Dato
          <Marca de="muestra" si />
          <Marca de="porConfirmar" si />
        </p>
      </Part>
      <Part title="Botones y señales">
        {BUTTONS.map((look) => (
          <p key={look} className="form-actions">
            <button className={look}>{look}</button>
            <button className={look} disabled>
              En espera
            </button>
          </p>
        ))}
        <p className="form-actions">
          {[true, false].map((chosen) => (
            <button
              key={String(chosen)}
              className="button button-outline button-choice"
              aria-pressed={chosen}
            >
              {chosen ? 'Elegido' : 'Sin elegir'}
            </button>
          ))}
          {GLYPHS.map((name) => (
            <button key={name} className="icon-button" aria-label={name}>
              <Glyph name={name} />
            </button>
          ))}
          <Icon drawing={{ src: '/ilustraciones/denuncia.svg' }} />
        </p>
      </Part>
      <Part title="Colores: claro y oscuro">
        <ul className="prose">
          {COLOURS.map((name) => (
            <li key={name}>{`${name}: ${palette[name]} · ${dark[name]}`}</li>
          ))}
        </ul>
      </Part>
    </>
  );
}
