import { start } from '@/components/islands/contents';
import { PageSide } from '@/components/layout/PageSide';
import { shellView } from '@/lib/site/page-data/shell';
import { sourcesOf } from '../site/sources';
import { one, show, texts } from '../sections/pagina';

it('«En esta página» marca la parte que se lee: la última que ya empezó, y antes de todas la primera', () => {
  let tell: (seen: Partial<IntersectionObserverEntry>[]) => void = () => undefined;
  const observe = jest.fn();
  globalThis.IntersectionObserver = jest.fn((told: typeof tell) => {
    tell = told;
    return { observe };
  }) as unknown as typeof IntersectionObserver;
  const contents = ['uno', 'dos', 'tres'].map((id) => ({ id, titulo: id }));
  show(
    <>
      <PageSide contents={contents} shell={shellView(sourcesOf())} />
      {contents.map(({ id }) => (
        <h2 key={id} id={id} />
      ))}
    </>,
  );
  start(one('[data-island=contents]'));
  expect(observe).toHaveBeenCalledTimes(3);
  const see = (isIntersecting: boolean, ...ids: string[]) =>
    tell(ids.map((id) => ({ target: one(`#${id}`), isIntersecting })));
  const marked = () => texts('.page-side [aria-current=true]');
  see(false, 'uno', 'dos', 'tres');
  expect(marked()).toEqual(['uno']);
  see(true, 'uno', 'dos');
  expect(marked()).toEqual(['dos']);
  see(false, 'dos');
  expect(marked()).toEqual(['uno']);
});
