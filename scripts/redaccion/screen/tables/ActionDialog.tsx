import { useEffect, useRef, useState } from 'react';
import { treeOf } from '@/lib/content/model/schema-tree';
import type { Mention, NewPdf, SeenPdf } from '../../api';
import { findMentions, lookIntoPdf, messageOf } from '../client';
import { SchemaField } from '../fields/Field';
import { nameOf } from '../fields/nodes';
import { kindName } from '../kinds';
import { FoundContext, OtherPiece } from '../problems';
import { ANSWERS, useAnswers, Values } from '../values';
import type { Action, Scene } from '../../actions/action';

/** The scene as an action left it. */
export interface Done {
  scene: Scene;
  says: string[];
  pdf?: NewPdf;
  mentions: Mention[];
}

interface Props {
  action: Action;
  scene: Scene;
  /** Of the row that it is about. */
  title?: string | undefined;
  onDone: (done: Done) => void;
  onClose: () => void;
}

/** Leads through an action: its questions, all that changes with it, and the pieces that name it. */
export function ActionDialog({ action, scene, title, onDone, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { form, answers } = useAnswers(firstAnswers(action, scene));
  const [pdf, setPdf] = useState<SeenPdf>();
  const [sure, setSure] = useState(false);
  const [mentions, setMentions] = useState<Mention[]>([]);
  const [fault, setFault] = useState('');
  const [looking, setLooking] = useState(false);
  const document = action.document?.(scene);
  const called = document?.clave || document?.titulo;
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    const { words = [], unit = '' } = action.mentions?.(scene) ?? {};
    const said = words.filter((word) => word !== undefined);
    const files = [scene.file, ...scene.others.map(({ file }) => file)];
    if (said.length > 0 || unit) findMentions(said, unit, files).then(setMentions, () => undefined);
  }, [action, scene]);
  useEffect(() => {
    const heard = form.watch(() => setFault(''));
    return () => heard.unsubscribe();
  }, [form]);

  const questions = action.questions(scene, answers);
  const node = treeOf(questions);
  const read = questions.safeParse(given(answers));
  const missing = fault ? (read.error?.issues ?? []) : [];
  const after = read.success && (!document || pdf) ? applied(action, scene, read.data) : undefined;
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
    if (!after)
      return setFault(looking ? 'Espere a que se revise el PDF.' : 'Falta contestar algo.');
    const { says } = after;
    if (typeof says === 'string') return setFault(says);
    if (!pdf) return onDone({ scene: after.scene, says, mentions });
    if (pdf.seems !== 'suyo' && !sure)
      return setFault(`Diga si este PDF es de verdad el de ${called}, o elija otro.`);
    const { archivo, sha256 } = pdf;
    const put = { archivo, sha256, nota: answers['nota']?.trim() ?? '' };
    return onDone({ scene: after.scene, says, pdf: put, mentions });
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
          {(called ?? title) && `: ${called ?? title}`}
        </h3>
        {document && (
          <div className="field">
            <label htmlFor="accion-pdf">El PDF nuevo</label>
            <p className="help" id="accion-pdf-ayuda">
              Con el nombre que tenga: aquí se le pone el suyo.
            </p>
            <input
              id="accion-pdf"
              aria-describedby="accion-pdf-ayuda"
              type="file"
              accept="application/pdf,.pdf"
              onChange={(event) => event.target.files?.[0] && void look(event.target.files[0])}
            />
          </div>
        )}
        <Values {...form}>
          <FoundContext value={{ problems: missing.map(problemOf), target: '' }}>
            {Object.entries(node.properties ?? {}).map(([key, one]) => (
              <SchemaField
                key={key}
                node={one}
                path={`${ANSWERS}.${key}`}
                label={one.title ?? nameOf(key)}
                required={node.required?.includes(key) ?? false}
              />
            ))}
          </FoundContext>
        </Values>
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
        {after && typeof after.says !== 'string' && after.says.length > 0 && (
          <Told lines={after.says} />
        )}
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

const firstAnswers = (action: Action, scene: Scene): Record<string, string> =>
  Object.fromEntries(
    Object.entries(treeOf(action.questions(scene)).properties ?? {}).map(([key, one]) => [
      key,
      String(one.default ?? ''),
    ]),
  );

/** The answers that say something. */
const given = (answers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(answers)
      .map(([key, value]) => [key, value.trim()])
      .filter(([, value]) => value),
  ) as Record<string, string>;

const problemOf = ({ path }: { path: PropertyKey[] }) => ({
  ...{ file: '', line: 0, field: path.join('.') },
  message: 'Falta contestar aquí.',
});

function applied(action: Action, scene: Scene, answers: Record<string, unknown>) {
  const copy = JSON.parse(JSON.stringify(scene)) as Scene;
  return { scene: copy, says: action.apply(copy, answers) };
}

function seenInWords({ seems, codes, pages }: SeenPdf, called = ''): string {
  const size = pages === 1 ? 'Una hoja' : `${pages} hojas`;
  if (seems === 'suyo') return `${size}. Es el de ${called}: lo dice adentro.`;
  if (seems === 'sin texto')
    return `${size}, sin letras que se puedan leer: parece escaneado. ¿Es el de ${called}?`;
  const other = codes[0] ? ` y sí ${codes[0]}` : '';
  return `${size}. Adentro no dice ${called}${other}. ¿Es el de ${called}?`;
}

const Told = ({ lines }: { lines: string[] }) => (
  <section aria-label="Además">
    <h4>Además</h4>
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
