/** @jest-environment node */
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { renderToStaticMarkup } from 'react-dom/server';
import { globSync } from 'tinyglobby';
import Components from '@/app/componentes/page.dev';
import { PageOf } from '@/components/pages';
import { GLYPHS } from '@/components/ui/Glyph';
import { readPage, readShell } from '@/lib/data/snapshot';
import { FORMS } from '@/lib/ui-texts';
import { allPages } from '@/lib/site/pages';
import { pageData } from '@/lib/site/page-data';
import { shellView } from '@/lib/site/page-data/shell';
import config from '@/next.config.mjs';
import { importsOf, sources } from '../../content/imports';
import { sourcesOf } from './sources';

const { REASONS } = FORMS;

/** Every component that was drawn, with the props of each time. */
const drawn = new Map<unknown, object[]>();

jest.mock('react/jsx-runtime', () => recorded('react/jsx-runtime'));
jest.mock('react/jsx-dev-runtime', () => recorded('react/jsx-dev-runtime'));

type Props = { of?: unknown; props?: object };
type Make = (type: unknown, props: Props, ...rest: unknown[]) => unknown;

function recorded(runtime: string) {
  const actual = jest.requireActual<Record<string, Make>>(runtime);
  const note = (type: unknown, props: object) =>
    drawn.set(type, [...(drawn.get(type) ?? []), props]);
  const made = ['jsx', 'jsxs', 'jsxDEV'].flatMap((name) => {
    const make = actual[name];
    if (!make) return [];
    const record: Make = (type, props, ...rest) => {
      if (typeof type === 'function') note(type, props);
      // Island is told what to draw.
      if (typeof props.of === 'function') note(props.of, props.props ?? {});
      return make(type, props, ...rest);
    };
    return [[name, record]];
  });
  return { ...actual, ...(Object.fromEntries(made) as object) };
}

// Made from the sample, as what each of its pages shows.
jest.mock('@/lib/data/snapshot', () => ({
  readShell: async () => shellView(sourcesOf()),
  readPage: async (asked: string) => {
    const sources = sourcesOf();
    return pageData(
      sources,
      allPages(sources.content).find(({ ruta }) => ruta === asked)!,
    );
  },
}));

type Module = Record<string, unknown>;
const components = globSync('components/{ui,sections,layout,islands/acuse,islands/forms}/*.tsx')
  .sort()
  .flatMap((file) =>
    Object.entries(jest.requireActual<Module>(`@/${file}`))
      .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
      .map(([name, value]) => ({ name: `${name} (${file})`, short: name, value })),
  );

describe('la página de componentes', () => {
  let html = '';
  beforeAll(async () => {
    html = renderToStaticMarkup(await Components());
    // Its frames, as a browser would fill them.
    const shell = await readShell();
    for (const [, ruta = ''] of html.matchAll(/<iframe src="([^"#]+)"/g))
      renderToStaticMarkup(<PageOf page={await readPage(ruta)} shell={shell} />);
  });

  it('la ve quien programa, con npm run dev', () => {
    expect(globSync('app/**/page.*')).toContain('app/componentes/page.dev.tsx');
    expect(config(PHASE_DEVELOPMENT_SERVER).pageExtensions).toContain('dev.tsx');
  });

  it('nunca se publica: la compilación no la conoce, ni lo que se publica la importa', () => {
    const known = config(PHASE_PRODUCTION_BUILD).pageExtensions ?? ['tsx', 'ts', 'jsx', 'js'];
    expect(known).not.toContain('dev.tsx');
    // Next would publish these names, whatever stands in them.
    expect(globSync('app/componentes/{page,layout,route,template,default,error}.{ts,tsx}')).toEqual(
      [],
    );
    const own = /^(app\/componentes|components\/islands\/dev)\//;
    const names = sources
      .filter(({ file }) => !own.test(file))
      .flatMap(importsOf)
      .filter(({ target }) => own.test(target));
    // In development alone that writes the base script into the page.
    expect(names.map(({ file, target }) => `${file} ${target}`)).toEqual([
      'components/pages/index.tsx components/islands/dev/DevScript',
    ]);
  });

  it('muestra cada componente, por sí o en una de las páginas que enmarca', () => {
    expect(components.length).toBeGreaterThan(60);
    const missing = components.filter(({ value }) => !drawn.has(value));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('muestra cada señal', () => {
    for (const name of GLYPHS) expect(html).toContain(`class="icon-button" aria-label="${name}"`);
  });

  it('muestra cada estado de lo que los tiene', () => {
    const states = (name: string, prop: string) => {
      const found = components.find(({ short }) => short === name);
      const all = drawn.get(found?.value) as Record<string, unknown>[];
      return new Set(all.map((props) => JSON.stringify(props[prop])));
    };
    expect(states('Failure', 'reason')).toEqual(
      new Set(Object.keys(REASONS).map((reason) => JSON.stringify(reason))),
    );
    expect(states('Review', 'sending')).toEqual(new Set(['true', 'false']));
    expect(states('Actions', 'canSend')).toEqual(new Set(['true', 'false']));
    expect(states('OfficeState', 'hours').size).toBeGreaterThan(4);
    for (const mark of ['data-failed="1"', 'data-failed=""', 'data-hydrated=""'])
      expect(html).toContain(`<div ${mark}></div><div `);
  });

  it('no repite ninguna dirección', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});
