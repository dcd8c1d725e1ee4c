import { fileWords } from '@/lib/content/faults';
import type { z } from 'zod';
import { checkData } from '@/lib/content/lint/describe-issue';

export const said = (schema: z.ZodType, value: unknown): string[] =>
  checkData(schema, value).faults.map(
    ({ field, fault }) => `${field.join('.')}: ${fileWords(fault)}`,
  );
