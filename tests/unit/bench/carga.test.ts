/** @jest-environment node */
import { readWrk } from '@/scripts/bench/servers';

const said = (late: string, more = '') => `Running 3s test @ http://127.0.0.1:1/
  Latency Distribution
     50%  611.00us
     99%    ${late}
  30000 requests in 3.00s, 200.00MB read
${more}Requests/sec:  10021.50
Transfer/sec:     66.00MB
`;

describe('lo que dice wrk de una carga', () => {
  it.each([
    ['1.25ms', 1.25],
    ['800.00us', 0.8],
    ['1.50s', 1500],
  ])('casi toda respuesta tardó a lo más %s', (late, p99Ms) =>
    expect(readWrk(said(late))).toEqual({ rps: 10_021.5, p99Ms }),
  );

  it.each([
    ['respuestas que no son la página', said('1ms', '  Non-2xx or 3xx responses: 12\n')],
    ['conexiones que fallaron', said('1ms', '  Socket errors: connect 0, read 1\n')],
    ['otra cosa', 'unable to connect'],
  ])('no vale si hubo %s', (_, text) => expect(() => readWrk(text)).toThrow());
});
