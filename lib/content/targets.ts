import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisedPdfs } from '@/lib/site/documents';
import { allRoutes } from '@/lib/site/pages';
import { decodeSafely } from '@/lib/site/text';
import type { Content } from './model';
import { nearest } from './problems';

/** The paths a link may name, and the message when it names another. */
export class Targets {
  private readonly routes: string[];
  private readonly pdfs: Set<string>;
  /** @param root the folder that holds `public/` */
  constructor(
    content: Content,
    private readonly root: string,
  ) {
    this.routes = allRoutes(content);
    this.pdfs = new Set(promisedPdfs(content).map((pdf) => pdf.path));
  }

  fault(url: string): string | undefined {
    if (/^(https?:|mailto:|tel:|#)/.test(url)) return undefined;
    const target = decodeSafely(url.replace(/[?#].*$/, ''));
    if (!target.startsWith('/')) return `el enlace «${url}» debe empezar con «/» o con «https://».`;
    if (this.routes.includes(target) || this.pdfs.has(target) || inPublic(this.root, target))
      return undefined;
    if (/^\/(ilustraciones|imagenes)\//.test(target))
      return `la imagen «${target}» no existe. Guárdela en public${target}.`;
    if (target.endsWith('.pdf'))
      return `el PDF «${target}» no existe. Guárdelo en public${target} o regístrelo en content/documentos.yml.`;
    const near = nearest(target.endsWith('/') ? target : `${target}/`, this.routes);
    return `la página «${target}» no existe. ${near ? `¿Quiso escribir «${near}»?` : 'Revise la dirección; termina en «/».'}`;
  }
}

/** True when `public/` holds that very file; letter case counts, as it does on the web. */
function inPublic(root: string, target: string): boolean {
  const file = path.join(root, 'public', target);
  return existsSync(file) && readdirSync(path.dirname(file)).includes(path.basename(file));
}
