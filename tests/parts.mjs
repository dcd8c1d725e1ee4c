import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

const isDaily = process.env.PRUEBAS === 'diarias';
const isRest = process.env.PRUEBAS === 'resto';

/** What a file says when a part of it is left out of `npm test`. */
const PARTLY = /onlyDaily|casesOf|testedServers/;

/**
 * Chooses test files: `npm test` leaves out those of the night, `npm test -- resto` runs those and the files
 * that are partly of the night.
 * @param {string} pattern of the files, from the project's root
 */
const chosenFiles = (pattern) =>
  globSync(pattern).filter((file) => {
    const isNight = file.includes('.noche.');
    if (isDaily) return !isNight;
    return !isRest || isNight || PARTLY.test(readFileSync(file, 'utf8'));
  });

/** @param {string} pattern */
export const matchesOf = (pattern) => chosenFiles(pattern).map((file) => `<rootDir>/${file}`);
