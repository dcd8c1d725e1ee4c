import { isMainThread, Worker } from 'node:worker_threads';

const cpuMs = () => (process.cpuUsage().user + process.cpuUsage().system) / 1000;

/**
 * Loaded before a program (workers.ts): a thread of its own ends the process once a question takes more memory
 * or more of the processor than it may, even while the program never pauses. The clock would count what other
 * programs take on a busy machine. Memory of sharp and zlib is outside of V8's own limit.
 */
if (isMainThread) {
  const asked = new Float64Array(new SharedArrayBuffer(8)).fill(Infinity);
  process.on('message', () => asked.fill(cpuMs()));
  new Worker(
    `const { workerData: asked } = require('node:worker_threads');
    const { REDACCION_MEMORIA: bytes, REDACCION_PROCESADOR: ms } = process.env;
    const cpuMs = ${cpuMs.toString()};
    const kill = (signal) => process.kill(process.pid, process.platform === 'win32' ? 'SIGKILL' : signal);
    setInterval(() => {
      if (process.memoryUsage.rss() > Number(bytes)) kill('SIGKILL');
      if (cpuMs() - asked[0] > Number(ms)) kill('SIGXCPU');
    }, 50);`,
    { eval: true, execArgv: [], workerData: asked },
  ).unref();
}
