'use client';

import type { ComponentProps } from 'react';
import { startForm } from '../forms/start';
import { EnglishForm } from './EnglishForm';

export const start = (element: HTMLElement): Promise<void> =>
  startForm(element, (props: ComponentProps<typeof EnglishForm>) => <EnglishForm {...props} />);
