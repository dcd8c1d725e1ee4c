/** @jest-environment node */
import type { ComponentProps, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { islands, type IslandName } from '@/components/islands';
import { Island } from '@/components/ui/Island';
import { readSource } from '@/lib/content/parse/read';
import { Correo, Formulario } from '@/lib/content/model/schemas';
import { SAMPLE } from '../../sample';

const correos = Correo.parse(readSource(SAMPLE, 'content/correo.yml').data);
const channels = {
  linea: '070',
  lineaHref: 'tel:070',
  telefono: '1',
  telefonoHref: 'tel:1',
  correo: 'a@b.example',
  domicilio: 'c',
  horario: 'd',
};
const form = {
  id: 'queja',
  correos,
  channels,
  publicado: '2025-01-27',
  privacidad: 'x',
  settings: null,
  issuer: { oficina: 'o', pagina: 'https://a.example/acuse/verificar/' },
};

/** Props for each island; one that is added has to be added here. */
const PROPS = {
  AcuseCheck: [{ forms: [] }],
  FormIsland: ['queja', 'denuncia', 'sugerencia'].map((slug) => ({
    ...form,
    definition: Formulario.parse(readSource(SAMPLE, `content/formularios/${slug}.yml`).data),
  })),
} satisfies { [N in IslandName]: ComponentProps<(typeof islands)[N]>[] };

const cases = (Object.keys(islands) as IslandName[]).flatMap((name) =>
  PROPS[name].map((props) => [name, props] as [IslandName, object]),
);

function markup(name: IslandName, props: object): string {
  const of = islands[name] as (props: object) => ReactElement;
  return renderToStaticMarkup(
    <Island of={of} when="idle" media="(min-width: 1rem)" props={props} className="c" />,
  );
}
const unescape = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

describe('lo que la compilación escribe de cada isla', () => {
  it.each(cases)('%s no lleva estilos ni manejadores en línea', (name, props) => {
    const html = markup(name, props).replace(/data-props="[^"]*"/, '');
    expect(html).not.toMatch(/\sstyle=|\son[a-z]+=|<script|<style|javascript:/);
    expect(html.length).toBeGreaterThan(100);
  });

  it.each(cases)('%s viaja con sus datos, y vuelven iguales', (name, props) => {
    const html = markup(name, props);
    expect(html).toMatch(
      new RegExp(
        `^<div class="c" data-island="${name}" data-when="idle" data-media="\\(min-width: 1rem\\)" data-props="`,
      ),
    );
    const travelled = JSON.parse(unescape(/data-props="([^"]*)"/.exec(html)?.[1] ?? '')) as unknown;
    expect(travelled).toEqual(props);
  });

  it('una isla que nadie registró no pasa', () => {
    const Ajena = () => <p>hola</p>;
    expect(() => renderToStaticMarkup(<Island of={Ajena} when="idle" props={{}} />)).toThrow(
      'components/islands/index.ts',
    );
  });
});
