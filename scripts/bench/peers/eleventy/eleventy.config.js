const longDate = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' });

export const config = {
  dir: { input: 'content', includes: '../_includes', output: 'dist' },
};

const oldestFirst = (all) =>
  all
    .getFilteredByGlob('content/prensa/*.md')
    .sort((a, b) => a.data.fecha - b.data.fecha || a.data.numero - b.data.numero);

export default function configure(eleventy) {
  eleventy.addPassthroughCopy({ public: '.' });
  eleventy.addFilter('day', (date) => date.toISOString().slice(0, 10));
  eleventy.addFilter('longDate', (date) => longDate.format(date));
  eleventy.addCollection('prensa', oldestFirst);
  eleventy.addCollection('latest', (all) => oldestFirst(all).slice(-10).reverse());
}
