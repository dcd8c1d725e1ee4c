import type { Answers, Decision } from '../../documents/types';

interface Props {
  asked: Decision[];
  answers: Answers;
  onAnswer: (ids: string[], answer: 'keep' | 'drop') => void;
}

const CHOICES = { keep: 'Sí', drop: 'No' } as const;

/** What must be decided before anything of a document is taken over; alike ones at once, too. */
export function Decisions({ asked, answers, onAnswer }: Props) {
  if (asked.length === 0) return null;
  const questions = [...new Set(asked.map(({ question }) => question))];
  return (
    <section className="problems" aria-label="Decida antes de seguir">
      <h4>Decida antes de seguir</h4>
      {questions.map((question) => {
        const alike = asked.filter((one) => one.question === question);
        return (
          <div key={question} className="question">
            <p>{question}</p>
            {alike.length > 1 && (
              <p className="actions">
                {(['keep', 'drop'] as const).map((choice) => (
                  <button
                    key={choice}
                    type="button"
                    className="small"
                    onClick={() =>
                      onAnswer(
                        alike.map(({ id }) => id),
                        choice,
                      )
                    }
                  >
                    {CHOICES[choice]} a los {alike.length}
                  </button>
                ))}
              </p>
            )}
            {alike.map(({ id, text }) => (
              <fieldset key={id} className="decision">
                <legend>«{text}»</legend>
                {(['keep', 'drop'] as const).map((choice) => (
                  <label key={choice}>
                    <input
                      type="radio"
                      name={id}
                      checked={answers[id] === choice}
                      onChange={() => onAnswer([id], choice)}
                    />
                    {CHOICES[choice]}
                  </label>
                ))}
              </fieldset>
            ))}
          </div>
        );
      })}
    </section>
  );
}
