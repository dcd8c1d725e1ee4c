import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import tailwind from '@tailwindcss/postcss';
import { build, type Plugin } from 'esbuild';
import postcss from 'postcss';
import { sha256 } from '../make/huellas';
import { themePlugin } from '../make/theme-plugin';
import { LETTERS_FOLDER } from '../make/paths';
import { FileAnswer, type Routes } from './routes/route';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A browser's translation would change the office's words in the editor, and hide what React writes later.
 * @param names the addresses of its style and its script
 */
const pageIn = (
  zone: string,
  { style, script }: Record<'style' | 'script', string>,
) => `<!doctype html>
<html lang="es-MX" translate="no" data-zone="${zone}">
<head>
<meta charset="utf-8">
<meta name="google" content="notranslate">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Redacción</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${style}">
<script type="module" src="${script}"></script>
</head>
<body></body>
</html>
`;

/** The screen's style by the site's own theme, with its letters inside. */
const stylePlugin: Plugin = {
  name: 'style',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^\/_\// }, ({ path: address }) => ({
      path: path.join(PROJECT, LETTERS_FOLDER, path.basename(address)),
    }));
    onLoad({ filter: /screen\.css$/ }, async ({ path: from }) => {
      const sheet = postcss([tailwind({ base: PROJECT, optimize: false })]);
      const { css } = await sheet.process(await readFile(from, 'utf8'), { from });
      // Its letters come with the sheet: what is drawn first has them.
      const contents = css.replace('font-display: optional', 'font-display: block');
      return { contents, loader: 'css', resolveDir: path.dirname(from) };
    });
  },
};

/** The screen, bundled in memory. @param onOpen called whenever it is opened; returns the office's time zone */
export async function screenRoutes(onOpen: () => string): Promise<Routes> {
  const screen = path.join(PROJECT, 'scripts/redaccion/screen');
  const { outputFiles } = await build({
    entryPoints: {
      redaccion: path.join(screen, 'main.tsx'),
      style: path.join(screen, 'screen.css'),
    },
    absWorkingDir: PROJECT,
    bundle: true,
    write: false,
    outdir: PROJECT,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    minify: true,
    loader: { '.woff2': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    plugins: [themePlugin, stylePlugin],
  });
  const textOf = (ending: string) =>
    outputFiles
      .filter((one) => one.path.endsWith(ending))
      .map(({ text }) => text)
      .join('\n');
  const [script, style] = [textOf('.js'), textOf('.css')];
  const names = { style: nameOf('css', style), script: nameOf('js', script) };
  return {
    'GET /': () => new FileAnswer('text/html; charset=utf-8', pageIn(onOpen(), names)),
    'GET /redaccion.js': keptAnswer('text/javascript; charset=utf-8', script),
    'GET /redaccion.css': keptAnswer('text/css; charset=utf-8', style),
  };
}

/** Another text has another address, so that a browser may keep it. */
const nameOf = (ending: string, text: string) =>
  `/redaccion.${ending}?${sha256(text).slice(0, 12)}`;

function keptAnswer(type: string, text: string): () => FileAnswer {
  const answer = new FileAnswer(type, gzipSync(text), {
    'Cache-Control': 'private, max-age=31536000, immutable',
    'Content-Encoding': 'gzip',
  });
  return () => answer;
}
