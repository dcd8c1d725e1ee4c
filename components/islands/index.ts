import { AcuseCheck } from './AcuseCheck';
import { CarouselControls } from './CarouselControls';
import { DirectorioFilter } from './DirectorioFilter';
import { Facade } from './Facade';
import { FormIsland } from './forms/FormIsland';
import { Lens } from './Lens';
import { Search } from './Search';
import { Tabs } from './Tabs';

/** Every island, by the name that its markup carries. `hydrate.ts` fetches the same names. */
export const islands = {
  AcuseCheck,
  CarouselControls,
  DirectorioFilter,
  Facade,
  FormIsland,
  Lens,
  Search,
  Tabs,
};

export type IslandName = keyof typeof islands;
