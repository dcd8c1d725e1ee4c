/// <reference types="@testing-library/jest-dom" />

// Its words are about elements: files that ask for Node's own environment have none.
if (typeof document !== 'undefined') jest.requireActual('@testing-library/jest-dom');

// jsdom lacks it, and the base script would ask for what older browsers lack (components/base/older.ts).
if (typeof HTMLElement !== 'undefined') HTMLElement.prototype.showPopover ??= () => undefined;

// jsdom draws nothing: no size ever changes.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
