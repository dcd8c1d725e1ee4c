import { runSite } from '@/scripts/serve/serve';

/** What `npm start` does once the site is built. */
await runSite('out', '.cache/host-rules.json', process.env);
