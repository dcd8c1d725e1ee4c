'use client';

import { useState } from 'react';
import { englishWith } from '@/lib/forms/english';
import { Form, type FormProps } from '../forms/Form';
import { hydrate } from '../hydrate';

export const start = (element: HTMLElement) => hydrate(element, EnglishForm);

interface EnglishFormProps extends Omit<FormProps, 'language'> {
  literals: Record<string, string>;
}

export function EnglishForm({ literals, ...props }: EnglishFormProps) {
  const [language] = useState(() => englishWith(literals));
  return <Form language={language} {...props} />;
}
