import { useEffect, useState } from 'react';
import type { Vigencias as Found } from '../api';
import { askVigencias } from './client';

/** The first screen's line: what is overdue or soon due, each leading to its field. */
export function Vigencias() {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    // Without an answer, the list of pieces says what is wrong.
    askVigencias().then(setFound, () => undefined);
  }, []);
  if (!found) return null;
  if (found.list.length === 0) return <p className="hint">{found.summary}</p>;
  return (
    <details>
      <summary>{found.summary}</summary>
      <ul>
        {found.list.map(({ file, field, message }) => (
          <li key={`${file} ${field}`}>
            <a href={`#${encodeURI(file)}#${field}`}>{file}</a>: {message}
          </li>
        ))}
      </ul>
    </details>
  );
}
