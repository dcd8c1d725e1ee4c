/** The guided actions of a place. */
export const Guided = ({ path }: { path: string; title?: string }) => (path ? null : null);
