'use client';

import { useEffect, useState } from 'react';
import { keepInAddress } from '../query/address';
import { search, type Hit } from './pagefind';
import { useQuery } from '../query/use-query';

type State =
  | { is: 'empty' }
  | { is: 'searching' }
  | { is: 'found'; query: string; hits: Hit[] }
  | { is: 'failed' };

const WAIT_MS = 250;

/**
 * Search as you type over the built index; the words live in the address, so a search can be shared.
 * @param archives addresses of the index's other parts (lib/site/search.ts)
 */
export function Search({ archives }: { archives: string[] }) {
  const { query, box } = useQuery();
  const [state, setState] = useState<State>({ is: 'empty' });

  useEffect(() => {
    const words = query.trim();
    let stale = false;
    const timer = setTimeout(() => {
      keepInAddress(words);
      if (!words) return setState({ is: 'empty' });
      setState({ is: 'searching' });
      search(words, archives).then(
        (hits) => !stale && setState({ is: 'found', query: words, hits }),
        () => !stale && setState({ is: 'failed' }),
      );
    }, WAIT_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [query, archives]);

  return (
    <form role="search" className="form" onSubmit={(event) => event.preventDefault()}>
      <div className="field">
        <label htmlFor="busqueda">¿Qué busca?</label>
        <input id="busqueda" name="q" type="search" autoComplete="off" {...box} />
      </div>
      <button type="submit" className="button justify-self-start">
        Buscar
      </button>
      <p role="status">
        {state.is === 'searching' && 'Buscando…'}
        {state.is === 'failed' &&
          'El buscador no cargó. Revise su conexión o use la lista de abajo.'}
        {state.is === 'found' && announce(state.hits.length, state.query)}
      </p>
      {state.is === 'found' && (
        <ol className="link-list">
          {state.hits.map(({ url, title, excerpt }) => (
            <li key={url}>
              <a href={url}>{title}</a>
              <p className="field-help">{excerpt}</p>
            </li>
          ))}
        </ol>
      )}
    </form>
  );
}

function announce(count: number, query: string): string {
  if (count === 0) return `Sin resultados para «${query}». Pruebe con otra palabra.`;
  return count === 1 ? `1 resultado para «${query}».` : `${count} resultados para «${query}».`;
}
