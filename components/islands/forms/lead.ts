/** Splits a point into its subject, the words before a colon, and the rest. */
export function leadOf(text: string): [lead: string, rest: string] {
  const [, lead = '', rest = text] = /^([^.:]{1,40}:)( .*)$/.exec(text) ?? [];
  return [lead, rest];
}
