/** Runs `act` after the next paint, so that feedback is drawn first. */
export const oncePainted = (act: () => void) => requestAnimationFrame(() => setTimeout(act));
