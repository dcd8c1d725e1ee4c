import { rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import type { ListrTask } from 'listr2';
import type { Content } from '@/lib/content';
import { makeAssets } from './assets';
import { readAll } from './content';
import { distil, type Inline } from './distil';
import { writeHostFiles } from './hosts';
import { bundleIslands, type Scripts } from './islands';
import { nextBuild } from './next';
import { paths } from './paths';
import { precompress } from './precompress';
import { makeSearchIndex } from './search';
import { writeSitemap } from './sitemap';
import { verify } from './verify';

/**
 * The build as a list of steps (architecture.md, «The pipeline»). The first error stops it; only the
 * last step touches `out/`.
 */
export function buildSteps(): { tasks: ListrTask[]; warnings: string[] } {
  const warnings: string[] = [];
  let content: Content;
  let scripts: Scripts;
  let inline: Inline;

  const steps: [title: string, run: () => Promise<string | void>][] = [
    [
      'Contenidos',
      async () => {
        const read = readAll();
        content = read.content;
        warnings.push(...read.warnings);
        return `${content.comunicados.length} comunicados, ${content.direcciones.length} direcciones`;
      },
    ],
    ['Imágenes y documentos', () => makeAssets(content)],
    ['Páginas (Next)', nextBuild],
    ['Islas', async () => void (scripts = await bundleIslands())],
    [
      'Destilado',
      async () => {
        const distilled = await distil(scripts);
        inline = distilled.inline;
        await writeSitemap(content);
        return `${distilled.pages} páginas`;
      },
    ],
    ['Buscador', makeSearchIndex],
    ['Archivos de alojamiento', () => writeHostFiles(content, inline)],
    ['Precompresión', precompress],
    ['Verificación', () => verify(scripts)],
    ['Publicación en out/', swap],
  ];
  const tasks = steps.map(([title, run]) => ({
    title,
    task: async (_: unknown, task: { title: string }) => {
      const said = await run().catch((cause: unknown) => {
        // The task list says only that the step failed; what and where is printed once, below it.
        throw new Error('falló', { cause });
      });
      if (said) task.title = `${title}: ${said}`;
    },
  }));
  return { tasks, warnings };
}

/** The new site takes the old one's place; a failure before this leaves `out/` as it was. */
async function swap(): Promise<void> {
  const old = `${paths.out}.anterior`;
  await rm(old, { recursive: true, force: true });
  if (existsSync(paths.out)) await rename(paths.out, old);
  await rename(paths.site, paths.out);
  await rename(`${paths.hostRules}.nuevo`, paths.hostRules);
  await rm(old, { recursive: true, force: true });
}
