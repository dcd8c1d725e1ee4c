import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisedPdfs } from '@/lib/routes/documents';
import { lackedAt } from '@/lib/routes/lacked';
import { allRoutes } from '@/lib/site/pages';
import { decodeSafely } from '@/lib/site/text';
import type { Content } from '@/lib/content/model';
import { lackedAdvice, lackedLink } from '@/lib/content/model/apartados';
import { pathProblem } from '@/lib/content/model/paths';
import { nearest } from '@/lib/content/model/nearest';

export class Targets {
  private readonly routes: Set<string>;
  private readonly pdfs: Set<string>;
  private readonly folders = new Map<string, Set<string>>();

  constructor(
    private readonly content: Content,
    private readonly root: string,
  ) {
    this.routes = new Set(allRoutes(content));
    this.pdfs = new Set(promisedPdfs(content).map((pdf) => pdf.path));
  }

  iconProblem(name: string): string | undefined {
    if (this.inPublic(`/ilustraciones/${name}.svg`)) return undefined;
    const drawings = [...(this.folders.get('/ilustraciones') ?? [])].map((file) =>
      file.replace(/\.svg$/, ''),
    );
    const near = nearest(name, drawings);
    return `el dibujo «${name}» no existe: falta public/ilustraciones/${name}.svg. ${near ? `¿Quiso escribir «${near}»?` : 'Escriba el nombre de uno de esa carpeta, sin «.svg».'}`;
  }

  problem(url: string): string | undefined {
    if (/^(https?:|mailto:|tel:|#)/.test(url)) return undefined;
    const target = decodeSafely(url.replace(/[?#].*$/, ''));
    if (!target.startsWith('/')) return `el enlace «${url}» debe empezar con «/» o con «https://».`;
    const wrong = pathProblem(target);
    if (wrong) return `el enlace «${url}» no sirve: ${wrong}.`;
    const lacked = lackedAt(this.content.sitio.data, target);
    if (lacked)
      return `el enlace ${target === lackedLink(lacked) ? '' : `«${target}» `}${lackedAdvice(lacked)}`;
    if (this.routes.has(target) || this.pdfs.has(target) || this.inPublic(target)) return undefined;
    if (/^\/(ilustraciones|imagenes)\//.test(target))
      return `la imagen «${target}» no existe. Guárdela en public${target}.`;
    if (target.endsWith('.pdf'))
      return `el PDF «${target}» no existe. Guárdelo en public${target} o regístrelo en content/documentos.yml.`;
    const near = nearest(target.endsWith('/') ? target : `${target}/`, [...this.routes]);
    return `la página «${target}» no existe. ${near ? `¿Quiso escribir «${near}»?` : 'Revise la dirección; termina en «/».'}`;
  }

  private inPublic(target: string): boolean {
    if (target.endsWith('/')) return false;
    const folder = path.posix.dirname(target);
    let files = this.folders.get(folder);
    if (!files) this.folders.set(folder, (files = filesIn(path.join(this.root, 'public', folder))));
    return files.has(path.posix.basename(target));
  }
}

/** NFC, to match decomposed names; empty without the folder. */
function filesIn(folder: string): Set<string> {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return new Set();
  const found = readdirSync(folder, { withFileTypes: true });
  return new Set(
    found.filter((entry) => !entry.isDirectory()).map(({ name }) => name.normalize('NFC')),
  );
}
