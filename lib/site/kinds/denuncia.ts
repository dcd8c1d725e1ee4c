import { FORM_PAGES } from '@/lib/routes';
import { formPage } from '../views/text-page';
import type { Kind } from './kind';

/** The report form within its text (D43). */
export const denuncia = {
  routes: FORM_PAGES.denuncia,
  source: 'paginas/denuncia.md',
  indexed: true,
  searched: true,
  needs: ['social', 'denuncia'],
  weight: 'tool',
  read: true,
  form: 'denuncia',
  confidential: true,
  ids: ['formulario'],
  body: (sources) => formPage(sources, 'denuncia', 'denuncia'),
} satisfies Kind;
