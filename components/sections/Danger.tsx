import type { FormView } from '@/lib/site/views/form';
import { PhoneLink } from '@/components/ui/PhoneLink';
import { formWords } from './form-words';

interface DangerProps {
  form: FormView;
  report: string;
}

export function Danger({ form: { peligro, literales }, report }: DangerProps) {
  const { now, police, anyHour, hit, reportIt } = formWords({ literales }).danger;
  const { emergencias, guardia, identifica } = peligro;
  return (
    <div className="notice no-print mb-3 px-3 py-2 snug" data-danger="">
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
      {identifica && (
        <p>
          {`${hit} `}
          <a href={report}>{reportIt}</a>.
        </p>
      )}
    </div>
  );
}
