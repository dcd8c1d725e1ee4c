import { isFilled, type FormField, type Values } from '@/lib/forms/logic';
import { Literal, useWords } from './language';
import { LongText } from './LongText';

interface WrittenProps {
  fields: FormField[];
  values: Values;
}

/** Text cleared without being sent. */
export function Written({ fields, values }: WrittenProps) {
  const answers = fields.filter(({ name, tipo }) => tipo !== 'checkbox' && isFilled(values[name]));
  const { WRITTEN } = useWords();
  if (answers.length === 0) return null;
  return (
    <section aria-label={WRITTEN}>
      <dl className="written">
        {answers.map(({ name, etiqueta }) => (
          <div key={name}>
            <dt>
              <Literal text={etiqueta} />
            </dt>
            <dd>
              <LongText text={values[name] ?? ''}>{(shown) => shown}</LongText>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
