import { FORM_PAGES } from '@/lib/routes';
import { formPage } from '../views/text-page';
import type { Kind } from './kind';

/** A form within its text (D34, D43). */
const formKind = (form: 'queja' | 'denuncia', slug: string) =>
  ({
    routes: FORM_PAGES[form],
    source: `paginas/${slug}.md`,
    needs: ['social', form],
    weight: 'tool',
    read: true,
    form,
    confidential: true,
    ids: ['formulario'],
    body: (sources) => formPage(sources, slug, form),
  }) satisfies Kind;

export const quejaPublica = formKind('queja', 'quejapublica');
export const denuncia = formKind('denuncia', 'denuncia');
