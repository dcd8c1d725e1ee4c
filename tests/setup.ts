/// <reference types="@testing-library/jest-dom" />

// Its matchers need a DOM.
if (typeof document !== 'undefined') jest.requireActual('@testing-library/jest-dom');

// jsdom lacks it, and the base script would fetch polyfills (components/base/older-browsers.ts).
if (typeof HTMLElement !== 'undefined') HTMLElement.prototype.showPopover ??= () => undefined;

// jsdom draws nothing: no size ever changes.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
