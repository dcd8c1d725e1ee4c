'use client';

import type { ComponentProps } from 'react';
import { hydrate, propsOf } from '../hydrate';
import { AcuseCheck } from './AcuseCheck';

export const start = (element: HTMLElement): Promise<void> =>
  hydrate(element, <AcuseCheck {...propsOf<ComponentProps<typeof AcuseCheck>>(element)} />);
