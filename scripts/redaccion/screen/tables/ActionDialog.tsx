import { useEffect, useRef, useState } from 'react';
import type { Mention, SeenPdf } from '../../api';
import { findMentions, lookIntoPdf } from './questions';
import { kindName } from '../kinds';
import { OtherPiece } from '../problems';
import { Asked } from './Asked';
import type { Action, Answers, ActionOutcome, Scene } from './action';
import { messageOf } from '../client';

interface Props {
  action: Action;
  scene: Scene;
  onDone: (outcome: ActionOutcome, mentions: Mention[]) => void;
  onClose: () => void;
}

/** Leads through an action: what it asks, what else it changes, and who else names whom it changes. */
export function ActionDialog({ action, scene, onDone, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [answers, setAnswers] = useState<Answers>(() =>
    Object.fromEntries(action.questions(scene, {}).map(({ key, initial = '' }) => [key, initial])),
  );
  const [pdf, setPdf] = useState<SeenPdf>();
  const [sure, setSure] = useState(false);
  const [mentions, setMentions] = useState<Mention[]>([]);
  const [fault, setFault] = useState('');
  const [looking, setLooking] = useState(false);
  const document = action.document?.(scene);
  const called = document?.clave || document?.titulo;
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    const { words, unit = '' } = action.mentions?.(scene) ?? { words: [] };
    const files = [scene.file, ...scene.others.map(({ file }) => file)];
    if (words.length > 0 || unit)
      findMentions(words, unit, files).then(setMentions, () => undefined);
  }, [action, scene]);

  const questions = action.questions(scene, answers);
  const isAnswered = questions.every(
    ({ key, kind, optional }) => optional || (kind === 'pdf' ? pdf : answers[key]?.trim()),
  );
  const outcome = isAnswered ? action.outcome(scene, answers, pdf) : undefined;
  const look = async (file: File) => {
    setPdf(undefined);
    setSure(false);
    setFault('');
    setLooking(true);
    try {
      setPdf(await lookIntoPdf(file, { file: scene.file, ...document }));
    } catch (failure) {
      setFault(messageOf(failure));
    }
    setLooking(false);
  };
  const apply = () => {
    if (!outcome)
      return setFault(looking ? 'Espere a que se revise el PDF.' : 'Falta contestar algo.');
    if (typeof outcome === 'string') return setFault(outcome);
    if (pdf && pdf.seems !== 'suyo' && !sure)
      return setFault(`Diga si este PDF es de verdad el de ${called}, o elija otro.`);
    onDone(outcome, mentions);
  };
  return (
    <dialog ref={dialog} className="guide" aria-labelledby="accion" onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <h3 id="accion">
          {action.label}
          {called && `: ${called}`}
        </h3>
        {questions.map((question) => (
          <Asked
            key={question.key}
            question={question}
            value={answers[question.key] ?? ''}
            onAnswer={(value) => {
              setFault('');
              setAnswers({ ...answers, [question.key]: value });
            }}
            onFile={(file) => void look(file)}
          />
        ))}
        <div role="status">
          {looking && <p>Revisando el PDF…</p>}
          {pdf && <p>{seenInWords(pdf, called)}</p>}
          {pdf && pdf.advice.length > 0 && (
            <p>El PDF lleva {pdf.advice.join(', ')}. Conviene exportarlo de nuevo sin eso.</p>
          )}
        </div>
        {pdf && pdf.seems !== 'suyo' && (
          <label className="switch">
            <input
              type="checkbox"
              checked={sure}
              onChange={(event) => setSure(event.target.checked)}
            />
            Sí, es el de {called}
          </label>
        )}
        {outcome && typeof outcome !== 'string' && <Told title="Además" lines={outcome.says} />}
        <Mentioned mentions={mentions} />
        <p className="fault" role="alert">
          {fault}
        </p>
        <p className="actions">
          <button type="submit" className="main">
            Aplicar
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancelar
          </button>
        </p>
        <p className="help">Nada se guarda hasta que diga «Guardar».</p>
      </form>
    </dialog>
  );
}

function seenInWords({ seems, codes, pages }: SeenPdf, called = ''): string {
  const size = pages === 1 ? 'Una hoja' : `${pages} hojas`;
  if (seems === 'suyo') return `${size}. Es el de ${called}: lo dice adentro.`;
  if (seems === 'sin texto')
    return `${size}, sin letras que se puedan leer: parece escaneado. ¿Es el de ${called}?`;
  const other = codes[0] ? ` y sí ${codes[0]}` : '';
  return `${size}. Adentro no dice ${called}${other}. ¿Es el de ${called}?`;
}

const Told = ({ title, lines }: { title: string; lines: string[] }) => (
  <section aria-label={title}>
    <h4>{title}</h4>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
);

function Mentioned({ mentions }: { mentions: Mention[] }) {
  if (mentions.length === 0) return null;
  return (
    <section aria-label="También lo nombran">
      <h4>También lo nombran</h4>
      <ul>
        {mentions.map((mention) => (
          <li key={mention.file}>
            <OtherPiece file={mention.file}>
              {kindName(mention.collection)}: {mention.title}
            </OtherPiece>{' '}
            {mention.says.length > 0
              ? `dice «${mention.says.join('», «')}»: cámbielo ahí`
              : 'lo toma del directorio: cambia sola'}
          </li>
        ))}
      </ul>
    </section>
  );
}
