import { AcuseCheck } from './acuse/AcuseCheck';
import { CarouselControls } from './carousel/CarouselControls';
import { DirectorioFilter } from './directory/DirectorioFilter';
import { Facade } from './facade/Facade';
import { FormIsland } from './forms/FormIsland';
import { Lens } from './lens/Lens';
import { Search } from './search/Search';
import { Tabs } from './tabs/Tabs';

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
