import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font, type Point } from 'fontkit';
import { ENGINE } from '@/lib/office-folder/engine';

const CUTS = {
  '@expo-google-fonts/source-serif-4': [
    '400Regular/SourceSerif4_400Regular',
    '400Regular_Italic/SourceSerif4_400Regular_Italic',
    '600SemiBold/SourceSerif4_600SemiBold',
    '600SemiBold_Italic/SourceSerif4_600SemiBold_Italic',
  ],
  '@expo-google-fonts/source-sans-3': [
    '400Regular/SourceSans3_400Regular',
    '600SemiBold/SourceSans3_600SemiBold',
  ],
};

export const FONT_PACKAGES = Object.keys(CUTS);

export const readFonts = (): Buffer[] =>
  Object.entries(CUTS).flatMap(([name, cuts]) =>
    cuts.map((cut) => readFileSync(path.join(ENGINE, 'node_modules', name, `${cut}.ttf`))),
  );

export type { Font, Point };
export const openFont = (bytes: Buffer): Font => create(bytes);

let fonts: Font[] | undefined;

export function isInFonts(character: string): boolean {
  fonts ??= readFonts().map(openFont);
  return fonts.every((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}
