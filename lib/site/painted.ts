/** Does it once the frame under way has been painted: what a person waits for goes first. */
export const oncePainted = (act: () => void) => requestAnimationFrame(() => setTimeout(act));
