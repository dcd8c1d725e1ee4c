type Answer = object | ((body: unknown, address: string) => unknown);

/** An answer with `error` is a refusal; a function that throws gives no answer. @returns the decoded addresses */
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
