import { ENGLISH, FORM_PAGE } from '@/lib/ui-texts';
import type { FormView } from '@/lib/site/views/form';

export const formWords = ({ literales }: Pick<FormView, 'literales'>) =>
  literales ? ENGLISH.form : FORM_PAGE;
