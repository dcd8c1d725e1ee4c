import { search } from '@/components/islands/search/pagefind';

const data = () =>
  Promise.resolve({
    url: '/prensa/a/',
    meta: { title: 'Si pagan < 5 años' },
    excerpt: 'Si pagan &lt;mark&gt;',
    plain_excerpt: 'Si pagan &lt; 5 y &gt; 2 años &amp; días',
  });
const pagefind = {
  options: jest.fn(),
  mergeIndex: jest.fn(),
  search: async () => ({ results: [{ data }] }),
};
jest.mock('/pagefind/pagefind.js', () => pagefind, { virtual: true });

it('lo que se encuentra se lee como lo escribió el autor, con sus signos «<» y «>»', async () => {
  expect(await search('pagan', [])).toEqual([
    {
      url: '/prensa/a/',
      title: 'Si pagan < 5 años',
      excerpt: 'Si pagan < 5 y > 2 años &amp; días',
    },
  ]);
});
