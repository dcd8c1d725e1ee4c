/** @jest-environment node */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { said } from '../http';
import { DENUNCIA as D, post, requestBody, workshop } from './helpers';

const { office, cleanUp } = workshop();
afterAll(cleanUp);

describe('las conexiones', () => {
  // All of 127.0.0.0/8 is this machine on Linux alone.
  const onLinux = process.platform === 'linux' ? it : it.skip;

  onLinux(
    'aunque veinte redes dejen abiertas todas las que pueden, quien llega entra',
    async () => {
      const { url } = await office();
      const port = Number(new URL(url).port);
      const sockets: Socket[] = [];
      for (let n = 0; n < 300; n++) {
        const socket = connect({
          port,
          host: '127.0.0.1',
          localAddress: `127.0.${1 + (n % 20)}.1`,
        });
        socket.on('error', () => undefined);
        sockets.push(socket);
        await once(socket, 'connect');
      }
      expect(said(await post(url, requestBody(D)))).toEqual([200, 'OK']);
      sockets.forEach((socket) => socket.destroy());
    },
  );
});
