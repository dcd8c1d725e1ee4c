import type { ReactNode } from 'react';
import type { FormView, peligroOf } from '@/lib/site/views/form';
import { ENGLISH, FORM_PAGE } from '@/lib/ui-texts';
import { PhoneLink } from '@/components/ui/Link';

export const formWords = ({ literales }: Pick<FormView, 'literales'>) =>
  literales ? ENGLISH.form : FORM_PAGE;

interface DangerProps {
  peligro: ReturnType<typeof peligroOf>;
  literales?: FormView['literales'];
  children?: ReactNode;
}

/** On a phone each has a row. */
const CALL =
  'flex flex-wrap items-center gap-3 max-sm:w-full max-md:flex-auto max-md:justify-between';
const BUTTON = 'button button-outline px-2!';

/** Whom to call at any hour: also on paper. */
export function Danger({ peligro: { emergencias, guardia }, literales, children }: DangerProps) {
  const { now, police } = formWords({ literales }).danger;
  return (
    <div
      className="danger notice mb-2 flex flex-wrap gap-x-6 gap-y-2 px-3! py-2! snug"
      data-danger=""
    >
      <p className={CALL}>
        <strong>{now}</strong> <PhoneLink className={BUTTON} phone={emergencias} />
      </p>
      {guardia && (
        <p className={CALL}>
          <span className="text-sm max-md:flex-1 max-md:basis-24">{police}</span>{' '}
          <PhoneLink className={BUTTON} phone={guardia} />
        </p>
      )}
      {children}
    </div>
  );
}
