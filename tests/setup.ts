/// <reference types="@testing-library/jest-dom" />
import type * as Library from '@testing-library/dom';

// Its matchers need a DOM.
if (typeof document !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom');
  const { configure } = jest.requireActual<typeof Library>('@testing-library/dom');
  // For hangs alone: busy machines pass.
  configure({ asyncUtilTimeout: 60_000 });
}

// jsdom lacks it, and the base script would fetch polyfills (components/base/older-browsers.ts).
if (typeof HTMLElement !== 'undefined') HTMLElement.prototype.showPopover ??= () => undefined;

// jsdom draws nothing: no size ever changes.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
