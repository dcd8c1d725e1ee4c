import type { ComponentType } from 'react';

/** A part of the newsroom that is not one piece. Its place in the address is its name in AREAS. */
interface Area {
  /** As the head of the screen calls it. */
  label: string;
  View: ComponentType;
}

/** What the head of the screen leads to, in its order. */
export const AREAS: Record<string, Area> = {};
