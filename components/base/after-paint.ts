/** Runs the callback after the next paint, so that the answer a person waits for is drawn first. */
export const oncePainted = (act: () => void) => requestAnimationFrame(() => setTimeout(act));
