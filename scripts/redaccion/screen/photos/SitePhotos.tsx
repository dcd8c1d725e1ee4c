import { useEffect, useState } from 'react';
import type { SitePicture } from '../../api-lists';
import { fetchSitePictures, messageOf, smallCopy } from '../client';
import { matching } from '../editor/Finder';

const MOST = 24;

/** The pictures that the site already has, the newest first, found by the words that describe them. */
export function SitePhotos({ onChoose }: { onChoose: (picture: SitePicture) => void }) {
  const [pictures, setPictures] = useState<SitePicture[]>([]);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');
  useEffect(() => {
    fetchSitePictures().then(setPictures, (failure) => setFault(messageOf(failure)));
  }, []);
  const options = pictures.map((one) => ({ ...one, id: one.address, title: one.alt, note: '' }));
  return (
    <>
      {fault && <p className="fault">{fault}</p>}
      <label>
        Buscar por su descripción
        <input
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </label>
      <ul className="thumbnails">
        {matching(options, typed)
          .slice(0, MOST)
          .map(({ address, alt }) => (
            <li key={address}>
              <button type="button" title={alt} onClick={() => onChoose({ address, alt })}>
                <img src={smallCopy(address)} alt={alt || 'Sin descripción'} loading="lazy" />
              </button>
            </li>
          ))}
      </ul>
    </>
  );
}
