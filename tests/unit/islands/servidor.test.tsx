/** @jest-environment node */
import type { ComponentType, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AcuseCheck } from '@/components/islands/acuse/AcuseCheck';
import { FormIsland } from '@/components/islands/forms/FormIsland';
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

const definition = (slug: string) =>
  Formulario.parse(readSource(SAMPLE, `content/formularios/${slug}.yml`).data);
/** Each island of React with some props. */
const cases: ['acuse' | 'forms', ReactElement, object][] = [
  island('acuse', AcuseCheck, { forms: [] }),
  ...['queja', 'denuncia', 'sugerencia'].map((slug) =>
    island('forms', FormIsland, { ...form, definition: definition(slug) }),
  ),
];

function island<P extends object>(
  name: 'acuse' | 'forms',
  of: ComponentType<P>,
  props: P,
): (typeof cases)[number] {
  const element = (
    <Island name={name} of={of} when="idle" media="(min-width: 1rem)" props={props} className="c" />
  );
  return [name, element, props];
}

const unescape = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

describe('lo que la compilación escribe de cada isla', () => {
  it.each(cases)('%s no lleva estilos ni manejadores en línea', (_, element) => {
    const html = renderToStaticMarkup(element).replace(/data-props="[^"]*"/, '');
    expect(html).not.toMatch(/\sstyle=|\son[a-z]+=|<script|<style|javascript:/);
    expect(html.length).toBeGreaterThan(100);
  });

  it.each(cases)('%s viaja con sus datos, y vuelven iguales', (name, element, props) => {
    const html = renderToStaticMarkup(element);
    expect(html).toMatch(
      new RegExp(
        `^<div class="c" data-island="${name}" data-when="idle" data-media="\\(min-width: 1rem\\)" data-props="`,
      ),
    );
    const travelled = JSON.parse(unescape(/data-props="([^"]*)"/.exec(html)?.[1] ?? '')) as unknown;
    expect(travelled).toEqual(props);
  });
});
