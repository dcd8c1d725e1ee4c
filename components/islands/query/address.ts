'use client';

/** The words of a search live in the address (`?q=`), so that it can be shared and survives going back. */
export const askedInAddress = () => new URLSearchParams(location.search).get('q') ?? '';

/** The address is read once; nothing tells of its changes. */
export const noChange = () => () => undefined;

export function keepInAddress(query: string): void {
  const words = query.trim();
  const search = words ? `?q=${encodeURIComponent(words)}` : '';
  if (search !== location.search)
    history.replaceState(history.state, '', location.pathname + search + location.hash);
}
