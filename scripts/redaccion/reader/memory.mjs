import { isMainThread, Worker } from 'node:worker_threads';

/**
 * Loaded before a program (workers.ts): a thread of its own ends the process once it takes more memory than it
 * may, even while the program never pauses. Memory of sharp and zlib is outside of V8's own limit.
 */
if (isMainThread)
  new Worker(
    `const most = Number(process.env.REDACCION_MEMORIA);
    setInterval(() => { if (process.memoryUsage.rss() > most) process.kill(process.pid, 'SIGKILL'); }, 50);`,
    { eval: true, execArgv: [] },
  ).unref();
