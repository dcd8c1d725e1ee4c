import { ACUSE_PAGE } from '@/lib/ui-texts';
import { knownForms } from '../views/acuse';
import { splitTextPage } from '../views/text-page';
import type { Kind } from './kind';

export const acuse = {
  routes: '/acuse/verificar/',
  source: 'paginas/acuse.md',
  indexed: true,
  searched: true,
  weight: 'tool',
  confidential: true,
  read: true,
  ids: ['comprobar', 'acuse', 'acuse-ayuda', 'folio', 'folio-ayuda'],
  body: (sources) =>
    splitTextPage(sources, 'acuse', { forms: knownForms(sources.content) }, [
      { id: 'comprobar', titulo: ACUSE_PAGE.check },
    ]),
} satisfies Kind;
