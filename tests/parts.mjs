import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

const isFirst = process.env.PRUEBAS === 'primeras';
const isRest = process.env.PRUEBAS === 'resto';

/** What a file says when a part of it is left out of `npm test`. */
const PARTLY = /onlyFirst|casesOf|testedServers/;

/**
 * Chooses test files: `npm test` leaves out `*.resto.test.*`, `npm test -- resto` runs those and the files
 * of which it leaves a part out.
 * @param {string} pattern of the files, from the project's root
 */
const chosenFiles = (pattern) =>
  globSync(pattern).filter((file) => {
    const isOfRest = file.includes('.resto.');
    if (isFirst) return !isOfRest;
    return !isRest || isOfRest || PARTLY.test(readFileSync(file, 'utf8'));
  });

/** @param {string} pattern */
export const matchesOf = (pattern) => chosenFiles(pattern).map((file) => `<rootDir>/${file}`);
