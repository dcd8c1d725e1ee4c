type Answer = object | ((body: unknown, address: string) => unknown);

/**
 * A server, by method and path. A function is asked each time; an answer with `error` is a refusal; whatever
 * a function throws is no answer at all.
 * @returns the addresses that were asked, decoded
 */
export function answering(answers: Record<string, Answer>): string[] {
  const asked: string[] = [];
  const fetch = async (address: string, init?: RequestInit) => {
    asked.push(decodeURIComponent(address));
    const answer = answers[`${init?.method ?? 'GET'} ${address.split('?')[0]}`];
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const given = typeof answer === 'function' ? await answer(body, asked.at(-1)!) : answer;
    const ok = given !== undefined && !('error' in (given as object));
    return { ok, status: 422, json: () => Promise.resolve(given) };
  };
  Object.assign(globalThis, { fetch: jest.fn(fetch) });
  return asked;
}
