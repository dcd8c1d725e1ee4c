import type { z } from 'zod';
import { allowedKeysAt, exampleAt } from '@/lib/content/model/schema-tree';
import { describeIssue } from '@/lib/content/lint/describe-issue';

export function said(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value, { reportInput: true });
  return (error?.issues ?? []).flatMap((issue) =>
    describeIssue(issue, exampleAt(schema, issue.path), allowedKeysAt(schema, issue.path)).map(
      ({ key, message }) => `${[...issue.path, ...(key ? [key] : [])].join('.')}: ${message}`,
    ),
  );
}
