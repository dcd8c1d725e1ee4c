import { useState } from 'react';
import type { SchemaNode } from '@/lib/content/model/schema-tree';
import { smallCopy } from '../client';
import { Act } from '../parts';
import { PhotoPicker } from '../photos/PhotoPicker';
import { changeAndGo, useFaults, useLedTo } from '../problems';
import { ROOT } from '../values';
import { usePhoto } from './controls';
import { SchemaField } from './Field';
import { nameOf } from './nodes';

const PLACE = `${ROOT}.imagen`;
const WORDS = `${ROOT}.alt`;

interface Props {
  node: SchemaNode;
  /** Of its description. */
  words: SchemaNode;
}

/** The picture of a page as wide as its text, with its acts on it. */
export function PagePhoto({ node, words }: Props) {
  const { address, alt, put } = usePhoto(PLACE);
  const faults = useFaults('imagen');
  const isAltFaulty = useFaults('alt').length > 0;
  const isLed = useLedTo(WORDS);
  const [isDescribing, setDescribing] = useState(address !== '' && alt === '');
  const [asked, setAsked] = useState<'change' | 'cut' | File>();
  // Once it is seen it stays: it must not go under the hands.
  if ((isAltFaulty || isLed) && !isDescribing) setDescribing(true);
  const done = (next: string, said = '') => {
    setAsked(undefined);
    setDescribing(true);
    put(next, said || (asked === 'cut' ? alt : ''));
  };
  const isChosen = address !== '' && asked === undefined;
  return (
    <section className="page-photo" aria-label="Imagen">
      {address && (
        <figure
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            setAsked(event.dataTransfer.files[0]);
          }}
        >
          <img className="photo-now" src={smallCopy(address)} alt="" />
          <p id={PLACE} tabIndex={-1} className="photo-acts">
            <Act words="Cambiar" of="Imagen" onAct={() => setAsked('change')} />
            {!address.endsWith('.svg') && (
              <Act words="Recortar" of="Imagen" onAct={() => setAsked('cut')} />
            )}
            <Act
              words="Describir"
              of="Imagen"
              onAct={() => changeAndGo(() => setDescribing(true), WORDS)}
            />
          </p>
        </figure>
      )}
      {faults.length > 0 && <p className="fault">{faults.join(' ')}</p>}
      {!isChosen && (
        <div id={address ? undefined : PLACE} tabIndex={-1} className="photo-empty">
          <PhotoPicker
            label={address ? 'Cambiar la fotografía' : 'Elegir la fotografía'}
            place={node.lugar ?? 'texto'}
            given={asked instanceof File ? asked : undefined}
            again={asked === 'cut' ? address : undefined}
            isAsked={asked === 'change'}
            onDone={done}
            onLeave={address ? () => setAsked(undefined) : undefined}
          />
        </div>
      )}
      {isDescribing && (
        <SchemaField node={words} path={WORDS} label={nameOf('alt')} required={address !== ''} />
      )}
    </section>
  );
}
