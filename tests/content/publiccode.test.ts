/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const read = (file: string) => readFileSync(file, 'utf8');
const text = z.string().trim().min(1);
const words = z.array(text).min(1);

const PublicCode = z.looseObject({
  publiccodeYmlVersion: z.literal('0.7'),
  name: text,
  url: z.url(),
  platforms: words,
  developmentStatus: z.enum(['concept', 'development', 'beta', 'stable', 'obsolete']),
  softwareType: z.literal('standalone/web'),
  softwareVersion: text,
  releaseDate: z.iso.date(),
  description: z.record(
    z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/),
    z.looseObject({
      shortDescription: text.max(150),
      longDescription: text.min(150).max(10_000),
      features: words,
    }),
  ),
  legal: z.looseObject({ license: text }),
  maintenance: z.union([
    z.strictObject({ type: z.literal('none') }),
    z.strictObject({
      type: z.enum(['internal', 'community']),
      contacts: z.array(z.looseObject({ name: text })).min(1),
    }),
    z.looseObject({
      type: z.literal('contract'),
      contractors: z.array(z.looseObject({ name: text, until: z.iso.date() })).min(1),
    }),
  ]),
  localisation: z.looseObject({ localisationReady: z.boolean(), availableLanguages: words }),
});

describe('publiccode.yml', () => {
  const described = PublicCode.parse(parse(read('publiccode.yml')));
  const { version, license } = JSON.parse(read('package.json')) as Record<string, string>;

  it('tiene lo que pide su norma, con la licencia y la versión del programa', () => {
    expect([described.softwareVersion, described.legal.license]).toEqual([version, license]);
  });

  it('y el registro de cambios cuenta esa versión, con su día', () => {
    expect(read('CHANGELOG.md')).toContain(`\n## [${version}] - ${described.releaseDate}\n`);
  });
});
