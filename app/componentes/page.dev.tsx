import type { ReactNode } from 'react';
import { PrensaList } from '@/components/sections/PrensaList';
import { Fuente } from '@/components/ui/Fuente';
import { Glyph } from '@/components/ui/Glyph';
import { Icon } from '@/components/ui/Icon';
import { Marca } from '@/components/ui/Marca';
import { SearchForm } from '@/components/ui/SearchForm';
import { readPage } from '@/lib/site/snapshot';
import type { PageData } from '@/lib/site/views';
import { dark, palette } from '@/tailwind.config';

export const metadata = { title: 'Componentes' };

/** Every component in its states, for whoever changes one: `npm run dev` alone shows it. */
export default async function Components() {
  const press = (await readPage('/prensa/')) as PageData<'prensa'>;
  const { view } = (await readPage('/DeclaraNet/')) as PageData<'declaraciones'>;
  return (
    <main className="container-page">
      <div className="page-head">
        <h1>Componentes</h1>
        <p>Señale, enfoque con Tab y pulse cada uno; véalos en claro, en oscuro y en papel.</p>
      </div>
      <Part title="Letra">
        <h1>Título de página</h1>
        <h2>Título de sección</h2>
        <h3>Título de apartado</h3>
        <p>
          Texto seguido con <a href="#letra">un enlace</a>.
        </p>
        <p className="field-help">Ayuda y datos secundarios.</p>
        <Fuente texto="LGRA, artículo 33" />
      </Part>
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
        </p>
      </Part>
      <Part title="Señales">
        <p className="form-actions">
          {SIGNS.map((name) => (
            <button key={name} className="icon-button" aria-label={name}>
              <Glyph name={name} />
            </button>
          ))}
          <Icon drawing={view.dibujo} />
          <Icon drawing={{ src: '/ilustraciones/denuncia.svg' }} />
        </p>
      </Part>
      <Part title="Campos">
        <div className="form">
          <SearchForm />
          <div className="field">
            <label htmlFor="a">Texto</label>
            <input id="a" placeholder="Como se escribe" />
          </div>
          <div className="field">
            <label htmlFor="b">Con un error</label>
            <input id="b" aria-invalid="true" />
            <span className="field-error">Falta este dato.</span>
          </div>
          <div className="field">
            <label htmlFor="c">Fecha</label>
            <input id="c" type="date" />
          </div>
          <div className="field">
            <label htmlFor="d">Archivo</label>
            <input id="d" type="file" />
          </div>
          <p className="check">
            <input id="e" type="checkbox" defaultChecked />
            <label htmlFor="e">Casilla</label>
          </p>
        </div>
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
      <Part title="Apartados">
        {[true, false].map((open) => (
          <details key={String(open)} className="panel" open={open}>
            <summary>
              <h3>{open ? 'Abierto' : 'Cerrado'}</h3>
            </summary>
            <p className="panel-body">Lo que guarda.</p>
          </details>
        ))}
      </Part>
      <Part title="Tarjetas">
        <PrensaList view={{ ...press.view, cards: press.view.cards.slice(0, 3) }} />
      </Part>
      <Part title="Colores: claro y oscuro">
        <ul className="prose">
          {(Object.keys(palette) as (keyof typeof palette)[]).map((name) => (
            <li key={name}>{`${name}: ${palette[name]} · ${dark[name]}`}</li>
          ))}
        </ul>
      </Part>
    </main>
  );
}

const SIGNS = ['telefono', 'buscar', 'menu', 'cerrar', 'anterior', 'siguiente', 'pausa'] as const;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
