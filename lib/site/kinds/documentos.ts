import { documentosOf } from '@/lib/routes/lacked';
import { documentRows } from '../views/documentos';
import { textPage } from '../views/text-page';
import type { Kind } from './kind';

export const documentos = {
  routes: '/documentos/',
  source: 'paginas/documentos.md',
  indexed: true,
  searched: true,
  weight: 'text',
  read: true,
  body: (sources) => {
    const table = documentosOf(sources.content).filter(({ grupo }) => grupo === 'tabla');
    return textPage(sources, 'documentos', { rows: documentRows(sources, table) });
  },
} satisfies Kind;
