import { getCollection } from 'astro:content';

const longDate = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' });

/** All releases, newest first. */
export async function getPosts() {
  const all = (await getCollection('prensa')).map((entry) => ({
    ...entry.data,
    entry,
    slug: entry.id,
    fecha: entry.data.fecha.toISOString().slice(0, 10),
    fechaLarga: longDate.format(entry.data.fecha),
  }));
  return all.sort((a, b) => b.fecha.localeCompare(a.fecha) || b.numero - a.numero);
}
