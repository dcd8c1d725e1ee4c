import { cloneElement, type ReactElement } from 'react';

interface AlteredProps<P> {
  of: (props: P) => ReactElement;
  props: P;
  /** Attributes that its root has here, in place of its own. */
  root: object;
}

/** A component that would hide, or whose address the page has already, with its root made to fit here. */
export function Altered<P>({ of: draw, props, root }: AlteredProps<P>) {
  return cloneElement(draw(props), root);
}
