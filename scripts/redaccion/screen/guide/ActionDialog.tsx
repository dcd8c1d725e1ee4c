import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { treeOf } from '@/lib/content/model/schema-tree';
import type { ToldWords } from '../../../told-words';
import type { NewPdf, SeenPdf } from '../../api';
import { ask, messageOf } from '../client';
import { SchemaField } from '../fields/Field';
import { nameOf } from '../fields/nodes';
import { Act, DropFile, Fault, Lines, submitting, Tick } from '../parts';
import { PieceContext, usePieceScope, FormTree } from '../values';
import type { Action, ActionContext } from '../../actions/action';

/** The path of the answers. */
const ANSWERS = 'respuestas';

export interface Done {
  context: ActionContext;
  says: string[];
  pdf?: NewPdf;
}

interface Props {
  action: Action;
  context: ActionContext;
  title?: string | undefined;
  onDone: (done: Done) => void;
  onClose: () => void;
}

export function ActionDialog({ action, context, title, onDone, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const piece = usePieceScope();
  const [words] = useState(() => new FormTree({ [ANSWERS]: firstAnswers(action, context) }));
  const { [ANSWERS]: answers } = useSyncExternalStore(words.hear, () => words.now);
  const [pdf, setPdf] = useState<SeenPdf>();
  const [sure, setSure] = useState(false);
  const [fault, setFault] = useState<ToldWords>('');
  const [looking, setLooking] = useState(false);
  const document = action.document?.(context, answers);
  const called = document?.clave || document?.titulo;
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => words.hear(() => setFault('')), [words]);

  const questions = action.questions(context, answers);
  const node = treeOf(questions);
  const isAsked = (key: string) => node.required?.includes(key) ?? false;
  const read = questions.safeParse(given(answers));
  const missing = fault ? (read.error?.issues ?? []) : [];
  const after =
    read.success && (!document || pdf) ? applied(action, context, read.data) : undefined;
  const isDoubtful = pdf !== undefined && pdf.seems !== 'suyo' && !document?.isNew;
  const look = async (body: File) => {
    setPdf(undefined);
    setSure(false);
    setFault('');
    setLooking(true);
    const { clave, titulo, archivo } = document ?? {};
    const query = { file: context.file, clave, titulo, archivo };
    await ask('POST /api/pdf', { query, body }).then(setPdf, (failure: unknown) =>
      setFault(messageOf(failure)),
    );
    setLooking(false);
  };
  const apply = () => {
    if (!after)
      return setFault(looking ? 'Espere a que se revise el PDF.' : 'Falta contestar algo.');
    const { says } = after;
    if (typeof says === 'string') return setFault(says);
    if (!pdf) return onDone({ context: after.context, says });
    if (isDoubtful && !sure)
      return setFault(`Diga si este PDF es de verdad el de ${called}, o elija otro.`);
    // Its name may have changed since it was chosen.
    const archivo = document?.archivo || pdf.archivo;
    const put = { archivo, sha256: pdf.sha256, nota: answers['nota']?.trim() ?? '' };
    return onDone({ context: after.context, says, pdf: put });
  };
  return (
    <dialog
      ref={dialog}
      className="max-h-[calc(100vh-2rem)] w-[min(36rem,calc(100vw-2rem))] rounded-card border border-t-5 border-borde border-t-oro bg-papel px-[clamp(1rem,3vw,2rem)] py-[1.2rem] text-tinta backdrop:bg-tinta/55"
      aria-labelledby="accion"
      onClose={onClose}
    >
      <form noValidate onSubmit={submitting(apply)}>
        <h3 id="accion">
          {action.label}
          {(called ?? title) && `: ${called ?? title}`}
        </h3>
        {document && (
          <DropFile
            label="El PDF nuevo"
            help="Con el nombre que tenga: aquí se le pone el suyo."
            accept="application/pdf,.pdf"
            onFile={(file) => file && void look(file)}
          />
        )}
        <PieceContext value={{ ...piece, words, problems: missing.map(problemOf) }}>
          {Object.entries(node.properties ?? {}).map(([key, one]) => (
            <SchemaField
              key={key}
              node={one}
              path={`${ANSWERS}.${key}`}
              label={`${one.title ?? nameOf(key)}${isAsked(key) ? '' : ' (opcional)'}`}
              required={isAsked(key)}
            />
          ))}
        </PieceContext>
        <div role="status">
          {looking && <p>Revisando el PDF…</p>}
          {pdf && <p>{seenInWords(pdf, document?.isNew ? undefined : called)}</p>}
          {pdf?.advice.map((words) => (
            <p key={words}>{`${words.charAt(0).toUpperCase()}${words.slice(1)}`}</p>
          ))}
        </div>
        {isDoubtful && (
          <Tick checked={sure} onTick={setSure}>
            Sí, es el de {called}
          </Tick>
        )}
        {after && typeof after.says !== 'string' && after.says.length > 0 && (
          <section aria-label="Además">
            <h4>Además</h4>
            <Lines of={after.says} />
          </section>
        )}
        <Fault words={fault} />
        <p className="actions">
          <button type="submit" className="main">
            Aplicar
          </button>
          <Act words="Cancelar" onAct={() => dialog.current?.close()} />
        </p>
        <p className="help">Nada se guarda hasta que diga «Guardar».</p>
      </form>
    </dialog>
  );
}

function firstAnswers(action: Action, context: ActionContext): Record<string, string> {
  const asked = Object.entries(treeOf(action.questions(context)).properties ?? {});
  return Object.fromEntries(asked.map(([key, one]) => [key, String(one.default ?? '')]));
}

function given(answers: Record<string, string>): Record<string, string> {
  const trimmed = Object.entries(answers).map(([key, value]) => [key, value.trim()] as const);
  return Object.fromEntries(trimmed.filter(([, value]) => value));
}

const problemOf = ({ path }: { path: PropertyKey[] }) => ({
  field: path.join('.'),
  message: 'Falta contestar aquí.',
});

function applied(action: Action, context: ActionContext, answers: Record<string, unknown>) {
  const copy = JSON.parse(JSON.stringify(context)) as ActionContext;
  return { context: copy, says: action.apply(copy, answers) };
}

function seenInWords({ seems, codes, pages }: SeenPdf, called?: string): string {
  const size = pages === 1 ? 'Una hoja' : `${pages} hojas`;
  if (called === undefined) return `${size}.`;
  if (seems === 'suyo') return `${size}. Es el de ${called}: lo dice adentro.`;
  if (seems === 'sin texto')
    return `${size}, sin letras que se puedan leer: parece escaneado. ¿Es el de ${called}?`;
  const other = codes[0] ? ` y sí ${codes[0]}` : '';
  return `${size}. Adentro no dice ${called}${other}. ¿Es el de ${called}?`;
}
