import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import matter from 'gray-matter';
import { remark } from 'remark';
import gfm from 'remark-gfm';
import html from 'remark-html';

const DIR = path.join(process.cwd(), 'content/prensa');
const PER_PAGE = 10;
const longDate = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' });

let posts;

/** All releases, newest first, read once in each worker. */
export const getPosts = () => (posts ??= readPosts());

async function readPosts() {
  const all = await Promise.all(
    (await readdir(DIR)).map(async (file) => {
      const { data, content } = matter(await readFile(path.join(DIR, file), 'utf8'));
      return {
        ...data,
        slug: file.replace(/\.md$/, ''),
        fecha: data.fecha.toISOString().slice(0, 10),
        fechaLarga: longDate.format(data.fecha),
        content,
      };
    }),
  );
  return all.sort((a, b) => b.fecha.localeCompare(a.fecha) || b.numero - a.numero);
}

/** A release with its text and its neighbours. */
export async function getPost(slug) {
  const all = await getPosts();
  const at = all.findIndex((post) => post.slug === slug);
  return {
    ...all[at],
    body: String(await remark().use(gfm).use(html).process(all[at].content)),
    newer: all[at - 1],
    older: all[at + 1],
  };
}

export const getPage = async (number) =>
  (await getPosts()).slice((number - 1) * PER_PAGE, number * PER_PAGE);

export const countPages = async () => Math.ceil((await getPosts()).length / PER_PAGE);
