'use client';

import { SPANISH } from '@/lib/forms/spanish';
import { Form, type FormProps } from './Form';

export type FormIslandProps = Omit<FormProps, 'language'>;

export const FormIsland = (props: FormIslandProps) => <Form language={SPANISH} {...props} />;
