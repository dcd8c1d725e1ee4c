import { AcuseCheck } from './acuse/AcuseCheck';
import { FormIsland } from './forms/FormIsland';

/** Every island, by the name that its markup carries. `hydrate.ts` fetches the same names. */
export const islands = {
  AcuseCheck,
  FormIsland,
};

export type IslandName = keyof typeof islands;
