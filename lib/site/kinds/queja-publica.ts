import { FORM_PAGES } from '@/lib/routes';
import { formPage } from '../views/text-page';
import type { Kind } from './kind';

/** The complaint form within its text (D34). */
export const quejaPublica = {
  routes: FORM_PAGES.queja,
  source: 'paginas/quejapublica.md',
  indexed: true,
  searched: true,
  needs: ['social', 'queja'],
  weight: 'tool',
  read: true,
  form: 'queja',
  confidential: true,
  ids: ['formulario'],
  body: (sources) => formPage(sources, 'quejapublica', 'queja'),
} satisfies Kind;
