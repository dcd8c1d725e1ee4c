/** @jest-environment node */
import { snapshotFile } from '@/lib/data/snapshot';
import { allPages } from '@/lib/site/pages';
import { pageData } from '@/lib/site/page-data';
import { shellView } from '@/lib/site/page-data/shell';
import { planPages, type Plan } from '@/scripts/make/pages/plan';
import { Store } from '@/lib/store';
import { sampleContent } from '../../sample';
import { release, releases, sourcesOf, withShortTexts } from '../site/sources';
import { tempFolder } from './folder';

const folder = tempFolder();
const paths = { snapshot: folder.at('snapshot') };
const store = () => new Store(folder.at('store'));

const content = { ...withShortTexts(sampleContent()), comunicados: releases(12) };
const sources = sourcesOf(content);
const plan = (from = sources, code = 'código') => planPages(from, code, { store: store(), paths });
const routes = (pages: Plan['pages']) => pages.map(({ ruta }) => ruta);
const keep = ({ missing }: Plan) => missing.forEach(({ key }) => store().put('pages', key, null));
const asked = () => JSON.parse(folder.read('snapshot/routes.json')) as string[];
const inSnapshot = () => folder.files('snapshot/pages');

beforeEach(() => {
  folder.remove('store');
  folder.remove('snapshot');
});

describe('qué páginas hay que hacer', () => {
  it('la primera vez todas, en el orden de la tabla, y Next lee los datos de cada una', () => {
    const { pages, missing } = plan();
    expect(routes(pages)).toEqual(allPages(content).map(({ ruta }) => ruta));
    expect(missing).toEqual(pages);
    expect(asked()).toEqual(routes(pages));
    for (const ref of pages)
      expect(folder.read(`snapshot/${snapshotFile(ref.ruta)}`)).toBe(
        JSON.stringify(pageData(sources, ref)),
      );
    expect(folder.read('snapshot/shell.json')).toBe(JSON.stringify(shellView(sources)));
  });

  it('si nada cambió, ninguna', () => {
    keep(plan());
    expect(plan().missing).toEqual([]);
    expect(asked()).toEqual([]);
    expect(inSnapshot()).toEqual([]);
  });

  it('con un comunicado nuevo, sólo las que lo dicen', () => {
    keep(plan());
    const more = { ...content, comunicados: [release(13, '2024-01-13'), ...content.comunicados] };
    const { pages, missing } = plan(sourcesOf(more));
    expect(routes(missing).sort()).toEqual([
      '/default/',
      '/default/qractive/',
      '/prensa/',
      '/prensa/anio/2024/',
      '/prensa/comunicado-12/',
      '/prensa/comunicado-13/',
    ]);
    expect(pages).toHaveLength(allPages(more).length);
    expect(asked()).toEqual(routes(missing));
    expect(inSnapshot()).toHaveLength(missing.length);
  });

  it.each([
    ['otro código', () => plan(sources, 'otro código')],
    [
      'otro menú',
      () => {
        const [first, ...others] = content.direcciones;
        const renamed = { ...first!, data: { ...first!.data, titulo: 'Otro título' } };
        return plan(sourcesOf({ ...content, direcciones: [renamed, ...others] }));
      },
    ],
  ])('con %s, todas', (_, again) => {
    keep(plan());
    const { pages, missing } = again();
    expect(missing).toEqual(pages);
  });
});
