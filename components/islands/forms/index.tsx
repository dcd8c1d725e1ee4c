'use client';

import { FormIsland, type FormIslandProps } from './FormIsland';
import { startForm } from './start';

export const start = (element: HTMLElement): Promise<void> =>
  startForm(element, (props: FormIslandProps) => <FormIsland {...props} />);
