import type { FormView } from '@/lib/site/views/form';
import { PhoneLink } from '@/components/ui/PhoneLink';
import { formWords } from './form-words';

interface DangerProps {
  form: FormView;
  report: string;
}

export function Danger({ form: { peligro, literales }, report }: DangerProps) {
  const { hit, reportIt } = formWords({ literales }).danger;
  return (
    <div className="notice no-print mb-3 px-3 py-2 snug" data-danger="">
      <DangerPhones form={{ peligro, literales }} />
      {peligro.identifica && (
        <p>
          {`${hit} `}
          <a href={report}>{reportIt}</a>.
        </p>
      )}
    </div>
  );
}

/** Whom to call at any hour. */
export function DangerPhones({ form }: { form: Pick<FormView, 'peligro' | 'literales'> }) {
  const { now, police, anyHour } = formWords(form).danger;
  const { emergencias, guardia } = form.peligro;
  return (
    <p>
      <strong>{now}</strong> <PhoneLink phone={emergencias} />
      {guardia ? (
        <>
          {`. ${police} `}
          <PhoneLink phone={guardia} />
          {`, ${anyHour}.`}
        </>
      ) : (
        '.'
      )}
    </p>
  );
}
