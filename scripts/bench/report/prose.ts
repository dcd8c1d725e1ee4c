/** What the tables compare. */
export const WHAT = `## What each one does

All write the same release page, taken from a finished page of this site, the press list ten by ten, and a home page; all copy the same pictures.

- **This site**: besides, the rest of its pages, a PDF for each release, pictures in several formats and widths, the search index, feeds and sitemaps, two compressed copies of each text file; and it validates the content, the HTML, the links and the weights.
- **Next alone**: the App Router with \`output: 'export'\`, gray-matter and remark, as in its own guides. It loads React in every page and writes the page's data beside it. The stylesheet is a file, as Next has it. Its one setting is the number of workers.
- **Astro**: a content collection with the \`glob\` loader.
- **Eleventy**: Markdown files with a Nunjucks layout.
- **Hugo**: Markdown files with Go templates, where the machine has it.`;

export const HOW = `## To measure again

\`\`\`sh
npm run bench -- paginas           # needs a built out/; --rounds 1 --only /sindico/ --no-peers for a look; --resume goes on
npm run bench -- pares             # first screens here and in the templates of others, for docs/vistas
npm run bench -- build             # all sizes and tools; --sizes 10,100 --tools own,next; --resume goes on
npm run bench -- servidores        # needs nginx, wrk and a built out/
npm run bench -- relevo            # the relay under abuse, ten minutes in all; --seconds 30 for a look
npm run bench -- report            # writes this page and its plots from the last runs
\`\`\`

Linux only: memory and CPU come from \`/proc\`. Astro and Eleventy are installed under \`.cache/bench/\`, where everything else is made too; nothing else of the project is touched.`;
