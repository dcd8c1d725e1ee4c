'use client';

import { useEffect } from 'react';

/**
 * The base script, in development alone: `npm run build` writes it into each page (make/pages/distil.ts).
 * It starts once Next has hydrated the page, which it changes.
 */
export function DevScript() {
  useEffect(() => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = '/_/base-dev.js';
    document.body.append(script);
  }, []);
  return null;
}
