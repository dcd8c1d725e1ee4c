import { useState } from 'react';
import { headingId } from '@/lib/content/model/slug';
import { asFields, isFields, pick } from './fields/nodes';
import { Small, TextInput } from './parts';
import { ROOT, useText, useValue } from './values';

const LIST = 'pestanas';
const SURE = 'se quita con todo su texto. ¿Quitarla?';

/** The tabs of a page: the titles of the second level of its text. @param onText told whether one was added */
export function Tabs({ onText }: { onText: (isAdded: boolean) => void }) {
  const [text = '', setText] = useText();
  const [data, setData] = useValue(`${ROOT}.${LIST}`);
  const [name, setName] = useState('');
  const settings = asFields(data);
  const parts = text.split(/^(?=## )/m);
  const put = (next: string[], isAdded = false) => {
    setText(next.join(''));
    onText(isAdded);
  };
  const remove = (at: number, title: string) => {
    if (!window.confirm(`«${title}» ${SURE}`)) return;
    put(parts.filter((_, index) => index !== at));
    if (isFields(data)) setData(pick(data, (key) => key !== headingId(title)));
  };
  const copy = (part: string, at: number, title: string) => {
    const label = `${title} (copia)`;
    put(parts.toSpliced(at + 1, 0, `${part.trimEnd()}\n\n`.replace(/^## .*/, `## ${label}`)));
    const own = settings[headingId(title)];
    if (isFields(own))
      setData({ ...settings, [headingId(label)]: pick(own, (key) => key !== 'id') });
  };
  const add = () => {
    if (!name.trim()) return;
    const last = `${(parts.at(-1) ?? '').trimEnd()}\n\n## ${name.trim()}\n\n`;
    put([...parts.slice(0, -1), last], true);
    setName('');
  };
  return (
    <details>
      <summary>Pestañas de la página</summary>
      <TextInput label="Nueva pestaña" value={name} onType={setName} onEnter={add} />
      <Small words="Agregarla" onAct={add} />
      <ul className="rows">
        {parts.map((part, index) => {
          const title = /^## (.*)/.exec(part)?.[1]?.trim();
          if (!title) return null;
          return (
            <li key={index} className="row">
              {title}
              <div className="actions">
                <Small words="Copiar" of={title} onAct={() => copy(part, index, title)} />
                <Small words="Quitar" of={title} onAct={() => remove(index, title)} />
              </div>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
