/** What the server answers, by method and path; a function is asked each time. */
export function answering(answers: Record<string, object | ((body: unknown) => object)>): void {
  const asked = (address: string, init?: RequestInit) => {
    const key = `${init?.method ?? 'GET'} ${address.split('?')[0]}`;
    const answer = answers[key];
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const given: unknown =
      typeof answer === 'function' ? (answer as (b: unknown) => object)(body) : answer;
    return Promise.resolve({
      ok: given !== undefined,
      status: 404,
      json: () => Promise.resolve(given),
    });
  };
  Object.assign(globalThis, { fetch: jest.fn(asked) });
}
