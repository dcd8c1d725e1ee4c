'use client';

import { useEffect } from 'react';

/** The base script in development; it changes the page, so it starts after Next has hydrated it. */
export function DevScript() {
  useEffect(() => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = '/_/base-dev.js';
    document.body.append(script);
  }, []);
  return null;
}
