'use client';

import { SPANISH } from '@/lib/forms/spanish';
import { hydrate } from '../hydrate';
import { Form, type FormProps } from './Form';

export const FormIsland = (props: Omit<FormProps, 'language'>) => (
  <Form language={SPANISH} {...props} />
);

export const start = (element: HTMLElement) => hydrate(element, FormIsland);
