/** @jest-environment node */
import { contentFaults, PROJECT } from '../authors';

// The only test of what the office writes: its words may change, and this one stays green.
it('los contenidos de la Sindicatura son válidos', () => {
  expect(contentFaults(PROJECT)).toEqual([]);
});
