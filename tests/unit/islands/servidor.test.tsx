import type { ComponentType, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AcuseCheck } from '@/components/islands/acuse';
import { Island } from '@/components/ui/Island';
import { FormIsland, propsOf } from './formulario';

const OFFICE = {
  telefono: '',
  telefonoHref: '',
  correo: '',
  atencion: undefined,
  linea: undefined,
  plazo: undefined,
};

function island<P extends object>(name: 'acuse' | 'forms', of: ComponentType<P>, props: P) {
  const element = <Island name={name} of={of} when="idle" props={props} className="c" />;
  return [name, element, props] as [string, ReactElement, object];
}
const cases = [
  island('acuse', AcuseCheck, { forms: [], calls: {}, office: OFFICE, title: 'Comprobar' }),
  ...['queja', 'denuncia', 'sugerencia'].map((slug) =>
    island('forms', FormIsland, propsOf(slug, null)),
  ),
];
const page = (element: ReactElement) => {
  document.body.innerHTML = renderToStaticMarkup(element);
  return document.body.firstElementChild as HTMLElement;
};

describe('lo que la compilación escribe de cada isla', () => {
  it.each(cases)('%s no lleva estilos ni manejadores en línea', (_, element) => {
    const html = renderToStaticMarkup(element).replace(/data-props="[^"]*"/, '');
    expect(html).not.toMatch(/\sstyle=|\son[a-z]+=|<script|<style|javascript:/);
    expect(html.length).toBeGreaterThan(100);
  });

  it.each(cases)('%s viaja con sus datos, y vuelven iguales', (name, element, props) => {
    const { className, dataset } = page(element);
    const { props: travelled = '', ...rest } = dataset;
    expect([className, { ...rest }]).toEqual(['c', { island: name, when: 'idle' }]);
    expect(JSON.parse(travelled)).toEqual(props);
  });
});

describe('el aviso de que un programa no llegó', () => {
  const failure = {
    failed: 'No se pudo cargar.',
    waking: 'Cargando…',
    woken: 'Ya cargó.',
    retry: 'Reintentar',
  };
  const made = (words?: typeof failure) =>
    page(
      <div>
        <Island
          name="acuse"
          of={AcuseCheck}
          when="idle"
          props={{ forms: [], calls: {}, office: OFFICE, title: 'Comprobar' }}
          failure={words}
        />
      </div>,
    );

  it('está junto a la isla, fuera de ella, en una región que ya existe cuando se muestra', () => {
    const notice = made(failure).querySelector('[data-island] + .island-notice')!;
    expect(notice).toHaveAttribute('aria-live', 'polite');
    expect(notice).toHaveAttribute('tabindex', '-1');
    for (const words of Object.values(failure)) expect(notice).toHaveTextContent(words);
    expect(notice.querySelector('button[data-retry]')).toHaveTextContent('Reintentar');
  });
});
