import { useState } from 'react';
import { smallCopy } from '../client';
import { Act, TextInput } from '../parts';
import { PhotoPicker } from '../photos/PhotoPicker';

interface Props {
  given?: File | undefined;
  onAnswer: (address: string, alt: string) => void;
  onLeave: () => void;
}

export function AskPicture({ given, onAnswer, onLeave }: Props) {
  const [address, setAddress] = useState('');
  const [alt, setAlt] = useState('');
  const put = () => {
    if (alt.trim()) onAnswer(address, alt.trim());
  };
  return (
    // No form of its own: within the piece's, the browser would send it and leave the page.
    <div className="ask" onKeyDown={(event) => event.key === 'Escape' && onLeave()}>
      {address ? (
        <>
          <img className="photo-now" src={smallCopy(address)} alt="" />
          <TextInput
            label="Descripción de la imagen"
            help="Dice lo que se ve, a quien no la ve: «Conos y una patrulla en un punto de revisión.»"
            autoFocus
            lang="es-MX"
            spellCheck
            value={alt}
            onType={setAlt}
            onEnter={put}
          />
          <button type="button" disabled={!alt.trim()} onClick={put}>
            Poner
          </button>
        </>
      ) : (
        <PhotoPicker
          label="Fotografía para el texto"
          place="texto"
          given={given}
          onDone={(made, words = '') => {
            setAddress(made);
            setAlt(words);
          }}
        />
      )}
      <Act className="" words="Cancelar" onAct={onLeave} />
    </div>
  );
}
